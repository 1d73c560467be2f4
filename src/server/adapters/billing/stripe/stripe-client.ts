import Stripe from 'stripe'
import type { StripeConfig } from './stripe-config.ts'

/** API version that this adapter was written for; another one does not pass the type check. */
const apiVersion = '2026-10-28.endive'

/** Milliseconds to wait for one answer: a cook sits in front of most of them. */
const TIMEOUT_MS = 20_000

export const createStripeClient = ({ secretKey, apiBase }: StripeConfig, maxNetworkRetries = 2): Stripe => {
  const base = apiBase === null ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    apiVersion,
    timeout: TIMEOUT_MS,
    maxNetworkRetries,
    telemetry: false,
    ...(base && {
      host: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}
