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

/** Milliseconds for which a proposal can be accepted. */
export const PROPOSAL_KEPT_MS = 86_400_000

export interface Proposal {
  id: string
  recipeId: string
  /** Version of the recipe on which the proposal is based. */
  recipeVersion: number
  wish: string
  engine: string
  /** Version of the instructions, for a proposal of a model. */
  promptVersion?: string
  draft: RecipeDraft
  checks: CheckReport
}

/** Stores a proposal and returns its id. */
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
      prompt_version: proposal.promptVersion ?? null,
      draft: JSON.stringify(proposal.draft),
      checks: JSON.stringify(proposal.checks),
      created_at: now,
    })
    .execute()
  return id
}

/** Returns a proposal; null when the cook has no such proposal for that recipe, or it is older than a day. */
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
        ...(row.prompt_version !== null && { promptVersion: row.prompt_version }),
        // The draft may have been stored before a newer field existed.
        draft: recipeDraft.parse(row.draft),
        checks: row.checks,
      }
    : null
}

/**
 * Deletes proposals that were not accepted in time.
 * @returns number of deleted proposals
 */
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
  /** New picture of the changed dish; null keeps the old one. */
  image: NewRecipe['image']
  /** Idempotency key of the click: the same key never uses quota twice. */
  idempotencyKey: string
  month: string
  unlimited: boolean
  now: Date
}

export type Accepted =
  | { outcome: 'kept'; recipe: Recipe; used: number }
  | { outcome: 'exhausted' }
  /** A request with the same key was handled before: see `earlierAcceptance`. */
  | { outcome: 'again' }
  /** The recipe was changed, or deleted, since the proposal was made. */
  | { outcome: 'changed' }

/**
 * Makes the proposal the recipe's new version, keeps the old content among its versions, and uses one recipe
 * of the quota: all of it or nothing.
 */
export async function acceptProposal(db: Queryable, acceptance: Acceptance): Promise<Accepted> {
  try {
    return await transact(db, (tx) => accept(tx, acceptance))
  } catch (error) {
    if (error instanceof VersionConflict || error instanceof RecipeGone) return { outcome: 'changed' }
    throw error
  }
}

/** Error that rolls the transaction back with its reservation, as a version conflict does. */
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
    // The lease need not last, because the reservation is committed or rolled back in this transaction.
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
    refinedBy: {
      engine: proposal.engine,
      ...(proposal.promptVersion !== undefined && { promptVersion: proposal.promptVersion }),
    },
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
      // The cook has seen the result, so it is not announced again after a reload.
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

/** Limit on open generations that never applies, because accepting a proposal runs none. */
const NO_LIMIT = 1_000_000

export interface EarlierAcceptance {
  recipe: Recipe | null
  used: number
}

/**
 * Returns the result of an earlier request with the same key; null when the key is new, `other` when it was
 * used for another purpose.
 */
export async function earlierAcceptance(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
  { recipeId, proposalId, now }: { recipeId: string; proposalId: string; now: Date },
): Promise<EarlierAcceptance | 'other' | null> {
  const row = await db
    .selectFrom('generations')
    .select(['kind', 'request'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  const request = row.request as { recipeId?: string; proposalId?: string } // `accept` wrote it in this form
  if (row.kind !== 'refine' || request.recipeId !== recipeId || request.proposalId !== proposalId)
    return 'other'
  return {
    recipe: await getRecipe(db, userId, recipeId),
    used: await usedThisMonth(db, userId, monthOf(now), now),
  }
}
