import type { ProviderName } from './providers.ts'

/** A service and the way to it. */
export interface ServiceConfig {
  provider: ProviderName
  apiKey?: string | null
  /** Where it answers, in any form that service-address.ts reads; each provider has its usual place. */
  baseUrl?: string | null
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>> | null
  /** Of HTTP, through which calls leave this network. */
  proxy?: string | null
}

export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
export type ReasoningEffort = (typeof reasoningEfforts)[number]

/** A model that writes, with the services around it. config.ts has validated it. */
export interface ModelConfig extends ServiceConfig {
  model?: string | null
  visionModel?: string | null
  /** Where the model that sees is, if not where the writing one is. */
  vision?: ServiceConfig | null
  /** Without it, dishes are drawn by the kitchen itself. */
  imageModel?: string | null
  /** Where the image model is, if not where the writing one is. */
  image?: ServiceConfig | null
  /** Writes while the first one fails. */
  fallback?: (ServiceConfig & { model: string }) | null
  /** Longest wait for the first word. 120 seconds when not given: a local model may have to be loaded first. */
  timeoutS?: number | null
  /** Longest wait from one word to the next. 60 seconds when not given, and at most half of the other. */
  pauseS?: number | null
  /** Most tokens of an answer; 8,000 when not given, for thinking models count their thoughts too. */
  maxTokens?: number | null
  /** The model's own when not given. */
  temperature?: number | null
  /** What suits the provider when not given. */
  reasoning?: ReasoningEffort | null
}

/** Who writes and draws: the built-in kitchen, or models. */
export type AiConfig = { provider: 'builtin' } | ModelConfig

export const DEFAULT_TIMEOUT_S = 120
export const DEFAULT_PAUSE_S = 60
/** A recipe has some 1,000 tokens; thinking models count their thoughts, too. */
export const DEFAULT_MAX_TOKENS = 8_000
