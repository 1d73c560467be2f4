import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { canonicalEmail } from '#identity/email-address.ts'
import { openPrivateJson, type PrivateFolder } from '#identity/private-file.ts'
import type { AddressHash } from '#server/ports/address-hash.ts'

const keyFile = z.object({ key: z.string().min(43) })

/** Reads this installation's key for hashing addresses from `folder`, and makes it on the first start. */
export async function openAddressHash(folder: PrivateFolder): Promise<AddressHash> {
  const { key } = await openPrivateJson(
    folder,
    'address-key.json',
    keyFile,
    () => ({ key: randomBytes(32).toString('base64url') }),
    'what deleted accounts had used is then forgotten.',
  )
  return (email) => {
    // The address is normalized as the identity service does it, also when another provider has signed the
    // cook in.
    const address = canonicalEmail(email.trim())
    return address === null ? null : createHmac('sha256', key).update(`address\0${address}`).digest()
  }
}
