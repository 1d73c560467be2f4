import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sweepReceived } from './sweep-received.ts'

test('uploads that a killed server left are removed after a day, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const now = new Date()
  const longAgo = new Date(now.getTime() - 25 * 60 * 60_000)
  for (const [name, at] of [
    ['larder-import-old', longAgo],
    ['larder-import-new', now],
    ['other-old', longAgo],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'upload'), 'soup')
    await utimes(join(folder, name), at, at)
  }
  expect(await sweepReceived(now, folder)).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['larder-import-new', 'other-old'])
})
