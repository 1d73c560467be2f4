import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { openPrivateJson, type PrivateFolder } from '#identity/private-file.ts'

const secretsFile = z.object({ serverKey: z.string().min(43), webhookSecret: z.string().min(43) })

export interface SandboxSecrets {
  /** Secret that signs the sandbox's events. */
  webhookSecret: string
  /** Digest that identifies this sandbox without revealing its key. */
  accountHash: string
  /**
   * Returns the client secret of a payment, which is computed each time so that no secret needs to be stored.
   */
  clientSecretOf(paymentId: string): string
  /** Returns the payment of a client secret; null when the sandbox did not issue it. */
  paymentOf(clientSecret: string): string | null
}

/** Reads the sandbox's secrets from `folder`, and makes them on the first start. */
export async function openSecrets(folder: PrivateFolder): Promise<SandboxSecrets> {
  const { serverKey, webhookSecret } = await openPrivateJson(
    folder,
    'sandbox.json',
    secretsFile,
    () => ({ serverKey: newSecret(), webhookSecret: `sbx_whsec_${newSecret()}` }),
    'the sandbox then begins anew.',
  )
  const signed = (paymentId: string) => createHmac('sha256', serverKey).update(paymentId).digest('base64url')
  return {
    webhookSecret,
    accountHash: createHash('sha256').update(`sandbox\0${serverKey}`).digest('hex').slice(0, 16),
    clientSecretOf: (paymentId) => `${paymentId}_secret_${signed(paymentId)}`,
    paymentOf: (clientSecret) => {
      const [, paymentId, signature] = /^(sbx_pi_[a-z]+)_secret_([\w-]{43})$/.exec(clientSecret) ?? []
      if (!paymentId || !signature) return null
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(paymentId))) ? paymentId : null
    },
  }
}

const newSecret = () => randomBytes(32).toString('base64url')
