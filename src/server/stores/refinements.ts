import { v7 as uuidv7 } from 'uuid'
import { type CheckReport, type Recipe, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { monthOf } from '#domain/quota.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { awaitPicture } from './awaited-pictures.ts'
import { usedThisMonth } from './ledger.ts'
import { reserveGeneration } from './quota.ts'
import { VersionConflict } from './recipe-changes.ts'
import { getRecipe, type NewRecipe, type RecipeContent, updateRecipe } from './recipes.ts'

/** A proposal can be kept for a day. */
export const PROPOSAL_KEPT_MS = 86_400_000

export interface Proposal {
  id: string
  recipeId: string
  /** The version of the recipe that it was made from. */
  recipeVersion: number
  wish: string
  engine: string
  draft: RecipeDraft
  checks: CheckReport
}

/** Keeps a proposal aside. Answers its id. */
export async function keepProposal(
  db: Queryable,
  userId: string,
  proposal: Omit<Proposal, 'id'>,
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('refine_proposals')
    .values({
      user_id: userId,
      id,
      recipe_id: proposal.recipeId,
      recipe_version: proposal.recipeVersion,
      wish: proposal.wish,
      engine: proposal.engine,
      draft: JSON.stringify(proposal.draft),
      checks: JSON.stringify(proposal.checks),
      created_at: now,
    })
    .execute()
  return id
}

/** null when the cook has no such proposal for that recipe, or it is older than a day. */
export async function getProposal(
  db: Queryable,
  userId: string,
  recipeId: string,
  id: string,
  now: Date,
): Promise<Proposal | null> {
  const row = await db
    .selectFrom('refine_proposals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('recipe_id', '=', recipeId)
    .where('created_at', '>', new Date(now.getTime() - PROPOSAL_KEPT_MS))
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        recipeId: row.recipe_id,
        recipeVersion: row.recipe_version,
        wish: row.wish,
        engine: row.engine,
        // It may be of before the draft had all its fields.
        draft: recipeDraft.parse(row.draft),
        checks: row.checks,
      }
    : null
}

/** Forgets proposals that nobody kept. Answers how many. */
export async function forgetProposals(db: Queryable, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('refine_proposals')
    .where('created_at', '<=', new Date(now.getTime() - PROPOSAL_KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface Acceptance {
  userId: string
  proposal: Proposal
  content: RecipeContent
  /** A new picture of the changed dish; the old one stays without. */
  image: NewRecipe['image']
  /** One per click: the same key never counts twice. */
  idempotencyKey: string
  month: string
  unlimited: boolean
  now: Date
}

export type Accepted =
  | { outcome: 'kept'; recipe: Recipe; used: number }
  | { outcome: 'exhausted' }
  /** This click was seen before: see `keptBefore`. */
  | { outcome: 'again' }
  /** The recipe was changed, or is gone, since the proposal was made. */
  | { outcome: 'changed' }

/**
 * The proposal becomes the recipe's new version, the old content goes to its versions, and one recipe counts: all of it
 * or nothing.
 */
export async function acceptProposal(db: Queryable, acceptance: Acceptance): Promise<Accepted> {
  try {
    return await transact(db, (tx) => accept(tx, acceptance))
  } catch (error) {
    if (error instanceof VersionConflict || error instanceof RecipeGone) return { outcome: 'changed' }
    throw error
  }
}

/** Thrown, as a version conflict is, to take the reservation back with the transaction. */
class RecipeGone extends Error {}

async function accept(tx: Queryable, acceptance: Acceptance): Promise<Accepted> {
  const { userId, proposal, month, now } = acceptance
  const reservation = await reserveGeneration(tx, {
    userId,
    kind: 'refine',
    month,
    idempotencyKey: acceptance.idempotencyKey,
    request: { prompt: proposal.wish, recipeId: proposal.recipeId, proposalId: proposal.id },
    now,
    // It is committed or taken back in this transaction.
    leaseMs: 60_000,
    unlimited: acceptance.unlimited,
    maxOpen: NO_LIMIT,
  })
  if (reservation.outcome === 'existing') return { outcome: 'again' }
  if (reservation.outcome !== 'reserved') return { outcome: 'exhausted' }
  const recipe = await updateRecipe(tx, userId, proposal.recipeId, acceptance.content, {
    now,
    reason: 'refined',
    detail: proposal.wish,
    from: proposal.recipeVersion,
    ...(acceptance.image && { image: acceptance.image }),
  })
  if (!recipe) throw new RecipeGone()
  const { image } = acceptance
  if (image?.painting) {
    const key = { userId, recipeId: proposal.recipeId }
    await awaitPicture(tx, key, { hash: image.hash, quality: image.painting, now })
    recipe.painting = 'coming'
  }
  await tx
    .updateTable('generations')
    .set({
      state: 'committed',
      job: 'done',
      lease_until: null,
      ended_at: now,
      // The cook was there: nothing is told again after a reload.
      seen_at: now,
      recipe_id: proposal.recipeId,
    })
    .where('user_id', '=', userId)
    .where('id', '=', reservation.generation.id)
    .execute()
  await tx
    .deleteFrom('refine_proposals')
    .where('user_id', '=', userId)
    .where('id', '=', proposal.id)
    .execute()
  return { outcome: 'kept', recipe, used: await usedThisMonth(tx, userId, month, now) }
}

/** Nothing runs while a proposal is kept, so that other generations may. */
const NO_LIMIT = 1_000_000

export interface KeptBefore {
  recipe: Recipe | null
  used: number
}

/** What the same click has done already; null when this key was not seen. `other` when it was for something else. */
export async function keptBefore(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
  { recipeId, proposalId, now }: { recipeId: string; proposalId: string; now: Date },
): Promise<KeptBefore | 'other' | null> {
  const row = await db
    .selectFrom('generations')
    .select(['kind', 'request'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  const request = row.request as { recipeId?: string; proposalId?: string } // as `accept` wrote it, for this kind
  if (row.kind !== 'refine' || request.recipeId !== recipeId || request.proposalId !== proposalId)
    return 'other'
  return {
    recipe: await getRecipe(db, userId, recipeId),
    used: await usedThisMonth(db, userId, monthOf(now), now),
  }
}
