import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShoppingChange } from '#contract/shopping.ts'
import { decideChanges } from '#server/features/shopping/decide.ts'
import { shownOf } from '#server/features/shopping/shown.ts'
import { day, stateOf } from './shopping-model.ts'

const lineId = '018f4f5e-0000-7000-8000-000000000001'
const key = `own:${lineId}`
const viewed = { today: day(0), withPlan: false }
const START = Date.UTC(2026, 10, 23, 10)
const iso = (ms: number) => new Date(START + ms).toISOString()

type Act = ShoppingChange extends infer C ? (C extends unknown ? Omit<C, 'id' | 'at'> : never) : never
interface Sent {
  act: Act
  /**
   * Times in milliseconds: when the change was made and sent by the device's clock, and when the server
   * received it by its own.
   */
  made: number
  sent: number
  come: number
  device?: string
}

/** Returns the line that is left after these changes, applied one by one; null when none is. */
function lineAfter(...all: Sent[]) {
  let state = stateOf({ meals: [], sources: [], today: 0 }, { lines: new Map(), marks: new Map() }, null)
  const saidTo = new Map<string, string | null>()
  for (const [index, { act, made, sent, come, device = 'phone' }] of all.entries()) {
    const change = {
      ...act,
      id: lineId.replace(/0001$/, String(1000 + index)),
      at: iso(made),
    } as ShoppingChange // the change with its stamp
    const { layers, until } = decideChanges(
      shownOf(state, viewed),
      { changes: [change], sentAt: iso(sent), after: saidTo.get(device) ?? undefined },
      { now: new Date(START + come), made: new Set(), viewed },
    )
    saidTo.set(device, until)
    state = { ...state, layers }
  }
  const line = state.layers.lines.get(lineId)
  return line ? { text: line.text, ticked: (state.layers.marks.get(key)?.tickedAt ?? null) !== null } : null
}

const add: Sent = { act: { type: 'add', lineId, text: 'milk' }, made: 0, sent: 0, come: 0 }

test('a second tap counts even when the first one took longer to arrive', () => {
  // The second tap undoes the first half a second later, but is sent only after the slow answer to the first.
  const tick: Sent = { act: { type: 'tick', key }, made: 1000, sent: 1000, come: 4000 }
  const untick: Sent = { act: { type: 'untick', key }, made: 1500, sent: 5000, come: 5100 }
  expect(lineAfter(add, tick, untick)).toEqual({ text: 'milk', ticked: false })
  const slowAdd = { ...add, come: 3000 }
  const remove: Sent = { act: { type: 'remove', lineId }, made: 500, sent: 5000, come: 5100 }
  expect(lineAfter(slowAdd, remove)).toBeNull()
})

test('a clock that is wrong by an hour does not make an older change the later one', () => {
  const HOUR = 3_600_000
  const slow: Sent = { act: { type: 'tick', key }, made: 1000 - HOUR, sent: 61_000 - HOUR, come: 61_000 }
  const right: Sent = {
    device: 'tablet',
    act: { type: 'untick', key },
    made: 30_000,
    sent: 30_000,
    come: 30_100,
  }
  expect(lineAfter(add, right, slow)).toEqual({ text: 'milk', ticked: false })
  const fast: Sent = { ...slow, made: 1000 + HOUR, sent: 61_000 + HOUR }
  expect(lineAfter(add, right, fast)).toEqual({ text: 'milk', ticked: false })
})

test('changes of one device keep their order, however wrong its clock and however slow its requests', () => {
  const step = fc.record({
    isTick: fc.boolean(),
    think: fc.integer({ min: 0, max: 3000 }),
    wait: fc.integer({ min: 0, max: 20_000 }),
    transit: fc.integer({ min: 0, max: 40_000 }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      (apart, steps) => {
        // A request starts when its change was made and the previous request was answered.
        let [made, free] = [1000, 1000]
        const acts = steps.map(({ isTick, think, wait, transit }): Sent => {
          made += think
          const sent = Math.max(made, free) + wait
          free = sent + transit
          const act: Act = { type: isTick ? 'tick' : 'untick', key }
          return { act, made: made + apart, sent: sent + apart, come: free }
        })
        expect(lineAfter({ ...add, made: apart, sent: apart }, ...acts)?.ticked).toBe(steps.at(-1)?.isTick)
      },
    ),
  )
})

test('a future time in `after` moves no change into the future', () => {
  const tick: Sent = { act: { type: 'tick', key }, made: 1000, sent: 1000, come: 1100 }
  const state = stateOf({ meals: [], sources: [], today: 0 }, { lines: new Map(), marks: new Map() }, null)
  const change = { ...tick.act, id: lineId, at: iso(1000) } as ShoppingChange // the change with its stamp
  const { until } = decideChanges(
    shownOf(state, viewed),
    { changes: [change], sentAt: iso(1000), after: iso(99_000_000) },
    { now: new Date(START + 1100), made: new Set(), viewed },
  )
  expect(until).toBe(iso(1100))
})
