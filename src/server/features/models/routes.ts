import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { ModelConnection, ModelDay } from '#contract/models.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { conflict } from '#server/http/errors.ts'
import { readerGone } from '#server/http/event-stream.ts'
import { lastModelFailures, modelDays } from '#server/stores/model-calls.ts'

/** Prices by the names of models: for a million tokens read and written, or for a picture. */
export interface ModelPrices {
  currency: string
  models: Readonly<Record<string, { input: number; output: number } | { picture: number }>>
}

const DAYS_SHOWN = 30
const FAILURES_SHOWN = 30
const MILLION = 1_000_000
/** Maximum number of trials a minute, because each costs a call. */
const triesPerMinute = 20

/** Routes of the operator's page about the models. */
export const modelRoutes = (app: FastifyInstance, { db, clock, ai }: Deps, prices: ModelPrices) => {
  bind(app, api.models.report, async () => {
    const since = new Date(clock.now().getTime() - DAYS_SHOWN * 24 * 60 * 60_000)
    const days = await modelDays(db, since)
    const failures = await lastModelFailures(db, FAILURES_SHOWN)
    return {
      connections: (ai.operator?.connections() ?? []).map((connection) => withCost(connection, prices)),
      days: days.map((day) => ({ ...day, cost: costOf(day, prices) })),
      failures: failures.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
      currency: prices.currency,
    }
  })

  bind(
    app,
    api.models.tryOut,
    async ({ body: { role }, reply }) => {
      const connection = ai.operator?.connections().find((one) => one.role === role)
      if (!ai.operator || !connection) throw conflict('No model is configured for this.')
      return await ai.operator.tryOut(role, { signal: readerGone(reply) })
    },
    { perMinute: triesPerMinute },
  )
}

/** Adds what the references of one request cost. */
function withCost(connection: ModelConnection, prices: ModelPrices): ModelConnection {
  const { references, engine } = connection
  if (!references) return connection
  const read = { engine, inputTokens: references.tokens, outputTokens: 0, pictures: 0 }
  return { ...connection, references: { ...references, cost: costOf(read, prices) } }
}

/** Returns the cost of a day's calls; null when no price is set for the model. */
function costOf(
  {
    engine,
    inputTokens,
    outputTokens,
    pictures,
  }: Pick<ModelDay, 'engine' | 'inputTokens' | 'outputTokens' | 'pictures'>,
  { models }: ModelPrices,
): number | null {
  const price = models[engine.slice(engine.indexOf(':') + 1)]
  if (!price) return null
  return 'picture' in price
    ? pictures * price.picture
    : (inputTokens * price.input + outputTokens * price.output) / MILLION
}
