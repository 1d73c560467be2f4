import { headOf } from '#contract/storable-text.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, quotaMessage, recipesLeft } from '#domain/quota.ts'
import { type FoundRecipe, nothingFound } from '#kitchen/reading/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError } from '#server/http/errors.ts'
import { type Ai, AiError } from '#server/ports/ai.ts'
import type { FoundDraft } from '#server/ports/reading.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'
import { readingFailure } from '../reading-failure.ts'

export type ReadsText = Pick<Ai, 'takeDown'>

/** Maximum number of characters of a page that a model gets. */
const MOST_TEXT = 24_000
/** Number of characters below which a text is no recipe. */
const LEAST_TEXT = 80

/**
 * Reads a text that no reader of the kitchen understood with a model, where one is configured. It uses quota
 * once it is saved, so it is refused when the quota is used up. null when there is no model, or it finds no
 * recipe either.
 */
export async function readWithModel(
  { db, clock, reading }: Deps,
  ai: ReadsText,
  { userId, status }: Actor,
  text: string,
  signal: AbortSignal,
): Promise<{ found: FoundDraft; engine: string } | null> {
  if (!ai.takeDown || text.trim().length < LEAST_TEXT) return null
  const now = clock.now()
  const used = await usedThisMonth(db, userId, monthOf(now), now)
  if (!isPremium(status) && recipesLeft(status, used) === 0)
    throw new AppError('quota_exceeded', quotaMessage())
  const page = headOf(text, MOST_TEXT)
  try {
    const { draft, engine } = await ai.takeDown({ text: page }, { signal })
    const found: FoundRecipe = {
      ...nothingFound(),
      title: draft.title,
      description: draft.description,
      ingredients: draft.ingredients.map(({ amount, item, group = null }) => ({
        text: `${amount} ${item}`.trim(),
        group,
      })),
      steps: draft.instructions.map((step) => ({ text: step, group: null })),
      prepMinutes: draft.prepTime,
      cookMinutes: draft.cookTime,
      restMinutes: draft.restTime || null,
      yield: `${draft.servings} servings`,
      categories: [draft.category],
    }
    // A model that makes amounts up has not read the text.
    if (inventsAmounts(found, page)) return null
    const looked = await reading.found(found, { cook: userId, signal }).catch(readingFailure('text'))
    return { found: looked, engine }
  } catch (error) {
    if (error instanceof AiError && error.kind === 'refused') return null
    throw error
  }
}

/** True when an ingredient has a number that the text does not. Fractions are compared by their parts. */
const inventsAmounts = ({ ingredients }: FoundRecipe, text: string): boolean => {
  const figures = (words: string): string[] =>
    words.normalize('NFKC').replaceAll('⁄', ' ').match(/\d+/g) ?? []
  const known = new Set(figures(text))
  return ingredients.some((line) => figures(line.text).some((figure) => !known.has(figure)))
}
