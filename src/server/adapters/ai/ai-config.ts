import type { ProviderName } from './providers.ts'

export interface ServiceConfig {
  provider: ProviderName
  apiKey?: string | null
  /** Address of the service, in any form that service-address.ts reads; each provider has its usual one. */
  baseUrl?: string | null
  /** HTTP headers that are sent with every call. */
  headers?: Readonly<Record<string, string>> | null
  /** Address of the HTTP proxy through which calls leave this network. */
  proxy?: string | null
}

export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
export type ReasoningEffort = (typeof reasoningEfforts)[number]

/** Model that writes recipes, with the services around it. config.ts has validated it. */
export interface ModelConfig extends ServiceConfig {
  model?: string | null
  visionModel?: string | null
  /** Service of the vision model when it is not the one of the writing model. */
  vision?: ServiceConfig | null
  /** Model that paints pictures; null leaves the drawing of dishes to the built-in kitchen. */
  imageModel?: string | null
  /** Service of the image model when it is not the one of the writing model. */
  image?: ServiceConfig | null
  /** Model that writes while the first one fails. */
  fallback?: (ServiceConfig & { model: string }) | null
  /** Seconds to wait for the first token, 120 by default: a local model may have to be loaded first. */
  timeoutS?: number | null
  /** Seconds to wait between two tokens: by default 60, or half of `timeoutS` where that is less. */
  pauseS?: number | null
  /**
   * Maximum number of tokens of an answer, 8,000 by default, because thinking models count their thoughts
   * too.
   */
  maxTokens?: number | null
  /** Sampling temperature; null leaves the model its own default. */
  temperature?: number | null
  /** Amount of thinking to ask for; null takes the default that suits the provider. */
  reasoning?: ReasoningEffort | null
  /** Number of recipes of the cookbook that the writing model is shown as reference; none by default. */
  references?: number | null
}

/** Engine that writes and draws: the built-in kitchen, or models. */
export type AiConfig = { provider: 'builtin' } | ModelConfig

export const DEFAULT_TIMEOUT_S = 120
export const DEFAULT_PAUSE_S = 60
/** Answer limit in tokens: a recipe has some 1,000, and thinking models count their thoughts, too. */
export const DEFAULT_MAX_TOKENS = 8_000
/** Largest number of recipes that are shown as reference: a third seldom comes near. */
export const MOST_REFERENCES = 2
