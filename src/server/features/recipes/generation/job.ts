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

/** Request for a recipe, in one shape for every way of asking. */
export interface Request extends GenerateRequest {
  kind: Kind
  /** Chosen option of a request of kind `option`; the prompt says the same in words. */
  option?: Pick<RecipeOption, 'title' | 'requiredIngredients'>
}

/** Generation that has been reserved in the ledger and can be worked on. */
export interface Job extends GenerationKey {
  status: SubscriptionStatus
}

/** Generation that writes a recipe for words. */
export interface WritingJob extends Job {
  request: Request
  /** Craving as it was read from the words, under the cook's profile. */
  craving: Craving
  season: Season
  language: Language
  units: UnitSystem
  /** Number of this generation among the cook's: another attempt gives another recipe. */
  attempt: number
}

/** Returns the stages that the overlay shows for each way of asking, in order. */
export const stagesOf = (kind: Kind): readonly Stage[] =>
  kind === 'text' ? ['analyzing', 'generating', 'image', 'finalizing'] : ['crafting', 'image', 'finalizing']
