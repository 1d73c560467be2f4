import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

/** The task of a model; `fallback` writes while the first writing model fails. */
export const modelRole = z.enum(['writing', 'vision', 'pictures', 'fallback'])
export type ModelRole = z.infer<typeof modelRole>

/** A configured model, as set in the environment: read-only, and without its API key. */
export const modelConnection = z.object({
  role: modelRole,
  /** Provider's name as the interface shows it. */
  provider: z.string(),
  model: z.string(),
  /** Name under which the model's calls and failures are counted: `openai:gpt-5-mini`. */
  engine: z.string(),
  /** The address that answered last, or that is tried first. */
  address: z.string(),
  hasKey: z.boolean(),
  /** Names of the extra headers of every request, without their values. */
  headers: z.array(z.string()),
  /** Host of the proxy that requests go through. */
  proxy: z.string().nullable(),
  /** The strictest output format that the model was found to follow; null before its first answer. */
  structured: z.enum(['schema', 'json', 'text']).nullable(),
  /** Parameters that the model was found to reject, by their names in its protocol. */
  leftOut: z.array(z.string()),
  /**
   * Recipes of the cookbook that a writing model is shown with each request at most, with the tokens by which
   * a request grows on average and, where the model has a price, what they cost; null when it is shown none.
   */
  references: z.object({ most: z.int(), tokens: z.int(), cost: z.number().nullable().optional() }).nullable(),
})
export type ModelConnection = z.infer<typeof modelConnection>

/** The outcome of one small real request, in the service's own words. */
export const modelTrial = z.object({
  role: modelRole,
  ok: z.boolean(),
  ms: z.int(),
  address: z.string(),
  /** The model's answer, or the service's error message. */
  said: z.string(),
  /** The kind of failure; null on success. */
  kind: z.enum(['refused', 'credentials', 'payment', 'busy', 'timeout', 'unreachable', 'broken']).nullable(),
  /** Advice on a failure, or on something noticed during a success. */
  remedy: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Tokens that prompt and answer may have together; null when the service does not say. */
  contextTokens: z.int().nullable(),
  /** Models that the service offers, when the requested one is not among them. */
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
  /** Cost by the configured prices; null when no price is configured. */
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
  /** Configured models; empty when the built-in kitchen writes the recipes. */
  connections: z.array(modelConnection),
  days: z.array(modelDay),
  failures: z.array(modelFailure),
  /** Currency of the costs, such as `USD`. */
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
