import type { ModelConnection, ModelRole, ModelTrial } from '#contract/models.ts'

/** Tells whoever runs the server what can be found out about the configured models. */
export interface AiOperator {
  connections(): ModelConnection[]
  /**
   * One small real call: a few tokens, for `pictures` one picture.
   * @throws the signal's reason; every other failure is the trial's outcome
   */
  tryOut(role: ModelRole, options: { signal: AbortSignal }): Promise<ModelTrial>
}
