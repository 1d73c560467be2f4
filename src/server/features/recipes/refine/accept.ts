import type { Recipe } from '#contract/recipe.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, recipesLeft } from '#domain/quota.ts'
import { looksOfSource } from '#kitchen/cookbook/looks-of-source.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { conflict, notFound, recipeNotFound } from '#server/http/errors.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { getRecipe, type NewRecipe } from '#server/stores/recipes.ts'
import { acceptProposal, earlierAcceptance, getProposal, type Proposal } from '#server/stores/refinements.ts'
import { drawAtOnce } from '../pictures/draw-at-once.ts'
import type { Painter } from '../pictures/painter.ts'
import { changedMeanwhile, quotaExceeded } from './propose.ts'

export interface AcceptRequest {
  recipeId: string
  proposalId: string
  idempotencyKey: string
}

/**
 * Saves a proposal as the recipe's new version. It uses quota, but only once for the same idempotency key.
 */
export async function acceptRefinement(
  deps: Deps,
  painter: Painter,
  actor: Actor,
  { recipeId, proposalId, idempotencyKey }: AcceptRequest,
): Promise<{ recipe: Recipe; canGenerate: boolean }> {
  const { db, clock } = deps
  const { userId, status } = actor
  const answer = (recipe: Recipe, used: number) => ({ recipe, canGenerate: recipesLeft(status, used) !== 0 })

  const before = async () => {
    const done = await earlierAcceptance(db, userId, idempotencyKey, {
      recipeId,
      proposalId,
      now: clock.now(),
    })
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

  const image = await pictureOf(deps, actor, recipe, proposal)
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
      // The same click came twice at once, and the other request was first.
      const first = await before()
      if (!first) throw changedMeanwhile()
      return first
    }
    case 'changed':
      throw changedMeanwhile()
    case 'kept':
      painter.paintFor(userId, accepted.recipe)
      return answer(accepted.recipe, accepted.used)
  }
}

/** Kinds of source whose picture the kitchen made; a photo of the cook's own is never replaced. */
const drawn: readonly Recipe['source']['kind'][] = ['text', 'ingredients', 'option']

/** Draws the dish again when its foods changed; null keeps the present picture. */
async function pictureOf(
  deps: Deps,
  { status }: Actor,
  recipe: Recipe,
  { draft }: Proposal,
): Promise<NewRecipe['image']> {
  const items = (lines: { item: string }[]) => lines.map(({ item }) => item).join('\n')
  if (!drawn.includes(recipe.source.kind) || items(recipe.ingredients) === items(draft.ingredients))
    return null
  const quality = isPremium(status) ? 'high' : 'standard'
  return await drawAtOnce(deps, draft, {
    quality,
    looks: looksOfSource(deps.cookbook, recipe.source.from, draft),
  })
}
