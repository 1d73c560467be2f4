import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createReaderPool, type ReaderPoolSettings } from './reader-pool.ts'

/** Worker that answers with the first byte of the picture as the width; 0 never answers, 9 crashes. */
const script = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage('ready')
  parentPort.on('message', ({ id, asked: { picture } }) => {
    if (picture[0] === 0) return
    if (picture[0] === 9) throw new Error('fell over')
    parentPort.postMessage({ id, ok: true, result: { width: picture[0], height: 1, words: [] } })
  })`
let started = 0
let pool: ReturnType<typeof createReaderPool>
const open = (settings: Partial<ReaderPoolSettings> = {}) => {
  started = 0
  pool = createReaderPool(() => {
    started += 1
    return new Worker(script, { eval: true })
  }, settings)
  return (byte: number, signal = new AbortController().signal) =>
    pool.run({ picture: new Uint8Array([byte]), layout: 'page', inks: null }, signal)
}
afterEach(() => pool.close())

test('pictures are read one after the other by the same thread', async () => {
  const read = open()
  const widths = await Promise.all([read(1), read(2), read(3)])
  expect([widths.map(({ width }) => width), started]).toEqual([[1, 2, 3], 1])
})

test('a picture that takes too long fails, and its thread is stopped', async () => {
  const read = open({ longestMs: 50 })
  await expect(read(0)).rejects.toMatchObject({ name: 'ReaderError', kind: 'timeout' })
})

test('a thread that falls over fails its own picture only', async () => {
  const read = open()
  const [fallen, next] = await Promise.allSettled([read(9), read(5)])
  expect(fallen).toMatchObject({ status: 'rejected', reason: { kind: 'broken' } })
  expect([next, started]).toMatchObject([{ status: 'fulfilled', value: { width: 5 } }, 2])
})

test('a picture that was given up stops its thread; one that waited is dropped', async () => {
  const read = open()
  const [first, second] = [new AbortController(), new AbortController()]
  const running = read(0, first.signal)
  const waiting = read(6, second.signal)
  second.abort(new Error('the cook went away'))
  await expect(waiting).rejects.toThrow('the cook went away')
  first.abort(new Error('cancelled'))
  await expect(running).rejects.toThrow('cancelled')
  expect([(await read(7)).width, started]).toEqual([7, 2])
})

test('the queue is limited, and closing ends all jobs', async () => {
  const read = open({ waiting: 1 })
  const running = read(0)
  const waiting = read(1)
  await expect(read(2)).rejects.toMatchObject({ kind: 'busy' })
  const ends = Promise.allSettled([running, waiting])
  await pool.close()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(read(3)).rejects.toMatchObject({ kind: 'broken' })
})
