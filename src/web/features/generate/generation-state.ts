import type { PartialRecipe } from '#contract/generations.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { Stage } from '#domain/progress.ts'

/** A generation as the cook sees it. */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'running'
      /** Known from the first event on. */
      id: string | null
      startedAt: number
      stage: Stage | undefined
      partial: PartialRecipe
      cancelling: boolean
    }
  | { kind: 'done'; recipe: Recipe; canGenerate: boolean }
  | { kind: 'limit' }
  /** `message` says what happened; the recipe was not made and nothing was counted. */
  | { kind: 'failed'; message: string; profileConflict: boolean }

export type RunningGeneration = Extract<GenerationState, { kind: 'running' }>
