/** Call to a configured model, for the operator's bill. */
export interface ModelCall {
  /** Name of the call: `writeRecipe`, `drawDish`, … */
  call: string
  /** Name of the engine, such as `openai:gpt-5-mini`. */
  engine: string
  /** Outcome: `done`, `aborted`, or the kind of failure. */
  outcome: string
  ms: number
  inputTokens: number
  outputTokens: number
  /** Address of the service that was called. */
  address: string
  /** Service's own words about a failure. */
  said?: string | undefined
}

/** Receives calls of models for the operator's figures. Never a cook's words, address or id. */
export interface Meter {
  /** Resolves when the call is recorded; it never rejects. */
  modelCalled(call: ModelCall): void | Promise<void>
}
