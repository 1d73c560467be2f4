import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { identityMigrations } from '#identity/migrations.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, aReservation, noon } from '#testing/database-builders.ts'
import { openTestConnection } from '#testing/database-connection.ts'
import { createFolder } from '../../stores/folders.ts'
import { reserveGeneration } from '../../stores/quota.ts'
import { rate } from '../../stores/ratings.ts'
import { insertRecipe, listRecipes, moveRecipe, updateRecipe } from '../../stores/recipes.ts'
import { shareRecipe } from '../../stores/shares.ts'
import { applyMigrations } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import type { Database } from '../open.ts'
import { keptOnDisk } from './kept-on-disk.ts'
import { wholeBackup } from './read-records.ts'
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

const restore = async (db: Database, path: string, dataDir = folder, places = keptOnDisk(dataDir)) =>
  await restoreBackup(db, {
    backup: await wholeBackup(path),
    placesWithin: () => places,
    migrations: everyMigration,
  })

/** Creates a cook with rows in every table, awkward characters included. */
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

/** Returns every row of every table, as PostgreSQL prints it. */
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
  expect(await restore(to.db, path, elsewhere)).toEqual(written)
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
        // The two rows belong together, so none may be saved without the other.
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
  await restore(to.db, path, folder)
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
  // The row is written as that version stored it, because today's store writes columns that came later.
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, source, search, created_at, updated_at)
    values (${cook.id}, ${uuidv7()}, 'Soup', 'Warm', 'dinner', 5, 20, 2, '[]', '[]', '[]', '{}',
      '{"kind":"text","engine":null,"prompt":null}', '', now(), now())`.execute(early.db)
  const path = join(folder, 'early.gz')
  await writeBackup(early.db, keptOnDisk(folder), path)
  await early.drop()
  await restore(to.db, path, folder)
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
  await expect(restore(to.db, path)).rejects.toThrow(message)
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
    await expect(restore(to.db, path)).rejects.toThrow(/cannot be read/)
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
  await expect(restore(from.db, path)).rejects.toThrow(/accounts in this database already/)
  expect(await contentsOf(from.db)).toEqual(before)

  const newer = { name: '2099-01-01-future', up: async () => undefined }
  await applyMigrations(from.db, [newer])
  await writeBackup(from.db, keptOnDisk(folder), path)
  await expect(restore(to.db, path)).rejects.toThrow(/newer version.*2099-01-01-future/)
  await expect(restore(from.db, path)).rejects.toThrow(/newer version/)
})

test('where a server has run without a cook, what it put in by itself gives way', async () => {
  await aFullHouse(from.db)
  // Both databases have the same library recipe, as two installations of one version do.
  const aHouseRecipe = (db: Database, title: string) =>
    sql`insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, rank,
      listed_at) values ('0198a000-0000-7000-8000-000000000001', ${title}, 'b', 'dinner', 1, 2, 3, '{}', 0, ${noon})`.execute(
      db,
    )
  const aDrawing = (db: Database) =>
    sql`insert into pictures (hash, width, height, created_at, touched_at) values ('abc', 1, 1, ${noon}, ${noon})`.execute(
      db,
    )
  const aGuess = (db: Database) =>
    sql`insert into rate_limits (bucket, hits, resets_at) values ('1.2.3.4', 1, ${noon})`.execute(db)
  await Promise.all([aHouseRecipe(from.db, 'Of the backup'), aDrawing(from.db), aGuess(from.db)])
  await applyMigrations(to.db, everyMigration)
  await Promise.all([aHouseRecipe(to.db, 'Of the server'), aDrawing(to.db), aGuess(to.db)])
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  await restore(to.db, path)
  expect(await contentsOf(to.db)).toEqual(await contentsOf(from.db))
})

test('a database in which somebody has signed up and done nothing yet is left alone', async () => {
  await aFullHouse(from.db)
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  await applyMigrations(to.db, everyMigration)
  await sql`insert into identity_accounts (uid, email, valid_since, created_at, last_login_at)
    values ('v', 'f', ${noon}, ${noon}, ${noon})`.execute(to.db)
  await expect(restore(to.db, path)).rejects.toThrow(/accounts in this database already/)
})

test('a file that points out of the data directory is refused', async () => {
  const path = join(folder, 'evil.gz')
  await writeBackup(from.db, keptOnDisk(folder), path)
  const lines = gunzipSync(await readFile(path)).toString()
  const evil = `{"kind":"file","path":"pictures/../../evil","mode":420,"bytes":1}\nx\n`
  await writeFile(path, gzipSync(lines.replace('{"kind":"end"', `${evil}{"kind":"end"`)))
  await expect(restore(to.db, path, join(folder, 'data'))).rejects.toThrow(/none belongs/)
  expect(await readdir(folder)).not.toContain('evil')
})

/**
 * Connection to the database that breaks at the commit: before the database receives it, or before its answer
 * arrives.
 */
async function aWayThatBreaks(target: TestDatabase, answer: 'unheard' | 'unasked', isGone = false) {
  const { host, port, user, password, database } = new pg.Client(target.url)
  let broken = false
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const end = () => [client, upstream].forEach((socket) => void socket.destroy())
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    upstream.pipe(client)
    if (broken && isGone) end()
    client.on('data', (bytes) => {
      if (!bytes.equals(Buffer.from('Q\0\0\0\x0bcommit\0'))) return void upstream.write(bytes)
      broken = true
      upstream.unpipe(client)
      if (answer === 'unasked') return end()
      upstream.once('data', end).resume()
      upstream.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = server.address() as AddressInfo // a TCP server has an address with a port
  const way = openTestConnection({
    host: '127.0.0.1',
    port: here.port,
    user,
    password: password ?? '',
    database: database ?? '',
  })
  return {
    db: way.db,
    async close() {
      await way.db.destroy()
      server.close()
    },
  }
}

describe('a database that is lost at the commit', () => {
  let path: string
  let elsewhere: string
  beforeEach(async () => {
    await aFullHouse(from.db)
    path = join(folder, 'backup.gz')
    await writeBackup(from.db, keptOnDisk(await aDataDirWithFiles()), path)
    elsewhere = join(folder, 'elsewhere')
    await mkdir(join(elsewhere, 'identity'), { recursive: true })
    await writeFile(join(elsewhere, 'identity', 'key.pem'), 'of elsewhere')
  })
  const files = async () =>
    (await readdir(elsewhere, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted()

  test('and had not heard of it: nothing is there, no file either, and what was replaced is back', async () => {
    const way = await aWayThatBreaks(to, 'unasked')
    await expect(restore(way.db, path, elsewhere)).rejects.toThrow(/Connection terminated/)
    await way.close()
    expect(await contentsOf(to.db)).toEqual({})
    expect(await files()).toEqual(['key.pem'])
    expect(await readFile(join(elsewhere, 'identity', 'key.pem'), 'utf8')).toBe('of elsewhere')
    await restore(to.db, path, elsewhere)
    expect(await contentsOf(to.db)).toEqual(await contentsOf(from.db))
  })

  test('and had done it: all is there', async () => {
    const way = await aWayThatBreaks(to, 'unheard')
    await restore(way.db, path, elsewhere)
    await way.close()
    expect(await contentsOf(to.db)).toEqual(await contentsOf(from.db))
    expect(await files()).toEqual(['abc.webp', 'empty.webp', 'key.pem'])
    expect(await readFile(join(elsewhere, 'identity', 'key.pem'), 'utf8')).toBe('secret')
  })

  test('and does not come back: the operator is told that nobody knows, and the files stay', async () => {
    const way = await aWayThatBreaks(to, 'unheard', true)
    await expect(restore(way.db, path, elsewhere)).rejects.toThrow(
      /it is not known whether the rows are there/,
    )
    await way.close()
    expect(await files()).toEqual(expect.arrayContaining(['abc.webp', 'empty.webp', 'key.pem']))
    await expect(restore(to.db, path, elsewhere)).rejects.toThrow(/accounts in this database already/)
  })
})

test('two restores at once do not meet', async () => {
  await aFullHouse(from.db)
  const path = join(folder, 'backup.gz')
  await writeBackup(from.db, keptOnDisk(await aDataDirWithFiles()), path)
  const both = await Promise.allSettled([
    restore(to.db, path, join(folder, 'a')),
    restore(to.connect(2), path, join(folder, 'b')),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringMatching(/Another restore into this database|accounts .* already/) },
  })
  expect(await contentsOf(to.db)).toEqual(await contentsOf(from.db))
})

test('a backup that cannot be written leaves no half file', async () => {
  const path = join(folder, 'missing', 'backup.gz')
  await expect(writeBackup(from.db, keptOnDisk(folder), path)).rejects.toThrow(/ENOENT/)
  expect(await readdir(folder)).toEqual([])
})
