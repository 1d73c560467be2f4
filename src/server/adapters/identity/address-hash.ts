import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { canonicalEmail } from '#identity/email-address.ts'
import { openPrivateJson, type PrivateFolder } from '#identity/private-file.ts'
import type { AddressHash } from '#server/ports/address-hash.ts'

const keyFile = z.object({ key: z.string().min(43) })

/** Reads this installation's key for addresses from `folder`; makes it on the first start. */
export async function openAddressHash(folder: PrivateFolder): Promise<AddressHash> {
  const { key } = await openPrivateJson(
    folder,
    'address-key.json',
    keyFile,
    () => ({ key: randomBytes(32).toString('base64url') }),
    'what deleted accounts had used is then forgotten.',
  )
  return (email) => {
    // As the identity service knows it, also where another one has signed the cook in.
    const address = canonicalEmail(email.trim())
    return address === null ? null : createHmac('sha256', key).update(`address\0${address}`).digest()
  }
}
