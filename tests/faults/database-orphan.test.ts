import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { listFolders } from '#server/stores/folders.ts'
import { aDataDir, eventually, processesNaming, startWriter } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'

let data: Awaited<ReturnType<typeof aDataDir>>
beforeEach(async () => {
  data = await aDataDir()
})
afterEach(async () => {
  expect(await processesNaming(data.path), 'processes left behind').toEqual([])
  await data.remove()
})

const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

test(`SIGKILL of a writing server, ${rounds} rounds: the orphan is adopted, every acknowledged row is there`, async () => {
  let postmaster: number | undefined
  for (let round = 0; round < rounds; round++) {
    const writer = await startWriter(data.path)
    const userId = await writer.userId()
    await eventually('some writes', () => writer.acknowledged.length > 5 + round * 7)
    await writer.kill('SIGKILL')
    const orphans = await processesNaming(data.path)
    expect(orphans).toHaveLength(1)
    postmaster ??= orphans[0]
    // It is the same process all along, adopted and not restarted.
    expect(orphans).toEqual([postmaster])

    const isLast = round === rounds - 1
    if (!isLast && round % 2) continue
    const opened = await openDatabase({ dataDir: data.path, log: quietLog })
    expect(opened.sole).toBe(true)
    const stored = (await listFolders(opened.db, userId)).map(({ id }) => id)
    expect(stored).toEqual(expect.arrayContaining(writer.acknowledged))
    await opened.close()
    postmaster = undefined
    expect(await processesNaming(data.path)).toEqual([])
  }
})

test('a server that exits without closing takes PostgreSQL with it', async () => {
  const writer = await startWriter(data.path, 'exit-early')
  await writer.userId()
  await writer.ended
  await eventually('PostgreSQL ends', async () => (await processesNaming(data.path)).length === 0)
})

test('a server that closes leaves no process and no socket', async () => {
  const writer = await startWriter(data.path, 'exit-normally')
  await writer.ended
  expect(await processesNaming(data.path)).toEqual([])
  expect(await readdir(join(data.path, 'database', 'run'))).toEqual([])
  expect(await readdir(join(data.path, 'database', 'cluster'))).not.toContain('postmaster.pid')
})

test('two servers share one PostgreSQL, and the last to leave stops it', async () => {
  const [first, second] = await Promise.all([
    openDatabase({ dataDir: data.path, log: quietLog }),
    openDatabase({ dataDir: data.path, log: quietLog }),
  ])
  const postmaster = await processesNaming(data.path)
  expect(postmaster).toHaveLength(1)
  expect([first.sole, second.sole]).toContain(false)
  await first.close()
  expect(await processesNaming(data.path)).toEqual(postmaster)
  expect(await second.ready()).toBe(true)
  await second.close()
  expect(await processesNaming(data.path)).toEqual([])
})
