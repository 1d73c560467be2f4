/**
 * The list of administrators' accounts with USERS accounts (100,000 by default). Method: a PostgreSQL of the
 * run's own; the last pages alternate with the first one, and a search without results alternates with the
 * smallest statement that looks at every account; 21 rounds, ratio of the medians. The milliseconds are for
 * comparison only.
 */
import { sql } from 'kysely'
import { countUsers, listUsers } from '#server/stores/admin-users.ts'
import { month, noon } from '#testing/database-builders.ts'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { against } from './lib/against.ts'
import { report } from './lib/report.ts'

const users = Number(process.env.USERS ?? 100_000)

const { db, close } = await openScratchDatabase()
await sql`
  insert into users (id, identity_uid, email, first_name, last_name, subscription_status, created_at, updated_at)
  select gen_random_uuid(), 'user-' || i, 'user-' || i || '@example.net', 'User', 'Number ' || i,
    case when i % 20 = 0 then 'active' else 'free' end, ${noon}::timestamptz - (i / 10) * interval '1 minute', ${noon}
  from generate_series(1, ${users}::int) i`.execute(db)
await sql`analyze`.execute(db)

const now = { month, now: noon }
const page = (cursor?: string) => listUsers(db, { limit: 50, cursor }, now)

/** Returns the cursor of the second-to-last page, by reading all pages in order. */
async function cursorOfTheEnd(): Promise<string> {
  let [cursor, before] = ['', '']
  for (;;) {
    const { nextCursor } = await listUsers(db, { limit: 200, cursor: cursor || undefined }, now)
    if (!nextCursor) return before
    before = cursor
    cursor = nextCursor
  }
}

const end = await cursorOfTheEnd()
const measures = [
  ...(await against(
    'the end of the list against its beginning',
    1.3,
    () => page(end),
    () => page(),
  )),
  ...(await against(
    'a search that finds nothing',
    4,
    () => listUsers(db, { limit: 50, search: 'nobody' }, now),
    () => sql`select count(*) from users where position('nobody' in lower(email)) > 0`.execute(db),
  )),
  ...(await against(
    'the figures',
    2,
    () => countUsers(db, noon),
    () => sql`select count(*) from users where status_override is null`.execute(db),
  )),
]
await close()
report(`Administration of ${users} accounts`, measures)
