import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unzipped, zipOf } from '#testing/zip.ts'
import { gunzipUpTo } from './gunzip.ts'
import type { ArchiveLimits } from './limits.ts'
import { openArchive } from './read-archive.ts'
import { type NewFile, writeArchive } from './write-archive.ts'

const central = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
const renamed = (zip: Buffer, from: string, to: string) => {
  for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from, at + 1)) zip.write(to, at, 'latin1')
}
/** Makes a zip whose directory was falsified. */
const forged = async (path: string, change: (zip: Buffer) => void) => {
  const zip = await zipOf({ [path]: 'hello hello hello' })
  change(zip)
  return zip
}
const readAll = async (zip: Buffer, limits: Partial<ArchiveLimits> = {}) => {
  const archive = await openArchive(zip, limits)
  const files: Record<string, string> = {}
  for (const file of archive.files) files[file.path] = (await file.read()).toString()
  archive.close()
  return files
}

test('an ordinary archive is read; what operating systems add is passed over', async () => {
  const zip = await zipOf({ 'a/b.json': '{}', '__MACOSX/a/._b.json': 'x', 'a/.DS_Store': 'x', 'ü.txt': 'é' })
  expect(await readAll(zip)).toEqual({ 'a/b.json': '{}', 'ü.txt': 'é' })
})

test.each<[string, () => Promise<Buffer>, RegExp, Partial<ArchiveLimits>?]>([
  ['more files than allowed', () => zipOf({ a: '', b: '', c: '' }), /more than 2 files/, { entries: 2 }],
  [
    'more content than allowed',
    () => zipOf({ a: 'x'.repeat(600), b: 'y'.repeat(600) }),
    /more than 0 MB once it is unpacked/,
    { totalBytes: 1000 },
  ],
  [
    'packed too tightly',
    () => zipOf({ a: Buffer.alloc(100_000) }),
    /packed in a way that only harmful/,
    { freeBytes: 1000 },
  ],
  ['one file too large', () => zipOf({ a: 'x'.repeat(2000) }), /"a" is larger than/, { entryBytes: 1000 }],
  [
    'a size that is a lie',
    () => forged('a', (zip) => zip.writeUInt32LE(4, central(zip) + 24)),
    /damaged|larger than it says/,
  ],
  [
    'a path upwards',
    () => forged('aaaa.json', (zip) => renamed(zip, 'aaaa.json', '../a.json')),
    /files outside itself/,
  ],
  [
    'a path upwards in the middle',
    () => forged('aa/bb/cc', (zip) => renamed(zip, 'aa/bb/cc', 'a/../../')),
    /files outside itself/,
  ],
  [
    'an absolute path',
    () => forged('aaaa.json', (zip) => renamed(zip, 'aaaa.json', '/etc.json')),
    /files outside itself/,
  ],
  [
    'a drive letter',
    () => forged('aaaa.json', (zip) => renamed(zip, 'aaaa.json', 'C:/a.json')),
    /files outside itself/,
  ],
  [
    'a symbolic link',
    () => forged('a', (zip) => zip.writeUInt32LE((0o120777 << 16) >>> 0, central(zip) + 38)),
    /links to other files/,
  ],
  [
    'a password',
    () => forged('a', (zip) => zip.writeUInt16LE(zip.readUInt16LE(central(zip) + 8) | 1, central(zip) + 8)),
    /locked with a password/,
  ],
  ['an unknown packing', () => forged('a', (zip) => zip.writeUInt16LE(99, central(zip) + 10)), /damaged/],
  ['a broken checksum or stream', () => forged('a', (zip) => zip.fill(0xff, 31, 45)), /damaged|larger/],
  ['half of it', async () => (await zipOf({ a: 'hello' })).subarray(0, 60), /damaged/],
  ['no zip at all', async () => Buffer.from('PK no zip at all, although it begins like one'), /damaged/],
])('refused: %s', async (_name, make, words, limits = {}) => {
  await expect(readAll(await make(), limits)).rejects.toThrow(words)
})

test('gzip is unpacked up to a limit', async () => {
  expect((await gunzipUpTo(gzipSync('hello'), 100)).toString()).toBe('hello')
  await expect(gunzipUpTo(gzipSync(Buffer.alloc(1_000_000)), 10_000)).rejects.toThrow(
    /larger than 0 MB, which no recipe is/,
  )
  await expect(gunzipUpTo(gzipSync('hello').subarray(0, 12), 100)).rejects.toThrow(/damaged/)
})

async function* filesOf(count: number, bytes = 10): AsyncGenerator<NewFile> {
  for (let index = 0; index < count; index += 1)
    yield { path: `${index}.bin`, bytes: Buffer.alloc(bytes, index), stored: index % 2 === 0 }
}

test('the same files give the same bytes, in their order', async () => {
  const [one, two] = [await buffer(writeArchive(filesOf(50))), await buffer(writeArchive(filesOf(50)))]
  expect(Buffer.compare(one, two)).toBe(0)
  expect([...(await unzipped(one)).keys()]).toEqual(Array.from({ length: 50 }, (_, index) => `${index}.bin`))
})

test('a slow reader is waited for: files are not made before there is room for them', async () => {
  let made = 0
  async function* counted() {
    for await (const file of filesOf(200, 100_000)) {
      made += 1
      yield { ...file, stored: true }
    }
  }
  const output = writeArchive(counted())
  output.read(1)
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(made).toBeLessThan(20)
  output.destroy()
  await expect.poll(() => output.closed).toBe(true)
  expect(made).toBeLessThan(20)
})

test('an archive whose files fail to come breaks off instead of looking whole', async () => {
  async function* failing(): AsyncGenerator<NewFile> {
    yield* filesOf(3)
    throw new Error('the database is gone')
  }
  await expect(buffer(writeArchive(failing()))).rejects.toThrow('the database is gone')
})
