import type { SubscriptionStatus } from '#contract/common.ts'
import type { generationStages } from '#contract/generations.ts'
import type { GenerateRequest, RecipeOption } from '#contract/recipes.ts'
import type { UnitSystem } from '#contract/settings.ts'
import type { Season } from '#domain/season.ts'
import type { Craving } from '#kitchen/craving/craving.ts'
import type { Language } from '#kitchen/languages/dictionary.ts'
import type { GenerationKey } from '#server/stores/generations.ts'

export type Stage = (typeof generationStages)[number]
export type Kind = 'text' | 'ingredients' | 'option'

/** What the cook asked for, in one shape for every way of asking. */
export interface Request extends GenerateRequest {
  kind: Kind
  /** What was chosen, when it is of kind `option`; the prompt says the same in words. */
  option?: Pick<RecipeOption, 'title' | 'requiredIngredients'>
}

/** A generation that has its place in the ledger and can be worked on. */
export interface Job extends GenerationKey {
  status: SubscriptionStatus
}

/** One that writes a recipe for words. */
export interface WritingJob extends Job {
  request: Request
  /** What was understood of the words, held under the cook's profile. */
  craving: Craving
  season: Season
  /** The language that the recipe is written in. */
  language: Language
  units: UnitSystem
  /** Which one of this cook's generations it is: another attempt gives another recipe. */
  attempt: number
}

/** What the overlay shows for each way of asking, in order. */
export const stagesOf = (kind: Kind): readonly Stage[] =>
  kind === 'text' ? ['analyzing', 'generating', 'image', 'finalizing'] : ['crafting', 'image', 'finalizing']
