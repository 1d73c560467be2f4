// @ts-check
// `npm run reset` empties the kitchen. It asks first; `--yes` is for scripts. It never touches an external
// database.
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './install.mjs'

/** Files and folders that the server creates in its data directory; all others are left alone. */
const ours = ['database', 'database.secret', 'pictures', 'identity', 'billing', 'outbox']

// The environment is read as the server reads it, so that both mean the same data directory.
const environmentFile = join(root, '.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
const { DATABASE_URL, DATA_DIR } = process.env

/** @returns {never} */
const refuse = (/** @type {string} */ why) => {
  console.error(why)
  process.exit(1)
}

if (DATABASE_URL?.trim()) {
  refuse('DATABASE_URL is set: an external database is emptied with its own tools. Nothing was removed.')
}
const wanted = DATA_DIR?.trim() || './data'
const dataDir = isAbsolute(wanted) ? wanted : resolve(root, wanted)
const present = (await readdir(dataDir).catch(() => [])).filter((name) => ours.includes(name))
if (present.length === 0) {
  console.log(`There is nothing to remove in ${dataDir}.`)
  process.exit(0)
}

if (!process.argv.includes('--yes')) {
  if (!process.stdin.isTTY) refuse('Nothing was removed. Add --yes when nobody is there to answer.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This removes every account, recipe and picture in ${dataDir}, for good. Type "reset" to go on: `,
  )
  terminal.close()
  if (answer.trim() !== 'reset') refuse('Nothing was removed.')
}

await stopDatabase()
for (const name of present) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
console.log(`Nothing of Larder is left in ${dataDir}; the next start begins anew.`)

/**
 * Stops a PostgreSQL that a killed server left running; a running server must be stopped by whoever started
 * it.
 */
async function stopDatabase() {
  const cluster = join(dataDir, 'database', 'cluster')
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    host: lines[4] || '127.0.0.1',
    port: Number(lines[3]),
    user: 'larder',
    password: (await readFile(join(dataDir, 'database.secret'), 'utf8').catch(() => '')).trim(),
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return // that process number belongs to something else by now
  }
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where application_name like 'larder%' limit 1",
  )
  await client.end()
  if (rows.length > 0) refuse('Larder is running on this data. Stop it first; nothing was removed.')
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 300 && isAlive(pid) && existsSync(join(cluster, 'postmaster.pid')); i++) await sleep(50)
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
