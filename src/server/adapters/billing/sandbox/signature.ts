import { createHmac, timingSafeEqual } from 'node:crypto'
import { BillingError } from '#server/ports/billing.ts'

/** Header with the signature of an event, in the form that Stripe uses: `t=1780000000,v1=…`. */
export const SIGNATURE_HEADER = 'sandbox-signature'
export const TOLERANCE_S = 300

const digest = (secret: string, time: number | string, raw: string | Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(raw).digest('hex')

export const signatureOf = (secret: string, raw: string | Buffer, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${digest(secret, time, raw)}`
}

/** @throws BillingError bad_signature; the header may hold several `v1` while a secret is exchanged. */
export const verifySignature = (
  secret: string,
  raw: Buffer,
  header: string | string[] | undefined,
  now: Date,
): void => {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? ''))
  if (!/^\d{1,12}$/.test(time)) throw new BillingError('bad_signature', 'The signature has no time.')
  const wanted = Buffer.from(digest(secret, time, raw))
  const isSigned = given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted))
  if (!isSigned) throw new BillingError('bad_signature', 'The signature is not the sandbox’s.')
  if (Math.floor(now.getTime() / 1000) - Number(time) > TOLERANCE_S) {
    throw new BillingError('bad_signature', 'The signature is too old.')
  }
}
