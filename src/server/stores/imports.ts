import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ImportApp, ImportChoice, ImportJob } from '#contract/imports.ts'
import type { Problem } from '#contract/problem.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { requireRoom } from './collection-room.ts'

export interface ImportKey {
  userId: string
  importId: string
}

type Row = Pick<
  ImportJob,
  'id' | 'fileName' | 'app' | 'readShare' | 'unread' | 'problem' | 'recipes' | 'folders' | 'parts'
> & {
  state: ImportJob['state']
  createdAt: Date
}

const selectJobs = (where: ReturnType<typeof sql>) => sql<Row>`
  select j.id, j.state, j.file_name as "fileName", j.app, j.read_share as "readShare", j.unread, j.problem,
    j.created_at as "createdAt", items.recipes, items.folders, items.parts
  from imports j cross join lateral (
    select
      jsonb_build_object(
        'found', count(*) filter (where i.kind = 'recipe'),
        'duplicates', count(*) filter (where i.kind = 'recipe' and i.duplicate_title is not null),
        'waiting', count(*) filter (where i.kind = 'recipe' and i.state = 'waiting'),
        'saved', count(*) filter (where i.kind = 'recipe' and i.state = 'saved'),
        'skipped', count(*) filter (where i.kind = 'recipe' and i.state = 'skipped'),
        'failed', count(*) filter (where i.kind = 'recipe' and i.state = 'failed')) as recipes,
      coalesce(array_agg(distinct i.content->>'folderName') filter (
        where i.kind = 'recipe' and i.content->>'folderName' is not null), '{}') as folders,
      coalesce(array_agg(i.key order by i.position) filter (where i.kind = 'part'), '{}') as parts
    from import_items i where i.user_id = j.user_id and i.import_id = j.id
  ) items
  where ${where}`

const jobOf = ({ createdAt, ...row }: Row): ImportJob => ({ ...row, createdAt: createdAt.toISOString() })

export async function getImport(db: Queryable, { userId, importId }: ImportKey): Promise<ImportJob | null> {
  const { rows } = await selectJobs(sql`j.user_id = ${userId} and j.id = ${importId}`).execute(db)
  return rows[0] ? jobOf(rows[0]) : null
}

/** Lists the cook's imports, newest first. */
export async function listImports(db: Queryable, userId: string): Promise<ImportJob[]> {
  const { rows } = await selectJobs(sql`j.user_id = ${userId} order by j.id desc`).execute(db)
  return rows.map(jobOf)
}

interface NewImport {
  fileName: string
  now: Date
  leaseUntil: Date
  /** Number of a cook's imports that are kept; older ones that are not being worked on are deleted. */
  keep: number
}

/**
 * Creates an import whose file is to be read. null when the cook has a running one already.
 * @throws CollectionFull when not one recipe of it would find room
 */
export async function createImport(
  db: Queryable,
  userId: string,
  { fileName, now, leaseUntil, keep }: NewImport,
): Promise<ImportKey | null> {
  const importId = uuidv7()
  return await transact(db, async (tx) => {
    // The cook's row is the lock, since two files at once would not see each other.
    await sql`select from users where id = ${userId} for no key update`.execute(tx)
    await requireRoom(tx, userId)
    const { numAffectedRows } = await sql`
      with busy as (
        select from imports where user_id = ${userId} and state in ('reading', 'saving')
      ), forgotten as (
        delete from imports where user_id = ${userId} and state not in ('reading', 'saving') and id in (
          select id from imports where user_id = ${userId} order by id desc offset ${keep - 1})
      )
      insert into imports (user_id, id, state, file_name, lease_until, created_at, updated_at)
      select ${userId}, ${importId}, 'reading', ${fileName}, ${leaseUntil}, ${now}, ${now}
      from users where id = ${userId} and not exists (select from busy)`.execute(tx)
    return numAffectedRows === 1n ? { userId, importId } : null
  })
}

/**
 * Stores the progress of the reading, and renews its lease. False when the import is gone, or was ended
 * elsewhere.
 */
export async function setReadShare(
  db: Queryable,
  { userId, importId }: ImportKey,
  { share, now, leaseUntil }: { share: number; now: Date; leaseUntil: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set read_share = ${share}, lease_until = ${leaseUntil}, updated_at = ${now}
    where user_id = ${userId} and id = ${importId} and state = 'reading'`.execute(db)
  return numAffectedRows === 1n
}

/** Marks the file as read, so that the cook can review it, with duplicates marked. */
export async function finishReading(
  db: Queryable,
  { userId, importId }: ImportKey,
  { app, unread, now }: { app: ImportApp; unread: string[]; now: Date },
): Promise<void> {
  await sql`
    update imports set state = 'ready', app = ${app}, unread = ${unread}, read_share = 1, lease_until = null,
      updated_at = ${now}
    where user_id = ${userId} and id = ${importId} and state = 'reading'`.execute(db)
}

/** Marks the file as unreadable, and deletes the items that were read. */
export async function failReading(
  db: Queryable,
  { userId, importId }: ImportKey,
  problem: Problem,
  now: Date,
): Promise<void> {
  await sql`
    with failed as (
      update imports set state = 'failed', problem = ${JSON.stringify(problem)}, lease_until = null, updated_at = ${now}
      where user_id = ${userId} and id = ${importId} and state = 'reading' returning id
    )
    delete from import_items i using failed where i.user_id = ${userId} and i.import_id = failed.id`.execute(
    db,
  )
}

/**
 * Begins to save the chosen items. False when there is nothing to save: only `ready` leads here, so that two
 * clicks begin once.
 * @throws CollectionFull when the chosen items find no room; then the choice stays open
 */
export async function startSaving(
  db: Queryable,
  { userId, importId }: ImportKey,
  { choice, now, leaseUntil }: { choice: ImportChoice; now: Date; leaseUntil: Date },
): Promise<boolean> {
  return await transact(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
    with started as (
      update imports set state = 'saving', choice = ${JSON.stringify(choice)}, lease_until = ${leaseUntil},
        updated_at = ${now}
      where user_id = ${userId} and id = ${importId} and state = 'ready' returning id
    ), skipped as (
      update import_items i set state = 'skipped' from started
      where i.user_id = ${userId} and i.import_id = started.id and (
        case i.kind
          when 'recipe' then i.position = any(${choice.skip}::integer[])
            or (${choice.duplicates} = 'skip' and i.duplicate_title is not null and not i.position = any(${choice.keep}::integer[]))
          when 'folder' then ${choice.folder !== 'as-in-file'}
          else ${!choice.parts}
        end)
    )
    select id from started`.execute(tx)
    if (rows.length === 0) return false
    const { rows: chosen } = await sql<{ recipes: number }>`
      select count(*)::int as recipes from import_items
      where user_id = ${userId} and import_id = ${importId} and kind = 'recipe' and state = 'waiting'`.execute(
      tx,
    )
    const recipes = chosen[0]?.recipes ?? 0
    if (recipes > 0) await requireRoom(tx, userId, recipes)
    return true
  })
}

export async function finishSaving(db: Queryable, { userId, importId }: ImportKey, now: Date): Promise<void> {
  await sql`
    update imports set state = 'done', lease_until = null, updated_at = ${now}
    where user_id = ${userId} and id = ${importId} and state = 'saving'
      and not exists (select from import_items i where i.user_id = ${userId} and i.import_id = ${importId} and i.state = 'waiting')
  `.execute(db)
}

export async function renewImportLease(
  db: Queryable,
  { userId, importId }: ImportKey,
  leaseUntil: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set lease_until = ${leaseUntil}
    where user_id = ${userId} and id = ${importId} and state in ('reading', 'saving')`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Takes over imports whose server stopped while it saved them. The lease keeps two servers from doing the
 * same work.
 */
export async function takeOverSaving(db: Queryable, now: Date, leaseUntil: Date): Promise<ImportKey[]> {
  const { rows } = await sql<ImportKey>`
    with lost as (
      select user_id, id from imports where state = 'saving' and lease_until <= ${now} limit 10 for update skip locked
    )
    update imports j set lease_until = ${leaseUntil} from lost
    where j.user_id = lost.user_id and j.id = lost.id
    returning j.user_id as "userId", j.id as "importId"`.execute(db)
  return rows
}

/**
 * Ends all leases, for a server that knows that it is the only one on this database: any other server is
 * gone.
 */
export async function endImportLeases(db: Queryable, now: Date): Promise<void> {
  await sql`update imports set lease_until = ${now} where state in ('reading', 'saving') and lease_until > ${now}`.execute(
    db,
  )
}

/** Lists readings whose server stopped: only that server had the file, so the cook has to choose it again. */
export async function lostReadings(db: Queryable, now: Date): Promise<ImportKey[]> {
  const { rows } = await sql<ImportKey>`
    select user_id as "userId", id as "importId" from imports
    where state = 'reading' and lease_until <= ${now} limit 100`.execute(db)
  return rows
}

/** Deletes an import. Saved recipes stay. `absent` when there is none, `saving` while it is being saved. */
export async function removeImport(
  db: Queryable,
  { userId, importId }: ImportKey,
): Promise<'removed' | 'absent' | 'saving'> {
  const { rows } = await sql<{ state: string }>`
    with gone as (
      delete from imports where user_id = ${userId} and id = ${importId} and state <> 'saving' returning state
    )
    select 'removed' as state from gone
    union all select state from imports where user_id = ${userId} and id = ${importId} and state = 'saving'`.execute(
    db,
  )
  const state = rows[0]?.state
  return state === 'removed' ? 'removed' : state ? 'saving' : 'absent'
}

/** Deletes imports that were created before that instant and are not being worked on. */
export async function forgetImports(db: Queryable, before: Date): Promise<void> {
  await sql`delete from imports where created_at < ${before} and state not in ('reading', 'saving')`.execute(
    db,
  )
}

export interface SavingState {
  choice: ImportChoice
  app: ImportApp
  /** Folders of the file by key or name, with their ids here. */
  folderIds: Record<string, string>
}

/** Returns the state of a running save; null when the import is not being saved. */
export async function savingState(
  db: Queryable,
  { userId, importId }: ImportKey,
): Promise<SavingState | null> {
  const { rows } = await sql<SavingState>`
    select choice, app, folder_ids as "folderIds" from imports
    where user_id = ${userId} and id = ${importId} and state = 'saving'`.execute(db)
  return rows[0] ?? null
}

export async function noteFolder(
  db: Queryable,
  { userId, importId }: ImportKey,
  key: string,
  folderId: string,
): Promise<void> {
  await sql`
    update imports set folder_ids = folder_ids || jsonb_build_object(${key}::text, ${folderId}::text)
    where user_id = ${userId} and id = ${importId}`.execute(db)
}

/** Adds notes for the cook about parts of the file that could not be read or saved. */
export async function noteUnread(
  db: Queryable,
  { userId, importId }: ImportKey,
  lines: readonly string[],
): Promise<void> {
  await sql`
    update imports set unread = unread || ${[...lines]}::text[]
    where user_id = ${userId} and id = ${importId}`.execute(db)
}
