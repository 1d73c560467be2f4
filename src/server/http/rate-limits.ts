import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { tooManyRequests } from './errors.ts'
import { createSharedCounts } from './shared-counts.ts'

export interface LimitSettings {
  perAddressAndMinute: number
  perCookAndMinute: number
}

export const usualLimits: LimitSettings = { perAddressAndMinute: 3000, perCookAndMinute: 1200 }

export interface RateLimits {
  byAddress(request: FastifyRequest): Promise<void>
  byCook(request: FastifyRequest): Promise<void>
}

const MINUTE = 60_000

/** Returns a digest of an address, because the address itself is personal data that must not be stored. */
const digestOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

/**
 * Limits the requests of one caller. Each server counts by itself and shares its counts every so often (see
 * `createSharedCounts`). Limits that must be exact (the quota, open generations, sign-in attempts) are
 * counted elsewhere, in the transaction to which they belong.
 */
export const createRateLimits = async (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  settings: LimitSettings = usualLimits,
): Promise<RateLimits> => {
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const shared = createSharedCounts(deps, MINUTE)
  const timeWindow = MINUTE
  // IPv6 callers are counted by their /64 network, which is one household.
  const address = app.createRateLimit({ max: settings.perAddressAndMinute, timeWindow, ipv6Subnet: 64 })
  const cook = app.createRateLimit({
    max: settings.perCookAndMinute,
    timeWindow,
    keyGenerator: (request) => `cook ${request.actor?.userId}`,
  })
  const route = app.createRateLimit({
    max: (request) => request.routeOptions.config.perMinute ?? settings.perCookAndMinute,
    timeWindow,
    keyGenerator: (request) => `cook ${request.actor?.userId} ${request.routeOptions.url}`,
  })
  const apply = async (
    limiter: typeof address,
    request: FastifyRequest,
    bucketOf = (key: string) => `http ${key}`,
  ) => {
    const result = await limiter(request)
    if (result.isAllowed) return
    if (result.isExceeded) throw tooManyRequests(result.ttlInSeconds)
    const bucket = bucketOf(result.key)
    const waitS = await shared.hit({ bucket, max: result.max, hits: result.max - result.remaining })
    if (waitS > 0) throw tooManyRequests(waitS)
  }
  return {
    byAddress: (request) => apply(address, request, (key) => `http address ${digestOf(key)}`),
    byCook: async (request) => {
      await apply(cook, request)
      if (request.routeOptions.config.perMinute) await apply(route, request)
    },
  }
}
