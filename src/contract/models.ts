import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

/** The task of a model. `fallback` writes while the first one fails. */
export const modelRole = z.enum(['writing', 'vision', 'pictures', 'fallback'])
export type ModelRole = z.infer<typeof modelRole>

/** A configured model, as it was set in the environment: read-only, and without a key. */
export const modelConnection = z.object({
  role: modelRole,
  /** The provider's name as the interface shows it. */
  provider: z.string(),
  model: z.string(),
  /** The name under which its calls and failures are counted: `openai:gpt-5-mini`. */
  engine: z.string(),
  /** The address at which it answered last, or will be looked for first. */
  address: z.string(),
  hasKey: z.boolean(),
  /** Names of the headers that go with every call, without their values. */
  headers: z.array(z.string()),
  /** Host of the proxy that calls leave through. */
  proxy: z.string().nullable(),
  /** The strictest form of answer that it was found to keep to; null while it has answered nothing yet. */
  structured: z.enum(['schema', 'json', 'text']).nullable(),
  /** Parameters that it was found not to take, by their names in its protocol. */
  leftOut: z.array(z.string()),
})
export type ModelConnection = z.infer<typeof modelConnection>

/** The outcome of one small real call, in the service's own words. */
export const modelTrial = z.object({
  role: modelRole,
  ok: z.boolean(),
  ms: z.int(),
  address: z.string(),
  /** The model's answer, or the service's words on its failure. */
  said: z.string(),
  /** The kind of failure; null of a success. */
  kind: z.enum(['refused', 'credentials', 'payment', 'busy', 'timeout', 'unreachable', 'broken']).nullable(),
  /** Advice on a failure, or on something noticed beside a success. */
  remedy: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Tokens that question and answer may have together; null when the service does not say. */
  contextTokens: z.int().nullable(),
  /** Models that the service has, where the one that was asked for is not among them. */
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
  /** The cost by the prices that are set; null without one. */
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
  /** The configured models; none where the built-in kitchen writes. */
  connections: z.array(modelConnection),
  days: z.array(modelDay),
  failures: z.array(modelFailure),
  /** The currency of the costs, such as `USD`. */
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
