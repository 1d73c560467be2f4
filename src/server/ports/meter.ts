/** One call to a configured model, for whoever pays for it. */
export interface ModelCall {
  /** `writeRecipe`, `drawDish`, … */
  call: string
  /** Such as `openai:gpt-5-mini`. */
  engine: string
  /** `done`, `aborted`, or the kind of failure. */
  outcome: string
  ms: number
  inputTokens: number
  outputTokens: number
  /** Where it was asked. */
  address: string
  /** Of a failure: the service's own words. */
  said?: string | undefined
}

/** Is told what happens, for the operator's figures. Never a cook's words, address or id. */
export interface Meter {
  /** Resolves when it is written down; it never rejects. */
  modelCalled(call: ModelCall): void | Promise<void>
}
