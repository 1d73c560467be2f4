import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityMigrations } from '#identity/migrations.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, aReservation, noon } from '#testing/database-builders.ts'
import { createFolder } from '../../stores/folders.ts'
import { reserveGeneration } from '../../stores/quota.ts'
import { rate } from '../../stores/ratings.ts'
import { insertRecipe, listRecipes, moveRecipe, updateRecipe } from '../../stores/recipes.ts'
import { shareRecipe } from '../../stores/shares.ts'
import { applyMigrations } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import type { Database } from '../open.ts'
import { keptOnDisk } from './kept-on-disk.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const everyMigration = [...migrations, ...identityMigrations]

let from: TestDatabase
let to: TestDatabase
let folder: string
beforeEach(async () => {
  from = await testDatabase()
  to = await testDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'larder-backup-'))
})
afterEach(async () => {
  await Promise.all([from.drop(), to.drop()])
  await rm(folder, { recursive: true, force: true })
})

/** A cook with something of everything, awkward characters included. */
async function aFullHouse(db: Database) {
  const cook = await aCook(db, { displayName: 'Zoë "Z" O\'Hara \\ 🍋\n' })
  const created = await createFolder(db, cook.id, { name: 'Sweet; drop table', color: '#db2777' }, noon)
  for (const title of ['Crème brûlée', '味噌汁', 'Line\nbreak, "quote" and \\back\\slash', '🍋'.repeat(20)]) {
    const recipe = await insertRecipe(db, cook.id, aRecipe({ title }))
    await moveRecipe(db, cook.id, recipe.id, created.id)
    await rate(db, cook.id, recipe.id, { rating: 4, comment: 'Again\n\t!', tags: ['easy'] }, noon)
    await shareRecipe(db, cook.id, recipe.id, noon)
    await updateRecipe(db, cook.id, recipe.id, aContent({ title: `${title} II` }), { now: noon })
  }
  await reserveGeneration(db, aReservation(cook.id))
  await sql`insert into calendar_feeds (token_hash, user_id, created_at)
    values (decode('00ff5c0a', 'hex'), ${cook.id}, timestamptz '2026-11-21 12:00:00.123456Z')`.execute(db)
  await sql`insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, rank,
    stars, listed_at) values (gen_random_uuid(), 'a', 'b', 'dinner', 1, 2, 3, '{"n": 0.1000000000000000055}', 0.1::float8 + 0.2,
    9007199254740991, ${noon})`.execute(db)
  await sql`insert into identity_accounts (uid, email, valid_since, created_at, last_login_at)
    values ('u', 'e', ${noon}, ${noon}, ${noon})`.execute(db)
  return cook
}

/** Every row of every table, as PostgreSQL prints it. */
async function contentsOf(db: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not in ('migrations', 'private_files') order by 1`.execute(
    db,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    contents[name] = `${rows.length} ${createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex')}`
  }
  return contents
}

async function aDataDirWithFiles() {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'pictures', 'ab'), { recursive: true })
  await mkdir(join(dataDir, 'database'), { recursive: true })
  await mkdir(join(dataDir, 'identity'), { recursive: true })
  await writeFile(join(dataDir, 'pictures', 'ab', 'abc.webp'), Buffer.from([0, 10, 13, 255, 10]), {
    mode: 0o644,
  })
  await writeFile(join(dataDir, 'pictures', 'empty.webp'), '')
  await writeFile(join(dataDir, 'identity', 'key.pem'), 'secret', { mode: 0o600 })
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18')
  return dataDir
}

test('what was written comes back elsewhere, row for row and byte for byte', async () => {
  const cook = await aFullHouse(from.db)
  const dataDir = await aDataDirWithFiles()
  const path = join(folder, 'backup.gz')
  const written = await writeBackup(from.db, keptOnDisk(dataDir), path)
  expect(written.files).toBe(3)
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  const elsewhere = join(folder, 'elsewhere')
  expect(await restoreBackup(to.db, keptOnDisk(elsewhere), path, everyMigration)).toEqual(written)
  expect(await contentsOf(to.db)).toEqual(await contentsOf(from.db))
  expect(await listRecipes(to.db, cook.id)).toEqual(await listRecipes(from.db, cook.id))
  expect(await readFile(join(elsewhere, 'pictures', 'ab', 'abc.webp'))).toEqual(
    Buffer.from([0, 10, 13, 255, 10]),
  )
  expect(await readFile(join(elsewhere, 'pictures', 'empty.webp'), 'utf8')).toBe('')
  expect((await stat(join(elsewhere, 'identity', 'key.pem'))).mode & 0o777).toBe(0o600)
  expect(await readdir(elsewhere)).not.toContain('database')
})

test('a backup of a database that is being written to is of one instant', async () => {
  const cook = await aCook(from.db)
  let stop = false
  const writer = (async () => {
    while (!stop) {
      await from.db.transaction().execute(async (tx) => {
        // Two rows that belong together: never one without the other.
        const recipe = await insertRecipe(tx, cook.id, aRecipe())
        await rate(tx, cook.id, recipe.id, { rating: 5 }, noon)
      })
    }
  })()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  stop = true
  await writer
  await restoreBackup(to.db, keptOnDisk(folder), path, everyMigration)
  const { rows } = await sql<{ recipes: number; ratings: number; totals: number }>`
    select (select count(*) from recipes) as recipes, (select count(*) from ratings) as ratings,
      (select count(*) from rating_totals) as totals`.execute(to.db)
  expect(rows[0]!.recipes).toBeGreaterThan(0)
  expect(rows[0]).toEqual({ recipes: rows[0]!.recipes, ratings: rows[0]!.recipes, totals: rows[0]!.recipes })
})

test('a backup of an earlier version is brought up to date', async () => {
  const early = await testDatabase({ empty: true })
  await applyMigrations(early.db, migrations.slice(0, 2))
  const cook = await aCook(early.db)
  // As that version stored it: today's store writes columns that came later.
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, source, search, created_at, updated_at)
    values (${cook.id}, ${uuidv7()}, 'Soup', 'Warm', 'dinner', 5, 20, 2, '[]', '[]', '[]', '{}',
      '{"kind":"text","engine":null,"prompt":null}', '', now(), now())`.execute(early.db)
  const path = join(folder, 'early.gz')
  await writeBackup(early.db, keptOnDisk(folder), path)
  await early.drop()
  await restoreBackup(to.db, keptOnDisk(folder), path, everyMigration)
  expect((await listRecipes(to.db, cook.id)).recipes).toHaveLength(1)
  expect(Object.keys(await contentsOf(to.db))).toEqual(Object.keys(await contentsOf(from.db)))
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40), /ends too early|cannot be read/],
  ['with a bit turned', (bytes: Buffer) => flipped(bytes, bytes.length >> 1), /cannot be read|damaged/],
  ['without its end', (bytes: Buffer) => gzipSync(withoutLastLine(gunzipSync(bytes))), /ends too early/],
  ['that lacks a row', (bytes: Buffer) => gzipSync(withoutRows(gunzipSync(bytes))), /fewer rows|foreign key/],
  ['that is something else', () => gzipSync('{"kind":"cake"}\n'), /not a backup/],
  ['that is not even packed', () => Buffer.from('hello'), /cannot be read/],
])('a file %s restores nothing', async (_what, damage, message) => {
  await aFullHouse(from.db)
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  await writeFile(path, damage(await readFile(path)))
  await expect(restoreBackup(to.db, keptOnDisk(folder), path, everyMigration)).rejects.toThrow(message)
  const tables = await contentsOf(to.db)
  expect(Object.values(tables).filter((content) => !content.startsWith('0 '))).toEqual([])
})

test('a bit that turned anywhere is seen before anything is touched', async () => {
  await aFullHouse(from.db)
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  const whole = await readFile(path)
  for (let at = 12; at < whole.length; at += Math.ceil(whole.length / 50)) {
    await writeFile(path, flipped(whole, at))
    await expect(restoreBackup(to.db, keptOnDisk(folder), path, everyMigration)).rejects.toThrow(
      /cannot be read/,
    )
  }
  expect(await contentsOf(to.db)).toEqual({})
})

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at)
  return copy
}
const withoutLastLine = (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('\n', bytes.length - 2) + 1)
const withoutRows = (bytes: Buffer) => {
  const start = bytes.indexOf('{"kind":"rows","table":"audit')
  const from = start >= 0 ? start : bytes.indexOf('{"kind":"rows","table":"rating_totals"')
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(bytes.indexOf('{"kind":', from + 1))])
}

test('a database with accounts in it, or one that is newer, is left alone', async () => {
  await aFullHouse(from.db)
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  const before = await contentsOf(from.db)
  await expect(restoreBackup(from.db, keptOnDisk(folder), path, everyMigration)).rejects.toThrow(
    /accounts in this database already/,
  )
  expect(await contentsOf(from.db)).toEqual(before)

  const newer = { name: '2099-01-01-future', up: async () => undefined }
  await applyMigrations(from.db, [newer])
  await writeBackup(from.db, keptOnDisk(folder), path)
  await expect(restoreBackup(to.db, keptOnDisk(folder), path, everyMigration)).rejects.toThrow(
    /newer version.*2099-01-01-future/,
  )
  await expect(restoreBackup(from.db, keptOnDisk(folder), path, everyMigration)).rejects.toThrow(
    /newer version/,
  )
})

test('a file that points out of the data directory is refused', async () => {
  const path = join(folder, 'evil.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  const lines = gunzipSync(await readFile(path)).toString()
  const evil = `{"kind":"file","path":"pictures/../../evil","mode":420,"bytes":1}\nx\n`
  await writeFile(path, gzipSync(lines.replace('{"kind":"end"', `${evil}{"kind":"end"`)))
  await expect(restoreBackup(to.db, keptOnDisk(join(folder, 'data')), path, everyMigration)).rejects.toThrow(
    /none belongs/,
  )
  expect(await readdir(folder)).not.toContain('evil')
})

test('a backup that cannot be written leaves no half file', async () => {
  const path = join(folder, 'missing', 'backup.gz')
  await expect(writeBackup(from.db, keptOnDisk(folder), path)).rejects.toThrow(/ENOENT/)
  expect(await readdir(folder)).toEqual([])
})
