/** Who writes and draws. config.ts has validated it: a provider other than `builtin` comes with its model. */
export interface AiConfig {
  provider: 'builtin' | 'openai' | 'anthropic' | 'google' | 'openai-compatible' | 'ollama'
  apiKey?: string | null
  /** Where the provider answers. Needed for `openai-compatible`; `ollama` is looked for on this machine. */
  baseUrl?: string | null
  model?: string | null
  visionModel?: string | null
  /** Without it, dishes are drawn by the kitchen itself. */
  imageModel?: string | null
  /** Longest wait for one whole answer. 120 seconds when not given: a local model may have to be loaded first. */
  timeoutS?: number | null
}

export type ModelConfig = AiConfig & { provider: Exclude<AiConfig['provider'], 'builtin'> }

export const DEFAULT_TIMEOUT_S = 120
