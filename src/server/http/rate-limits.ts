import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from './errors.ts'

export interface LimitSettings {
  perAddressAndMinute: number
  perCookAndMinute: number
}

export const usualLimits: LimitSettings = { perAddressAndMinute: 3000, perCookAndMinute: 1200 }

export interface RateLimits {
  byAddress(request: FastifyRequest): Promise<void>
  byCook(request: FastifyRequest): Promise<void>
}

/**
 * Keeps one caller from flooding one process. What must be exact over all instances (the quota, the number of
 * open generations, sign-in attempts) is counted in the database instead.
 */
export const createRateLimits = async (
  app: FastifyInstance,
  settings: LimitSettings = usualLimits,
): Promise<RateLimits> => {
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const timeWindow = 60_000
  // By the whole /64 of an IPv6 caller: that is one household.
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
  const apply = async (limiter: typeof address, request: FastifyRequest) => {
    const result = await limiter(request)
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds)
  }
  return {
    byAddress: (request) => apply(address, request),
    byCook: async (request) => {
      await apply(cook, request)
      if (request.routeOptions.config.perMinute) await apply(route, request)
    },
  }
}
