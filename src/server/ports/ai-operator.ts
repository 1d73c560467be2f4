import type { AiError } from './ai.ts'

/** What a model is for. `fallback` writes while the first one fails. */
export type AiRole = 'writing' | 'vision' | 'pictures' | 'fallback'

/** A configured model and its service. Never a key, nor anything that could hold one. */
export interface AiConnection {
  role: AiRole
  /** What the interface calls the provider. */
  provider: string
  model: string
  /** Under which calls and failures of it are counted: `openai:gpt-5-mini`. */
  engine: string
  /** Where it answered last, or where it will be looked for first. */
  address: string
  hasKey: boolean
  /** Names of the headers that go with every call. */
  headers: string[]
  /** Host of the proxy that calls leave through. */
  proxy: string | null
  /** How much of a schema it was found to take; null while it has answered nothing yet. */
  structured: 'schema' | 'json' | 'text' | null
  /** What it was found not to take as it was asked, in the names of its protocol. */
  leftOut: string[]
}

/** How one real call ended, in the service's own words. */
export interface AiTrial {
  role: AiRole
  ok: boolean
  ms: number
  /** The address that was used. */
  address: string
  /** What the model answered, or what the service said of its failure. */
  said: string
  /** Of a failure. */
  kind: AiError['kind'] | null
  /** What to do about it, and what was noticed beside a success. */
  remedy: string | null
  inputTokens: number
  outputTokens: number
  /** Tokens that question and answer may have together; null when the service does not say. */
  contextTokens: number | null
  /** Models that the service has, where the one that was asked for is not among them. */
  models: string[]
}

/** What whoever runs the server can find out about the configured models. */
export interface AiOperator {
  connections(): AiConnection[]
  /**
   * One small real call: a few tokens, for `pictures` one picture.
   * @throws the signal's reason; every other failure is the trial's outcome
   */
  tryOut(role: AiRole, options: { signal: AbortSignal }): Promise<AiTrial>
}
