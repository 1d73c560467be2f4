import { type Recipe, recipeDraft } from '#contract/recipe.ts'
import type { RefineProposal } from '#contract/refine.ts'
import { monthOf, quotaMessage, recipesLeft } from '#domain/quota.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import { diffRecipes, readWish, refineRules } from '#kitchen/refine/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError, conflict, recipeNotFound, unauthenticated } from '#server/http/errors.ts'
import type { Ai } from '#server/ports/ai.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { keepProposal } from '#server/stores/refinements.ts'
import { getSettings } from '#server/stores/settings.ts'
import { refineDraft } from './refine-draft.ts'

/** Proposes a changed recipe. No quota is used, and the recipe itself does not change. */
export async function proposeRefinement(
  { db, clock }: Deps,
  ai: Pick<Ai, 'refine'>,
  actor: Actor,
  recipeId: string,
  wish: string,
  signal: AbortSignal,
): Promise<RefineProposal> {
  const recipe = await getRecipe(db, actor.userId, recipeId)
  if (!recipe) throw recipeNotFound()
  await requireQuota(db, actor, clock.now())
  const draft = recipeDraft.parse(recipe)
  const { from } = recipe.source
  const request = {
    draft,
    wish,
    craving: await rulesFor(db, actor.userId, recipe, wish),
    ...(from && { from }),
  }
  const refined = await refineDraft(ai, request, { signal })
  const { nutrition, nutritionCoverage } = recipeContent(
    refined.draft,
    refined.report,
    await getCorrections(db, actor.userId),
  )
  const { engine, report, promptVersion } = refined
  const proposal = {
    recipeId,
    recipeVersion: recipe.version,
    wish,
    engine,
    ...(promptVersion && { promptVersion }),
    draft: refined.draft,
    checks: report,
  }
  return {
    proposalId: await keepProposal(db, actor.userId, proposal, clock.now()),
    draft: refined.draft,
    diff: diffRecipes(draft, refined.draft),
    checks: report,
    nutrition: { before: recipe.nutrition, after: nutrition },
    nutritionCoverage,
    engine,
  }
}

export const changedMeanwhile = () =>
  conflict('This recipe was changed in the meantime. Nothing was counted: please ask for the change again.')

export const quotaExceeded = () => new AppError('quota_exceeded', quotaMessage())

async function requireQuota(db: Deps['db'], { userId, status }: Actor, now: Date): Promise<void> {
  if (recipesLeft(status, await usedThisMonth(db, userId, monthOf(now), now)) === 0) throw quotaExceeded()
}

/**
 * Returns the rules for the change: those of the wish, of the recipe's original craving and of the cook's
 * profile.
 */
async function rulesFor(db: Deps['db'], userId: string, recipe: Recipe, wish: string) {
  const { refusal } = readWish(wish).whole
  if (refusal) throw new AppError('recipe_refused', refusal)
  const settings = await getSettings(db, userId)
  if (!settings) throw unauthenticated()
  const origin = recipe.source.prompt ? readCraving(recipe.source.prompt) : { diets: [], exclusions: [] }
  return refineRules({
    draft: recipeDraft.parse(recipe),
    wish,
    keeps: {
      diets: [...new Set([...origin.diets, ...settings.diets])],
      exclusions: [...new Set([...origin.exclusions, ...settings.dislikes])],
      allergies: settings.allergies,
    },
  })
}
