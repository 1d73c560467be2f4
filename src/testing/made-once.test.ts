import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

let folder: string | undefined
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
})

const name = () => `test-made-once-${process.pid}-${Math.random().toString(36).slice(2)}`

/** Creates a folder with a file in it, slowly, and counts the calls. */
const slowly = () => {
  const seen = { times: 0 }
  const make = async (fresh: string) => {
    seen.times += 1
    await pause(150)
    await mkdir(fresh, { recursive: true })
    await writeFile(join(fresh, 'said'), 'made')
  }
  return { seen, make }
}

test('several simultaneous requests make a folder once, and all get it complete', async () => {
  const { seen, make } = slowly()
  const own = name()
  const folders = await Promise.all([madeOnce(own, make), madeOnce(own, make), madeOnce(own, make)])
  folder = folders[0]
  expect(new Set(folders).size).toBe(1)
  expect(seen.times).toBe(1)
  expect(await readFile(join(folder ?? '', 'said'), 'utf8')).toBe('made')
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('when making a folder fails, the next request makes it', async () => {
  const own = name()
  const { seen, make } = slowly()
  const failing = async () => {
    throw new Error('No room.')
  }
  await expect(madeOnce(own, failing)).rejects.toThrow('No room.')
  folder = await madeOnce(own, make)
  expect(seen.times).toBe(1)
})

test('a process that was killed while making a folder is not waited for', async () => {
  const own = name()
  const { seen, make } = slowly()
  folder = await madeOnce(own, make)
  await rm(folder, { recursive: true })
  // No process has a number this large.
  await writeFile(`${folder}.lock`, '2147483646')
  expect(await madeOnce(own, make)).toBe(folder)
  expect(seen.times).toBe(2)
})
