import { type Expression, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Generation } from '#contract/generations.ts'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { CollectionFull, requireRoom } from './collection-room.ts'
import { CookGone } from './cook-gone.ts'
import { interruption } from './generation-endings.ts'
import type { GenerationRow } from './generation-rows.ts'
import { carriedInto } from './ledger.ts'

export interface ReservationRequest {
  userId: string
  kind: Generation['kind']
  /** Month as `yyyy-MM` in UTC. */
  month: string
  /** Idempotency key of the click: the same key always means the same generation. */
  idempotencyKey: string
  /** Request to store; its `prompt` is shown to the cook again. */
  request: object
  now: Date
  leaseMs: number
  /** True for Premium. */
  unlimited: boolean
  /** Maximum number of running generations of one cook. */
  maxOpen: number
}

export type Reservation =
  | { outcome: 'reserved'; generation: GenerationRow }
  /** Generation of an earlier request with the same key. */
  | { outcome: 'existing'; generation: GenerationRow }
  | { outcome: 'exhausted'; used: number }
  | { outcome: 'busy'; open: number }

/**
 * Reserves one recipe of the month's quota, or tells why not. It never grants more than the quota, however
 * many callers and servers: the cook's row is locked first, and the count is a statement of its own after
 * that, because a count in the locking statement would still see the ledger of before the wait.
 * @throws CollectionFull when the recipe would find no place
 */
export async function reserveGeneration(db: Queryable, request: ReservationRequest): Promise<Reservation> {
  return await transact(db, async (tx) => {
    if (!(await lockLedger(tx, request))) await requirePlace(tx, request)
    const { rows } = await tryToReserve(tx, request)
    const result = rows[0]
    if (!result) throw new Error('The reservation answered nothing.')
    const { used, open, isNew, ...generation } = result
    if (isNew === true) return { outcome: 'reserved', generation: generation as GenerationRow }
    if (isNew === false) return { outcome: 'existing', generation: generation as GenerationRow }
    return exhausted(request, used) ? { outcome: 'exhausted', used } : { outcome: 'busy', open }
  })
}

const exhausted = ({ unlimited }: ReservationRequest, used: number) =>
  !unlimited && used >= FREE_RECIPES_PER_MONTH

/**
 * Locks the cook and releases reservations whose lease has run out: a server whose clock is slow can then no
 * longer commit a recipe that this one has counted as free. True when the recipe is known to find a place.
 */
async function lockLedger(db: Queryable, { userId, now }: ReservationRequest): Promise<boolean> {
  const { rows } = await sql<{ hasPlace: boolean }>`
    with expired as (
      update generations
      set state = 'released', job = 'interrupted', problem = ${JSON.stringify(interruption)}::jsonb,
          lease_until = null, ended_at = ${now}
      where user_id = ${userId} and state = 'reserved' and lease_until <= ${now}
    )
    select coalesce(recipe_room, 0) > 0 as "hasPlace" from users where id = ${userId} for no key update`.execute(
    db,
  )
  const [cook] = rows
  if (!cook) throw new CookGone('The account of this reservation was deleted.')
  return cook.hasPlace
}

/**
 * Requires room in the collection, except for a repeated click, which is answered as before, and for a
 * refinement, which makes no new recipe.
 */
async function requirePlace(
  tx: Queryable,
  { userId, kind, idempotencyKey }: ReservationRequest,
): Promise<void> {
  if (kind === 'refine') return
  try {
    await requireRoom(tx, userId)
  } catch (error) {
    if (!(error instanceof CollectionFull)) throw error
    const known = await sql`
      select from generations where user_id = ${userId} and idempotency_key = ${idempotencyKey}`.execute(tx)
    if (known.rows.length === 0) throw error
  }
}

/**
 * Folds the words of a craving, so that another spelling counts as another attempt at the same craving, once
 * the cook has seen a part of a recipe for it. A failed generation does not count as an attempt.
 */
const sameWords = (request: Expression<unknown>) =>
  sql`trim(regexp_replace(lower(normalize(coalesce(${request} ->> 'prompt', ''), NFKC)), '\\s+', ' ', 'g'))`

/** Returns one row: the generation, new or known (`isNew`), or only the counts when neither. */
const tryToReserve = (db: Queryable, r: ReservationRequest) =>
  sql<GenerationRow & { used: number; open: number; isNew: boolean | null }>`
    with known as (
      select * from generations where user_id = ${r.userId} and idempotency_key = ${r.idempotencyKey}
    ), ledger as (
      select
        (select count(*) from generations
          where user_id = ${r.userId} and month = ${r.month} and state in ('reserved', 'committed'))
          + ${carriedInto(r.userId, r.month)} as used,
        (select count(*) from generations where user_id = ${r.userId} and state = 'reserved') as open,
        (select coalesce(max(attempt), 0) from generations
          where user_id = ${r.userId} and job not in ('failed', 'interrupted') and ${sameWords(sql.ref('request'))} =
            ${sameWords(sql`${JSON.stringify(r.request)}::jsonb`)}) as attempts
    ), made as (
      insert into generations
        (user_id, id, kind, month, idempotency_key, state, job, attempt, request, lease_until, started_at)
      select ${r.userId}, ${uuidv7()}, ${r.kind}, ${r.month}, ${r.idempotencyKey}, 'reserved', 'running',
        ledger.attempts + 1, ${JSON.stringify(r.request)}::jsonb, ${new Date(r.now.getTime() + r.leaseMs)}, ${r.now}
      from ledger
      where not exists (select from known)
        and (${r.unlimited} or ledger.used < ${FREE_RECIPES_PER_MONTH})
        and ledger.open < ${r.maxOpen}
      returning *
    ), found as (
      select true as "isNew", made.* from made union all select false as "isNew", known.* from known
    )
    select ledger.used, ledger.open, found.* from ledger left join found on true`.execute(db)
