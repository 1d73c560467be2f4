import type { ModelConnection, ModelRole, ModelTrial } from '#contract/models.ts'

/** Reports on the configured models to the operator. */
export interface AiOperator {
  connections(): ModelConnection[]
  /**
   * Makes one small real call: a few tokens, for `pictures` one picture.
   * @throws the signal's reason; every other failure is the trial's outcome
   */
  tryOut(role: ModelRole, options: { signal: AbortSignal }): Promise<ModelTrial>
}
