import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { monthOf } from '#domain/quota.ts'
import type { KeptReview } from '#kitchen/reading/review.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { CollectionFull } from './collection-room.ts'
import { markCommitted } from './generation-endings.ts'
import { appendEvents, type NewEvent } from './generation-events.ts'
import type { GenerationKey } from './generation-rows.ts'
import { usedThisMonth } from './ledger.ts'
import { getRecipe, insertRecipe, type NewRecipe } from './recipes.ts'
import { openReview } from './reviews.ts'

/** Recipe that was read from photos, with the review for its cook. */
export interface ReadRecipe {
  recipe: NewRecipe & { id: string }
  review: Omit<KeptReview, 'others' | 'leftOut'>
  /** Names of the stored photos from which it was read; one may belong to several recipes. */
  photos: string[]
}

export interface ReadingCommit extends GenerationKey {
  /** Recipes of the reading, at least one; the generation was reserved for the first. */
  recipes: readonly ReadRecipe[]
  /** True for Premium. */
  unlimited: boolean
  now: Date
  lastEvent: (outcome: ReadingOutcome) => NewEvent
}

export interface ReadingOutcome {
  recipe: Recipe
  others: { id: string; title: string }[]
  /** Recipes of the month's quota that are used now. */
  used: number
}

/**
 * Stores the recipes of one reading, each in review and each with its own quota: all of it or nothing. The
 * first one has its quota already; each further one uses another recipe of the quota while any is left, and
 * the others are left out by name. null when the generation was cancelled or its lease was lost in the
 * meantime.
 */
export async function commitReading(db: Queryable, commit: ReadingCommit): Promise<ReadingOutcome | null> {
  const { userId, generationId, recipes, now } = commit
  const [first, ...further] = recipes
  if (!first) throw new Error('A reading has at least one recipe.')
  return await transact(db, async (tx) => {
    // Locks are taken in the order of every reservation: first the cook, then the ledger.
    await sql`select id from users where id = ${userId} for no key update`.execute(tx)
    const committed = await markCommitted(tx, { userId, generationId }, first.recipe.id, now)
    if (!committed) return null
    await insertRecipe(tx, userId, first.recipe)
    const kept = [first]
    const leftOut: string[] = []
    for (const one of further) {
      const used = await usedThisMonth(tx, userId, committed.month, now)
      const isAllowed = commit.unlimited || used < FREE_RECIPES_PER_MONTH
      if (!isAllowed || !(await insertIfRoom(tx, userId, one.recipe))) {
        leftOut.push(one.recipe.draft.title)
        continue
      }
      await countAnother(tx, { userId, generationId }, one.recipe.id, now)
      kept.push(one)
    }
    for (const { recipe, review, photos } of kept) {
      const others = named(kept.filter((one) => one.recipe.id !== recipe.id))
      await openReview(tx, userId, recipe.id, { review: { ...review, others, leftOut }, photos }, now)
    }
    const recipe = await getRecipe(tx, userId, first.recipe.id)
    if (!recipe) throw new Error('A recipe that was just stored is not there.')
    const used = await usedThisMonth(tx, userId, monthOf(now), now)
    const outcome = { recipe, others: named(kept.slice(1)), used }
    await appendEvents(tx, { userId, generationId }, [commit.lastEvent(outcome)], now)
    return outcome
  })
}

/** Inserts a recipe; false when the collection has no room for it. */
async function insertIfRoom(tx: Queryable, userId: string, recipe: NewRecipe): Promise<boolean> {
  try {
    await insertRecipe(tx, userId, recipe)
    return true
  } catch (error) {
    if (error instanceof CollectionFull) return false
    throw error
  }
}

const named = (recipes: readonly ReadRecipe[]) =>
  recipes.map(({ recipe }) => ({ id: recipe.id, title: recipe.draft.title }))

/**
 * Records a further recipe of the same photos as a generation of its own, already seen, because the cook is
 * told of it with the first.
 */
const countAnother = (db: Queryable, { userId, generationId }: GenerationKey, recipeId: string, now: Date) =>
  sql`
    insert into generations
      (user_id, id, kind, month, idempotency_key, state, job, stage, attempt, request, recipe_id, seen_at, started_at,
       ended_at)
    select user_id, ${uuidv7()}, kind, month, ${`${generationId}/${recipeId}`}, 'committed', 'done', stage,
      attempt + 1, request, ${recipeId}, ${now}, started_at, ${now}
    from generations where user_id = ${userId} and id = ${generationId}`.execute(db)
