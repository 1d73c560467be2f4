import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { bundleServer } from '#testing/bundle-server.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'
import { twoDaysLater } from '#testing/two-days-later.ts'
import { savingCook } from './saving-cook.ts'

/** Number of kills: `ROUNDS=50 npx vitest run --project faults tests/faults/start-kill.test.ts` */
const rounds = Number(process.env.ROUNDS ?? 1)
const RECIPES = 20
let dataDir: string
let server: RunningServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-start-'))
})
afterAll(async () => {
  await server?.stop()
  await removeDataDir(dataDir)
})

/**
 * Starts a server that trusts its proxy, so that each round has an address of its own and no limit on
 * sign-ups is met.
 */
const start = () => startServer({ dataDir, env: { TRUST_PROXY: 'loopback' } })

const killAFirstStart = async () => {
  const child = spawn(process.execPath, [await bundleServer()], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      HOUSE_COLLECTION: 'off',
    },
    stdio: 'ignore',
  })
  // The kill hits any moment between creating the database's files and the last migrations.
  await pause(200 + Math.random() * 3500)
  child.kill('SIGKILL')
  const [, signal] = await once(child, 'exit')
  expect(signal, 'it was at work until then, and not ended by what the one before had left').toBe('SIGKILL')
}

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 of the first start, round %i',
  killAFirstStart,
)

test('after first starts that were killed, whatever they were at, the next one carries on', async () => {
  server = await start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const cook = await remoteCook(server.url, 'first@example.org')
  const recipe = await cook.call(api.recipes.create, server.url, tomatoSoup)
  expect(await cook.call(api.recipes.list, server.url)).toMatchObject([{ id: recipe.id }])
})

const seen = { saved: 0, folderStayed: 0, folderGone: 0 }

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 while a folder is deleted and recipes are saved, round %i: all that was acknowledged is there, nothing is half there',
  async (round) => {
    const from = `10.0.0.${round}`
    const cook = await remoteCook(server.url, `folders-${round}@example.org`, { from })
    const began = performance.now()
    const folder = await cook.call(api.folders.create, server.url, { name: 'Soups', color: '#059669' })
    const aCallMs = performance.now() - began
    const put = async (index: number) => {
      const soup = { ...tomatoSoup, title: `Soup ${round}-${index}` }
      const { id } = await cook.call(api.recipes.create, server.url, soup)
      await cook.call(api.recipes.move, server.url, { folderId: folder.id }, { params: { id } })
    }
    await Promise.all(Array.from({ length: RECIPES }, (_, index) => put(index)))
    const saving = await savingCook(server.url, `saver-${round}`, from)
    await saving.begun()
    const deleting = cook
      .send(api.folders.remove, undefined, { params: folder }, server.url)
      .then(({ ok }) => ok)
      .catch(() => false)
    // The kill comes before, during or after the deletion, at any speed of this machine.
    await pause(Math.random() * 3 * aCallMs)
    await server.kill()
    const acknowledged = await deleting

    server = await start()
    const folders = await cook.call(api.folders.list, server.url)
    const recipes = await cook.call(api.recipes.list, server.url)
    expect(recipes).toHaveLength(RECIPES)
    // The folder still holds all its recipes, or is gone and the recipes are unorganized.
    if (acknowledged) expect(folders).toEqual([])
    const home = folders.length === 1 ? folder.id : null
    expect(new Set(recipes.map(({ folderId }) => folderId))).toEqual(new Set([home]))
    await saving.findsAll(server.url)

    seen.saved += saving.saved()
    seen[home === null ? 'folderGone' : 'folderStayed'] += 1
  },
)

test('after the sweep no picture is an orphan, and rows, books and files agree', async () => {
  const { swept, kept, wrong } = await twoDaysLater(dataDir)
  console.log(seen, `pictures swept ${swept}, kept ${kept}`)
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(RECIPES * rounds)
})
