import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pruneMails } from './prune-mails.ts'

const DAY = 24 * 60 * 60_000

test('mails of the operator and mails that were given up go after a month; what waits stays', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'larder-outbox-'))
  onTestFinished(() => rm(outbox, { recursive: true, force: true }))
  const now = new Date()
  const put = async (name: string, days: number) => {
    const path = join(outbox, name)
    const at = new Date(now.getTime() - days * DAY)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'Dear Larder')
    await utimes(path, at, at)
  }
  const kept = ['29-days.eml', 'waiting/31-days.json', 'waiting/failed/29-days.json']
  const gone = ['31-days.eml', 'waiting/failed/31-days.json']
  for (const name of [...kept, ...gone]) await put(name, Number(/\d+/.exec(name)?.[0]))
  expect(await pruneMails(outbox, now)).toBe(gone.length)
  for (const name of kept) expect((await stat(join(outbox, name))).isFile()).toBe(true)
})

test('an outbox that nothing was written to yet is none to prune', async () => {
  expect(await pruneMails(join(tmpdir(), 'larder-outbox-that-is-not-there'), new Date())).toBe(0)
})
