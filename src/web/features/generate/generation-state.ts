import type { PartialRecipe } from '#contract/generations.ts'
import type { NearRecipe } from '#contract/problem.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { ProgressMode, Stage } from '#domain/progress.ts'

/** From words, from the ingredients of a photo, or from a photo of a written recipe. */
export type GenerationMode = Exclude<ProgressMode, 'photo-analysis'>

/** A generation as the cook sees it. */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'running'
      mode: GenerationMode
      /** Known from the first event on. */
      id: string | null
      startedAt: number
      stage: Stage | undefined
      partial: PartialRecipe
      cancelling: boolean
    }
  | { kind: 'done'; mode: GenerationMode; recipe: Recipe; canGenerate: boolean }
  /** `message` is the server's, in HTML of a few inline tags. */
  | { kind: 'limit'; mode: GenerationMode; message: string }
  /**
   * `message` says what happened. The recipe was not made and nothing was counted, unless it is `unheard` whether the
   * request arrived at all.
   */
  | {
      kind: 'failed'
      mode: GenerationMode
      message: string
      profileConflict: boolean
      /** It was a photo of handwriting that nothing here can read. */
      isHandwriting: boolean
      unheard: boolean
      /** Recipes that come near to what was asked for. */
      near: readonly NearRecipe[]
    }
  /** The connection broke off; the server goes on, and how it ends is told on the next visit. */
  | { kind: 'lost'; mode: GenerationMode }

export type RunningGeneration = Extract<GenerationState, { kind: 'running' }>
