import { sql } from 'kysely'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import type { Queryable } from '#server/database/open.ts'

/** Milliseconds after the end of a lease within which the upkeep should have ended the generation. */
const UPKEEP_PATIENCE_MS = 10 * 60_000

interface Rule {
  /** Description of the fault, which `subject` completes with the row. */
  says: string
  /** Query that selects one `subject` per fault. */
  find(now: Date): ReturnType<typeof sql<{ subject: string }>>
}

/** Rules that the constraints of the database cannot express. Each one finds the rows that break it. */
const rules: Rule[] = [
  {
    says: 'a generation whose place in the ledger and whose job disagree',
    find: () => sql`
      select id::text as subject from generations
      where (state = 'reserved') <> (job = 'running') or (state = 'committed') <> (job = 'done')
        or (state = 'reserved') <> (lease_until is not null) or (state = 'reserved') <> (ended_at is null)
        or (state = 'committed') <> (recipe_id is not null)`,
  },
  {
    says: 'a generation that nobody works on any more and nobody has ended',
    find: (now) => sql`
      select id::text as subject from generations
      where state = 'reserved' and lease_until < ${new Date(now.getTime() - UPKEEP_PATIENCE_MS)}`,
  },
  {
    says: 'a month with more recipes than a free cook may have',
    find: () => sql`
      select g.user_id || ' ' || g.month as subject
      from generations g join users u on u.id = g.user_id
      where g.state in ('reserved', 'committed')
        and u.subscription_status = 'free' and u.status_override is null
        and not exists (select from subscriptions s where s.user_id = u.id)
        and not exists (select from audit_log a where a.subject_id = u.id and a.action like 'subscription.%')
      group by g.user_id, g.month having count(*) > ${FREE_RECIPES_PER_MONTH}`,
  },
  {
    says: 'a generated recipe that no generation accounts for',
    find: () => sql`
      select r.id::text as subject from recipes r
      where r.source->>'kind' in ('text', 'ingredients', 'option', 'ocr')
        and not exists (
          select from generations g where g.user_id = r.user_id and g.recipe_id = r.id and g.state = 'committed')`,
  },
  {
    says: 'a recipe that two generations claim',
    find: () => sql`
      select recipe_id::text as subject from generations
      where recipe_id is not null group by user_id, recipe_id having count(*) > 1`,
  },
  {
    says: 'rating totals that are not the sum of the ratings',
    find: () => sql`
      select coalesce(t.recipe_id, r.recipe_id)::text as subject
      from rating_totals t
      full join (select recipe_id, count(*) as ratings, sum(rating) as stars from ratings group by recipe_id) r
        on r.recipe_id = t.recipe_id
      where coalesce(t.ratings, 0) <> coalesce(r.ratings, 0) or coalesce(t.stars, 0) <> coalesce(r.stars, 0)`,
  },
  {
    says: 'a share link and a recipe that disagree',
    find: () => sql`
      select coalesce(l.recipe_id, r.id)::text as subject
      from (select * from recipes where shared_at is not null) r
      full join share_links l on l.user_id = r.user_id and l.recipe_id = r.id
      where l.recipe_id is null or r.id is null`,
  },
  {
    // A status of free beside any subscription is that of another provider's account, which does not count.
    says: 'a plan that is not what the subscription says',
    find: () => sql`
      select u.id::text as subject from users u left join subscriptions s on s.user_id = u.id
      where u.subscription_status <> 'free' and u.subscription_status is distinct from s.status`,
  },
  {
    says: 'a picture that a recipe or a cook names and the books do not know',
    find: () => sql`
      select distinct named.image_hash as subject
      from (select image_hash from recipes union select image_hash from recipe_versions
        union select image_hash from popular_recipes
        union select image_hash from users
        union select unnest(image_hashes) from deleted_recipes
        union select unnest(image_hashes) from import_items) named
      where named.image_hash is not null
        and not exists (select from pictures p where p.hash = named.image_hash)`,
  },
]

/** Returns one sentence for each fault; empty when all is well. Reads every table: for the operator. */
export async function findDisagreements(db: Queryable, now: Date): Promise<string[]> {
  const found: string[] = []
  for (const { says, find } of rules) {
    const { rows } = await find(now).execute(db)
    found.push(...rows.map(({ subject }) => `${says}: ${subject}`))
  }
  return found
}

/** Yields every picture in the database, a page at a time, to compare with the files. */
export async function* bookedPictures(db: Queryable, pageSize = 500): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('pictures')
      .select('hash')
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(pageSize)
      .execute()
    for (const { hash } of page) yield hash
    if (page.length < pageSize) return
    last = page.at(-1)?.hash ?? last
  }
}
