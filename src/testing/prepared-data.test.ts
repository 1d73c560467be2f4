import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeDataDir, startServer } from './start-server.ts'

test('servers of tests begin on a folder that has had its first start, each on a copy of its own', async () => {
  const servers = [await startServer(), await startServer()]
  const said = await Promise.all(
    servers.map(async ({ dataDir, stop }) => {
      await stop()
      const installation = await readFile(join(dataDir, 'identity', 'installation.json'), 'utf8')
      const names = (await readdir(dataDir)).toSorted()
      await removeDataDir(dataDir)
      return { installation, names }
    }),
  )
  expect(said[0]).toEqual(said[1])
  expect(said[0]?.names).toEqual(['billing', 'database', 'database.secret', 'identity'])
})
