import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

/** What a model is for. `fallback` writes while the first one fails. */
export const modelRole = z.enum(['writing', 'vision', 'pictures', 'fallback'])
export type ModelRole = z.infer<typeof modelRole>

/** A configured model, as it was set in the environment: read-only, and without a key. */
export const modelConnection = z.object({
  role: modelRole,
  provider: z.string(),
  model: z.string(),
  engine: z.string(),
  address: z.string(),
  hasKey: z.boolean(),
  headers: z.array(z.string()),
  proxy: z.string().nullable(),
  /** How much of a schema it was found to take; null while it has answered nothing yet. */
  structured: z.enum(['schema', 'json', 'text']).nullable(),
  /** Parameters that it was found not to take. */
  leftOut: z.array(z.string()),
})
export type ModelConnection = z.infer<typeof modelConnection>

/** How one small real call ended. */
export const modelTrial = z.object({
  role: modelRole,
  ok: z.boolean(),
  ms: z.int(),
  address: z.string(),
  /** What the model answered, or what the service said of its failure. */
  said: z.string(),
  kind: z.enum(['refused', 'credentials', 'payment', 'busy', 'timeout', 'unreachable', 'broken']).nullable(),
  remedy: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  contextTokens: z.int().nullable(),
  models: z.array(z.string()),
})
export type ModelTrial = z.infer<typeof modelTrial>

export const modelDay = z.object({
  /** `yyyy-MM-dd`, in UTC. */
  day: z.string(),
  engine: z.string(),
  calls: z.int(),
  failed: z.int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  pictures: z.int(),
  /** By the prices that are set; null without one. */
  cost: z.number().nullable(),
})
export type ModelDay = z.infer<typeof modelDay>

export const modelFailure = z.object({
  at: instant,
  engine: z.string(),
  call: z.string(),
  kind: z.string(),
  address: z.string(),
  said: z.string().nullable(),
})
export type ModelFailure = z.infer<typeof modelFailure>

export const modelReport = z.object({
  /** Empty where the built-in kitchen writes. */
  connections: z.array(modelConnection),
  days: z.array(modelDay),
  failures: z.array(modelFailure),
  /** Of the costs, such as `USD`. */
  currency: z.string(),
})
export type ModelReport = z.infer<typeof modelReport>

export const models = {
  report: route({
    method: 'GET',
    path: '/api/admin/models',
    access: 'admin',
    summary: 'The configured models, what they were asked in the last 30 days, and their last failures.',
    reply: modelReport,
  }),
  tryOut: route({
    method: 'POST',
    path: '/api/admin/models/try',
    access: 'admin',
    summary: 'Asks one model one small question, and answers what came of it in the words of its service.',
    body: z.object({ role: modelRole }),
    reply: modelTrial,
  }),
}
