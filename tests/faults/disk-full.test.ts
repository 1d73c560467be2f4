import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, startServer } from '#testing/start-server.ts'

/** A small disk for the whole data directory, which the test fills; only root may mount one. */
let disk: string
let mounted = false
let server: RunningServer
let cook: RemoteCook

beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'larder-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0700', 'larder-test', disk], {
      stdio: 'ignore',
    })
    mounted = true
  } catch {
    return // the test reports that it was skipped
  }
  server = await startServer({ dataDir: join(disk, 'data') })
  cook = await remoteCook(server.url, 'ada@example.org')
})
afterAll(async () => {
  await server?.stop()
  if (mounted) execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

/** Fills the disk to the last free byte. */
async function fill(): Promise<string> {
  const path = join(disk, 'ballast')
  const out = createWriteStream(path)
  out.on('error', () => undefined) // an error is expected when the disk is full
  const { bavail, bsize } = await statfs(disk)
  for (let left = bavail * bsize + (1 << 20); left > 0 && !out.destroyed; left -= 1 << 20) {
    await new Promise((done) => out.write(Buffer.alloc(1 << 20), done))
  }
  await new Promise((done) => out.close(done))
  return path
}

test('a full disk: what was acknowledged stays, what cannot be kept is said, and with room it works again', async (context) => {
  if (!mounted) return context.skip('this user may not mount a file system')
  const at = server.url
  const kept = []
  for (let index = 0; index < 3; index += 1)
    kept.push(await cook.call(api.recipes.create, at, { ...tomatoSoup, title: `Soup ${index}` }))

  const ballast = await fill()
  const refusals: number[] = []
  for (let index = 0; index < 60; index += 1) {
    const title = `Soup ${100 + index}`
    const reply = await cook.send(
      api.recipes.create,
      { ...tomatoSoup, title, description: 'x'.repeat(1500) },
      {},
      at,
    )
    const body = (await reply.json()) as { code?: string; message?: string; id: string }
    if (reply.ok) kept.push(body as never)
    else {
      refusals.push(reply.status)
      expect(body.message).toMatch(/^[A-Z].{20,}\.$/)
    }
  }
  // Requests that only read still succeed.
  expect((await fetch(`${at}/healthz`)).status).toBe(200)

  await rm(ballast)
  await expect
    .poll(async () => (await cook.send(api.recipes.list, undefined, {}, at)).status, { timeout: 30_000 })
    .toBe(200)
  const made = await cook.call(api.recipes.create, at, { ...tomatoSoup, title: 'With room again' })
  const titles = (await cook.call(api.recipes.list, at)).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining([...kept.map(({ title }) => title), made.title]))
  expect(refusals.filter((status) => status !== 503)).toEqual([])
  expect(refusals.length).toBeGreaterThan(0)
  console.log(`on the full disk ${kept.length - 3} were kept and ${refusals.length} refused`)
})
