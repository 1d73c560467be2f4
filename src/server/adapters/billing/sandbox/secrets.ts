import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { openPrivateJson, type PrivateFolder } from '#identity/private-file.ts'

const secretsFile = z.object({ serverKey: z.string().min(43), webhookSecret: z.string().min(43) })

export interface SandboxSecrets {
  /** Signs the sandbox's events. */
  webhookSecret: string
  /** Names this sandbox without telling its key. */
  accountHash: string
  /** Of a payment: the same each time, and nothing secret needs to be stored. */
  clientSecretOf(paymentId: string): string
  /** Whose client secret this is; null when it is none of ours. */
  paymentOf(clientSecret: string): string | null
}

/** Reads the sandbox's secrets from `folder`; makes them on the first start. */
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
