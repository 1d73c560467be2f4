import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/database/open.ts'
import { createFolder, listFolders } from '#server/stores/folders.ts'
import { aCook } from '#testing/database-builders.ts'
import { migrateAll } from '#testing/database-migrations.ts'
import { aDataDir, eventually, processesNaming } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'

let data: Awaited<ReturnType<typeof aDataDir>>
let opened: OpenDatabase
beforeEach(async () => {
  data = await aDataDir()
  opened = await openDatabase({ dataDir: data.path, log: quietLog })
  await migrateAll(opened.db)
})
afterEach(async () => {
  await opened.close()
  expect(await processesNaming(data.path), 'processes left behind').toEqual([])
  await data.remove()
})

const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

/**
 * Lets ten callers write while something is killed; returns the lost writes, the number of failures, and the
 * milliseconds until writes succeeded again.
 */
async function writeWhile(kill: () => Promise<void>) {
  const { id: userId } = await aCook(opened.db)
  const acknowledged: string[] = []
  let stop = false
  let failures = 0
  const writers = Array.from({ length: 10 }, async () => {
    while (!stop) {
      try {
        const { id } = await createFolder(opened.db, userId, { name: 'A', color: '#ea580c' }, new Date())
        acknowledged.push(id)
      } catch {
        failures++
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  })
  await eventually('some writes', () => acknowledged.length > 50)
  await kill()
  const before = acknowledged.length
  const killedAt = Date.now()
  await eventually('writes go through again', () => acknowledged.length > before + 50, 30_000)
  const recoveredMs = Date.now() - killedAt
  stop = true
  await Promise.all(writers)
  const stored = new Set((await listFolders(opened.db, userId)).map(({ id }) => id))
  return { lost: acknowledged.filter((id) => !stored.has(id)), failures, recoveredMs }
}

test(`kill -9 of a backend under load, ${rounds} rounds: PostgreSQL recovers, nothing acknowledged is lost`, async () => {
  for (let round = 0; round < rounds; round++) {
    const outcome = await writeWhile(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where application_name = 'larder' and pid <> pg_backend_pid()`.execute(
        opened.db,
      )
      process.kill(rows[round % rows.length]!.pid, 'SIGKILL')
    })
    expect(outcome.lost).toEqual([])
    expect(outcome.recoveredMs).toBeLessThan(10_000)
  }
})

test(`kill -9 of PostgreSQL itself under load, ${rounds} rounds: it is started again`, async () => {
  for (let round = 0; round < rounds; round++) {
    const outcome = await writeWhile(async () => {
      const [postmaster] = await processesNaming(data.path)
      process.kill(postmaster!, 'SIGKILL')
    })
    expect(outcome.lost).toEqual([])
    expect(outcome.failures).toBeGreaterThan(0)
    expect(outcome.recoveredMs).toBeLessThan(10_000)
  }
})
