import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aisles } from '#contract/aisles.ts'
import type { ShoppingLine, ShoppingList } from '#contract/shopping.ts'
import { applyChange, ownKey, type ShoppingWish, undoOf } from './shopping-changes.ts'

const ids = ['1', '2', '3'].map((n) => `0193a000-0000-7000-8000-00000000000${n}`)
const keys = ['food:onion', 'food:salt', ...ids.map(ownKey)]

const line = (key: string, change: Partial<ShoppingLine> = {}): ShoppingLine => ({
  key,
  kind: key.startsWith('own:') ? 'own' : 'food',
  text: key,
  food: null,
  amount: '',
  aisle: 'Produce',
  optional: false,
  uses: [],
  ticked: false,
  hidden: false,
  change: null,
  reason: null,
  ...change,
})
const listOf = (lines: ShoppingLine[]): ShoppingList => ({
  version: '1',
  planVersion: 'p1',
  sources: [],
  aisles: [...aisles],
  staples: [],
  lines,
  gone: [{ key: 'food:leek', text: 'leeks' }],
  leftOff: null,
})

const lists = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...keys), fc.boolean(), fc.boolean()), { selector: ([key]) => key })
  .map((lines) =>
    listOf(
      lines.map(([key, ticked, hidden]) => line(key, { ticked, hidden: hidden && key.startsWith('food:') })),
    ),
  )
const key = fc.constantFrom(...keys)
const lineId = fc.constantFrom(...ids)
const text = fc.constantFrom('milk', 'bread')
const aisle = fc.constantFrom(undefined, ...aisles)
const wishes: fc.Arbitrary<ShoppingWish> = fc.oneof(
  fc.record({ type: fc.constantFrom('tick' as const, 'untick' as const), key }),
  // Only foods can be hidden; lines that the cook wrote are removed instead.
  fc.record({
    type: fc.constantFrom('hide' as const, 'show' as const),
    key: fc.constantFrom('food:onion', 'food:salt'),
  }),
  fc.record({ type: fc.constant('add' as const), lineId, text, aisle }),
  fc.record({ type: fc.constant('edit' as const), lineId, text, aisle }),
  fc.record({ type: fc.constant('remove' as const), lineId }),
  fc.record({ type: fc.constant('clear-ticked' as const) }),
)

/** The visible parts of a list's lines, sorted so that their order does not matter. */
const seenOf = ({ lines }: ShoppingList) =>
  lines
    .map(({ key: name, text: words, aisle: where, ticked, hidden }) => [name, words, where, ticked, hidden])
    .sort()

test('applying a change twice has the effect of applying it once', () => {
  fc.assert(
    fc.property(lists, wishes, (list, wish) => {
      const once = applyChange(list, wish)
      expect(seenOf(applyChange(once, wish))).toEqual(seenOf(once))
    }),
  )
})

test('any sequence of changes can be undone', () => {
  fc.assert(
    fc.property(lists, fc.array(wishes, { maxLength: 8 }), (list, row) => {
      const after = row.reduce(applyChange, list)
      expect(seenOf(undoOf(list, row).reduce(applyChange, after))).toEqual(seenOf(list))
    }),
  )
})

test('a line that a change does not name stays the same object', () => {
  const list = listOf([line('food:onion'), line('food:salt')])
  const after = applyChange(list, { type: 'tick', key: 'food:onion' })
  expect(after.lines[0]).toMatchObject({ ticked: true })
  expect(after.lines[1]).toBe(list.lines[1])
  expect(applyChange(list, { type: 'tick', key: 'food:gone' })).toBe(list)
})

test('clearing takes own lines away and leaves foods out as bought', () => {
  const list = listOf([
    line('food:onion', { ticked: true }),
    line(keys[2] ?? '', { ticked: true }),
    line('food:salt'),
  ])
  expect(applyChange(list, { type: 'clear-ticked' }).lines).toEqual([
    line('food:onion', { hidden: true, reason: 'bought' }),
    line('food:salt'),
  ])
})

test('changes that were not shown are not marked as seen', () => {
  const list = listOf([line('food:onion', { change: { from: '1' } })])
  expect(applyChange(list, { type: 'seen', planVersion: 'older' })).toBe(list)
  const seen = applyChange(list, { type: 'seen', planVersion: 'p1' })
  expect([seen.lines[0]?.change, seen.gone]).toEqual([null, []])
})
