import type { PartialRecipe } from '#contract/generations.ts'
import type { NearRecipe } from '#contract/problem.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { ProgressMode, Stage } from '#domain/progress.ts'

/** The input of a generation: a craving, the ingredients on a photo, or a photo of a written recipe. */
export type GenerationMode = Exclude<ProgressMode, 'photo-analysis'>

/** The state of a generation as the cook sees it. */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'running'
      mode: GenerationMode
      /** The id, known from the first event on. */
      id: string | null
      startedAt: number
      stage: Stage | undefined
      partial: PartialRecipe
      cancelling: boolean
    }
  | { kind: 'done'; mode: GenerationMode; recipe: Recipe; canGenerate: boolean }
  /** `message` is the server's, in HTML with a few inline tags. */
  | { kind: 'limit'; mode: GenerationMode; message: string }
  /**
   * A failed generation; `message` gives the reason. No recipe was made and nothing was counted, unless
   * `unheard` says that the request may or may not have arrived.
   */
  | {
      kind: 'failed'
      mode: GenerationMode
      message: string
      profileConflict: boolean
      /** True for a photo of handwriting, which cannot be read here. */
      isHandwriting: boolean
      unheard: boolean
      /** Recipes that come near the request. */
      near: readonly NearRecipe[]
    }
  /** The connection broke off while the server continues; the next visit shows the result. */
  | { kind: 'lost'; mode: GenerationMode }

export type RunningGeneration = Extract<GenerationState, { kind: 'running' }>
