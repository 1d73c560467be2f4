import { expect, test } from 'vitest'
import { type ChangeContext, changeLayers, type LayerChange, type Layers } from './shopping-layers.ts'

const lineId = '0193a000-0000-7000-8000-000000000001'
const key = `own:${lineId}`
const stamp = { id: lineId, at: '2026-11-22T12:00:00.000Z' }
const at = (time: number): ChangeContext => ({ at: time, amounts: new Map(), isGrown: () => false })
type Made = [change: LayerChange, time: number]

/** Applies changes in the order of their arrival, each with the time at which it was made. */
const after = (...made: Made[]): Layers =>
  made.reduce<Layers>((layers, [change, time]) => changeLayers(layers, change, at(time)).layers ?? layers, {
    lines: new Map(),
    marks: new Map(),
  })
const texts = ({ lines }: Layers) => [...lines.values()].map(({ text }) => text)

const add: LayerChange = { ...stamp, type: 'add', lineId, text: 'flour' }
const rename: LayerChange = { ...stamp, type: 'edit', lineId, text: 'spelt flour' }
const remove: LayerChange = { ...stamp, type: 'remove', lineId }
const tick: LayerChange = { ...stamp, type: 'tick', key }
const clear: LayerChange = { ...stamp, type: 'clear-ticked' }

test('a line that was renamed after another device took it off stays, with its new text', () => {
  expect(texts(after([add, 1], [rename, 3], [remove, 2]))).toEqual(['spelt flour'])
  expect(texts(after([add, 1], [rename, 3], [remove, 4]))).toEqual([])
})

test('a line that was renamed after another device cleared the basket stays, with its tick', () => {
  const late = after([add, 1], [tick, 2], [rename, 4], [clear, 3])
  expect(texts(late)).toEqual(['spelt flour'])
  expect(late.marks.get(key)?.tickedAt).toBe(2)
  expect(texts(after([add, 1], [tick, 2], [rename, 4], [clear, 5]))).toEqual([])
})

test('renaming a removed line is refused, and ticking it does nothing', () => {
  const gone = after([add, 1], [remove, 2])
  expect(changeLayers(gone, rename, at(3)).refused).toBe('This line is no longer on the list.')
  expect(changeLayers(gone, tick, at(3)).layers).toEqual(gone)
})
