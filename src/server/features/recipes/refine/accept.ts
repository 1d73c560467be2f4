import type { Recipe } from '#contract/recipe.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, recipesLeft } from '#domain/quota.ts'
import { looksOfSource } from '#kitchen/cookbook/looks-of-source.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { conflict, notFound, recipeNotFound } from '#server/http/errors.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { namePicture } from '#server/stores/pictures.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { acceptProposal, getProposal, keptBefore, type Proposal } from '#server/stores/refinements.ts'
import { drawDish } from '../generation/draw-dish.ts'
import { changedMeanwhile, quotaExceeded } from './propose.ts'

export interface AcceptRequest {
  recipeId: string
  proposalId: string
  idempotencyKey: string
}

/** Keeps a proposal as the recipe's new version. It counts one; the same key never counts twice. */
export async function acceptRefinement(
  deps: Deps,
  actor: Actor,
  { recipeId, proposalId, idempotencyKey }: AcceptRequest,
  signal: AbortSignal,
): Promise<{ recipe: Recipe; canGenerate: boolean }> {
  const { db, clock } = deps
  const { userId, status } = actor
  const answer = (recipe: Recipe, used: number) => ({ recipe, canGenerate: recipesLeft(status, used) !== 0 })

  const before = async () => {
    const done = await keptBefore(db, userId, idempotencyKey, { recipeId, proposalId, now: clock.now() })
    if (done === 'other') throw conflict('This Idempotency-Key was used for something else.')
    if (done && !done.recipe) throw recipeNotFound()
    return done?.recipe ? answer(done.recipe, done.used) : null
  }
  const done = await before()
  if (done) return done
  const recipe = await getRecipe(db, userId, recipeId)
  if (!recipe) throw recipeNotFound()
  const proposal = await getProposal(db, userId, recipeId, proposalId, clock.now())
  if (!proposal) throw notFound('Proposal')

  const image = await pictureOf(deps, actor, recipe, proposal, signal)
  const now = clock.now()
  const accepted = await acceptProposal(db, {
    userId,
    proposal,
    content: recipeContent(proposal.draft, proposal.checks, await getCorrections(db, userId)),
    image,
    idempotencyKey,
    month: monthOf(now),
    unlimited: isPremium(status),
    now,
  })
  switch (accepted.outcome) {
    case 'exhausted':
      throw quotaExceeded()
    case 'again': {
      // The same click, twice at once: the other one was first.
      const first = await before()
      if (!first) throw changedMeanwhile()
      return first
    }
    case 'changed':
      throw changedMeanwhile()
    case 'kept':
      return answer(accepted.recipe, accepted.used)
  }
}

/** Kinds whose picture the kitchen made: a photo of the cook's own is never replaced. */
const drawn: readonly Recipe['source']['kind'][] = ['text', 'ingredients', 'option']

/** A dish of other foods looks different. null keeps the picture that is there. */
async function pictureOf(
  deps: Deps,
  { status }: Actor,
  recipe: Recipe,
  { draft }: Proposal,
  signal: AbortSignal,
): Promise<{ hash: string; alt: string } | null> {
  const items = (lines: { item: string }[]) => lines.map(({ item }) => item).join('\n')
  if (!drawn.includes(recipe.source.kind) || items(recipe.ingredients) === items(draft.ingredients))
    return null
  const quality = isPremium(status) ? 'high' : 'standard'
  const looks = looksOfSource(deps.cookbook, recipe.source.from, draft)
  const image = await drawDish({ ...deps, cook: deps.ai }, draft, { signal, quality, looks }).catch(
    (error: unknown) => {
      // Out of time: the recipe is what was asked for, and keeps the picture that it has.
      if (signal.aborted) return null
      throw error
    },
  )
  if (!image) return null
  const { hash, width, height } = image.picture
  await namePicture(deps.db, { hash, width, height }, deps.clock.now())
  return { hash, alt: image.alt }
}
