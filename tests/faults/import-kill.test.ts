import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports.ts'
import { api } from '#contract/index.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'
import { twoDaysLater } from '#testing/two-days-later.ts'
import { zipOf } from '#testing/zip.ts'

/** Number of kills: `ROUNDS=50 npx vitest run --project faults tests/faults/import-kill.test.ts` */
const rounds = Number(process.env.ROUNDS ?? 1)
const RECIPES = 40
let server: RunningServer
const seen = { cutWhileSaving: 0, savedAtKill: 0 }

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
  await removeDataDir(server.dataDir)
})

const titleOf = (round: number, index: number) => `Stew ${round}-${index}`
const cookFile = (title: string, index: number) =>
  `---\ntitle: ${title}\nservings: 2\n---\nBoil @lentils{${index + 1}%g} with @onions{2} for ~{20%minutes}.\n`

const upload = async (cook: RemoteCook, zip: Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(zip)]), 'stews.zip')
  const reply = await fetch(`${server.url}${api.imports.start.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.idToken}` },
    body: form,
  })
  return (await reply.json()) as ImportJob
}
const jobOf = (cook: RemoteCook, id: string) =>
  cook.call(api.imports.get, server.url, undefined, { params: { id } })

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 while an import is saved, round %i: after the next start each recipe is there exactly once',
  async (round) => {
    const files = Object.fromEntries(
      Array.from({ length: RECIPES }, (_, index) => [
        `Stews/${index}.cook`,
        cookFile(titleOf(round, index), index),
      ]),
    )
    const cook = await remoteCook(server.url, `importer-${round}@example.org`)
    const { id } = await upload(cook, await zipOf(files))
    await expect.poll(async () => (await jobOf(cook, id)).state, { timeout: 30_000 }).toBe('ready')
    await cook.call(api.imports.save, server.url, {}, { params: { id } })
    // The server is killed at another moment each time, and in the first round while it is saving.
    if (round === 0)
      await expect
        .poll(async () => (await jobOf(cook, id)).recipes.saved, { timeout: 30_000, interval: 5 })
        .toBeGreaterThan(0)
    else await pause(Math.random() * 1500)
    await server.kill()

    server = await startServer({ dataDir: server.dataDir })
    const atStart = await jobOf(cook, id)
    if (atStart.state === 'saving') seen.cutWhileSaving += 1
    seen.savedAtKill += atStart.recipes.saved
    // The server continues by itself, without another click.
    await expect
      .poll(async () => (await jobOf(cook, id)).state, { timeout: 60_000, interval: 250 })
      .toBe('done')
    expect((await jobOf(cook, id)).recipes).toMatchObject({ saved: RECIPES, failed: 0, waiting: 0 })
    const titles = (await cook.call(api.recipes.list, server.url)).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(
      Array.from({ length: RECIPES }, (_, index) => titleOf(round, index)).toSorted(),
    )
    expect(await cook.call(api.folders.list, server.url)).toHaveLength(1)
  },
)

test('the rounds hit imports at work', () => {
  console.log(`cut while saving ${seen.cutWhileSaving}, saved before the kill ${seen.savedAtKill}`)
  expect(seen.cutWhileSaving).toBeGreaterThan(0)
})

test('after the sweep no picture is an orphan, and rows, quota, books and files agree', async () => {
  const { swept, kept, wrong } = await twoDaysLater(server.dataDir)
  console.log(`pictures swept ${swept}, kept ${kept}`)
  expect(wrong).toEqual([])
  expect(kept).toBe(RECIPES * rounds)
})
