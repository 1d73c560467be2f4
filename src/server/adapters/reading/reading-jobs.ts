/** What the reading thread is asked and answers, as plain data. Types only: both sides of the thread read it. */
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Corrections } from '#kitchen/nutrition/index.ts'
import type { FoundRecipe } from '#kitchen/reading/index.ts'
import type { RecipeContent } from '#kitchen/recipe-content.ts'
import type { FetchedPage } from '#server/ports/pages.ts'
import type { FoundDraft, ReadSource } from '#server/ports/reading.ts'

export interface ReadingJobs {
  page: { asked: { page: FetchedPage; which: number }; result: ReadSource }
  text: { asked: { text: string; which: number }; result: ReadSource }
  found: { asked: { found: FoundRecipe }; result: FoundDraft }
  recipe: { asked: { draft: RecipeDraft; corrections?: Corrections | undefined }; result: RecipeContent }
}

export type ReadingJob = {
  [Kind in keyof ReadingJobs]: { kind: Kind } & ReadingJobs[Kind]['asked']
}[keyof ReadingJobs]
export type ReadingResult = ReadingJobs[keyof ReadingJobs]['result']
