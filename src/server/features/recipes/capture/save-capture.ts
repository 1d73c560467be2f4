import { type Recipe, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, quotaMessage } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError, notFound } from '#server/http/errors.ts'
import { getCapture, type KeptCapture, saveCapture } from '#server/stores/captures.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { namePicture } from '#server/stores/pictures.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { drawn } from '../create-recipe.ts'
import { readingFailure } from '../reading-failure.ts'

interface SaveRequest {
  id: string
  draft: RecipeDraft
  keepPicture: boolean
}

/**
 * Saves an imported recipe as the cook corrected it. Source, picture and notes are those that were read; the
 * kitchen's findings are only information. It uses quota only where a model had to read it.
 */
export async function saveImport(
  deps: Deps,
  actor: Actor,
  { id, draft, keepPicture }: SaveRequest,
): Promise<Recipe> {
  const { db, clock } = deps
  const { userId, status } = actor
  const capture = await getCapture(db, userId, id, clock.now())
  if (!capture) throw notFound('Import')
  if (capture.recipeId) {
    const before = await getRecipe(db, userId, capture.recipeId)
    if (before) return before
    throw notFound('Recipe')
  }
  const now = clock.now()
  const image = await imageOf(deps, capture, draft, keepPicture)
  const corrections = await getCorrections(db, userId)
  const content = await deps.reading
    .recipe(recipeDraft.parse(draft), { cook: userId, corrections })
    .catch(readingFailure('recipe'))
  const saved = await saveCapture(db, {
    userId,
    capture,
    recipe: { ...content, source: capture.source, image, createdAt: now },
    counts: capture.source.engine === null ? null : { month: monthOf(now), unlimited: isPremium(status) },
    now,
  })
  if (saved.outcome === 'exhausted') throw new AppError('quota_exceeded', quotaMessage())
  if (saved.outcome === 'gone') throw notFound('Import')
  return saved.recipe
}

/** Returns the page's picture, or the kitchen's drawing where there is none or the cook does not want it. */
async function imageOf(deps: Deps, { pictureHash }: KeptCapture, draft: RecipeDraft, keepPicture: boolean) {
  if (pictureHash && keepPicture) return { hash: pictureHash, alt: `Photo of ${draft.title}` }
  const image = await drawn(deps, draft)
  if (!image) return null
  await namePicture(deps.db, image.picture, deps.clock.now())
  return { hash: image.picture.hash, alt: image.alt }
}
