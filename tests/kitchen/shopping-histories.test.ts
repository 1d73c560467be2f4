import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShoppingChange, ShoppingLine } from '#contract/shopping.ts'
import type { Baseline } from '#kitchen/shopping/index.ts'
import { type Batch, baselineByHand, decideChanges } from '#server/features/shopping/decide.ts'
import { type Shown, shownOf } from '#server/features/shopping/shown.ts'
import {
  day,
  dishCount,
  foodKeys,
  type Meal,
  openGrams,
  type Plan,
  printed,
  type Share,
  sharesOf,
  stateOf,
} from './shopping-model.ts'

/**
 * Random histories of a plan and a list, compared with a model in whole grams that shares no code with the
 * kitchen: every own line and every tick whose food is still there is kept, and the computed part is a fresh
 * computation. 300 short histories here; `PROOF=full npx vitest run --project unit tests/kitchen/shopping`
 * makes 10,000 long ones.
 */
const isFull = process.env.PROOF === 'full'
const HISTORIES = isFull ? 10_000 : 300

const pick = fc.nat(7)
const servings = fc.option(fc.integer({ min: 1, max: 9 }))
const dish = fc.nat(dishCount - 1)
const key = fc.constantFrom(...foodKeys)
const late = fc.boolean()

const step = fc.oneof(
  fc.record({ do: fc.constant('plan' as const), dish, day: fc.nat(9), servings }),
  fc.record({ do: fc.constant('replan' as const), pick, day: fc.nat(9), servings }),
  fc.record({ do: fc.constant('unplan' as const), pick }),
  fc.record({ do: fc.constant('cook' as const), pick }),
  fc.record({ do: fc.constant('put recipe' as const), dish, servings }),
  fc.record({ do: fc.constant('put days' as const), from: fc.nat(9), days: fc.nat(6) }),
  fc.record({ do: fc.constant('take off' as const), pick }),
  fc.record({ do: fc.constantFrom('tick' as const, 'untick' as const), key, late }),
  fc.record({ do: fc.constantFrom('hide' as const, 'show' as const), key }),
  fc.record({ do: fc.constant('write' as const), text: fc.constantFrom('candles', 'milk', '🦄') }),
  fc.record({ do: fc.constant('rewrite' as const), pick, text: fc.string({ minLength: 1 }) }),
  fc.record({ do: fc.constant('tick own' as const), pick }),
  fc.record({ do: fc.constant('strike' as const), pick }),
  fc.record({
    do: fc.constantFrom('clear' as const, 'see' as const, 'send again' as const, 'next day' as const),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Act = ShoppingChange extends infer C ? (C extends unknown ? Omit<C, 'id' | 'at'> : never) : never

const uuid = (number: number) => `018f4f5e-0000-7000-8000-${String(number).padStart(12, '0')}`
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A cook with the list that the product stores for them, and the list as it should be. */
class World {
  readonly plan: Plan = { meals: [], sources: [], today: 0 }
  readonly own = new Map<string, { text: string; ticked: boolean }>()
  /** Grams of each key at the time of its tick. */
  readonly ticked = new Map<string, number>()
  readonly tickTimes = new Map<string, number>()
  readonly hidden = new Set<string>()
  /** Grams of each key that were bought and cleared. */
  readonly bought = new Map<string, number>()
  /** Shares of each food that the cook has seen; null before their first action. */
  seen: Map<string, Share[]> | null = null
  private now = Date.UTC(2026, 10, 23)
  private count = 0
  private layers: Shown['state']['layers'] = { lines: new Map(), marks: new Map() }
  private baseline: Baseline | null = null
  private made = new Set<string>()
  private lastBatch: Batch | null = null

  private get viewed() {
    return { today: day(this.plan.today), withPlan: true }
  }
  shown = (): Shown => shownOf(stateOf(this.plan, this.layers, this.baseline), this.viewed)
  grams = (food: string) => openGrams(sharesOf(this.plan).get(food), this.plan)

  do(next: Step): void {
    this.now += MINUTE
    const { meals, sources } = this.plan
    const chosen = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]
    switch (next.do) {
      case 'plan':
        meals.push({
          id: uuid(++this.count),
          dish: next.dish,
          day: next.day,
          servings: next.servings,
          cooked: false,
        })
        return
      case 'replan':
        Object.assign(chosen(meals, next.pick) ?? {}, { day: next.day, servings: next.servings })
        return
      case 'unplan':
        this.remove(meals, chosen(meals, next.pick))
        return
      case 'cook': {
        const meal: Meal | undefined = chosen(meals, next.pick)
        if (meal) meal.cooked = !meal.cooked
        return
      }
      case 'put recipe':
        this.byHand(() => sources.push({ id: uuid(++this.count), dish: next.dish, servings: next.servings }))
        return
      case 'put days':
        this.byHand(() =>
          sources.push({ id: uuid(++this.count), from: next.from, to: next.from + next.days }),
        )
        return
      case 'take off':
        this.byHand(() => this.remove(sources, chosen(sources, next.pick)))
        return
      case 'tick':
      case 'untick':
        this.tick(next.do, next.key, next.late)
        return
      case 'hide':
      case 'show':
        this.bought.delete(next.key)
        if (next.do === 'hide') this.hidden.add(next.key)
        else this.hidden.delete(next.key)
        this.send({ type: next.do, key: next.key })
        return
      case 'write': {
        const lineId = uuid(++this.count)
        this.own.set(lineId, { text: next.text, ticked: false })
        this.send({ type: 'add', lineId, text: next.text })
        return
      }
      case 'rewrite': {
        const lineId = chosen([...this.own.keys()], next.pick)
        if (!lineId) return
        this.own.set(lineId, { text: next.text, ticked: this.own.get(lineId)?.ticked ?? false })
        this.send({ type: 'edit', lineId, text: next.text })
        return
      }
      case 'tick own': {
        const lineId = chosen([...this.own.keys()], next.pick)
        if (!lineId) return
        this.own.set(lineId, { text: this.own.get(lineId)?.text ?? '', ticked: true })
        this.send({ type: 'tick', key: `own:${lineId}` })
        return
      }
      case 'strike': {
        const lineId = chosen([...this.own.keys()], next.pick) ?? uuid(999)
        this.own.delete(lineId)
        this.send({ type: 'remove', lineId })
        return
      }
      case 'clear':
        this.clear()
        return
      case 'see':
        this.see()
        return
      case 'send again': {
        const { layers, baseline } = this
        if (this.lastBatch) this.decide(this.lastBatch)
        expect([this.layers, this.baseline]).toEqual([layers, baseline])
        return
      }
      case 'next day':
        this.plan.today += 1
        this.now += DAY
    }
  }

  private remove<T>(from: T[], one: T | undefined) {
    if (one !== undefined) from.splice(from.indexOf(one), 1)
  }

  private tick(type: 'tick' | 'untick', food: string, late: boolean) {
    // A device that was offline sends changes made an hour and a half ago.
    const at = late ? this.now - 90 * MINUTE : this.now
    this.send({ type, key: food }, at)
    if (at < (this.tickTimes.get(food) ?? 0)) return
    this.tickTimes.set(food, at)
    if (type === 'tick') this.ticked.set(food, this.grams(food) ?? 0)
    else this.ticked.delete(food)
  }

  private clear() {
    for (const [lineId, { ticked }] of this.own) if (ticked) this.own.delete(lineId)
    for (const [food, grams] of this.ticked) {
      if (this.grams(food) !== null) {
        this.hidden.delete(food)
        this.bought.set(food, grams)
      }
      this.ticked.delete(food)
      this.tickTimes.set(food, this.now)
    }
    this.send({ type: 'clear-ticked' })
  }

  private see() {
    this.send({ type: 'seen' })
    this.seen = sharesOf(this.plan)
    for (const food of foodKeys) {
      const grams = this.grams(food)
      if (grams === null) continue
      if (grams > (this.ticked.get(food) ?? grams)) this.ticked.set(food, grams)
      else if (!this.ticked.has(food) && grams > (this.bought.get(food) ?? grams)) this.bought.delete(food)
    }
  }

  /**
   * Applies a change that the cook makes to the list by hand: it is not marked as a change of the plan, and
   * unseen changes stay unseen.
   */
  private byHand(act: () => void) {
    const before = this.shown()
    const unseen = new Set(foodKeys.filter((food) => this.changeOf(food) !== null || this.isGone(food)))
    act()
    this.baseline = baselineByHand(before, this.shown(), this.viewed)
    const now = sharesOf(this.plan)
    const seen = this.seen
    this.seen = new Map(
      foodKeys.flatMap((food) => {
        const shares = seen && unseen.has(food) ? seen.get(food) : now.get(food)
        return shares ? [[food, shares] as const] : []
      }),
    )
  }

  private send(act: Act, at = this.now) {
    const stamp = { id: uuid(100_000 + ++this.count), at: new Date(at).toISOString() }
    this.decide({ changes: [{ ...stamp, ...act } as ShoppingChange] }) // an act with its stamp
  }

  private decide(batch: Batch) {
    const decided = decideChanges(this.shown(), batch, {
      now: new Date(this.now),
      made: this.made,
      viewed: this.viewed,
    })
    this.lastBatch = batch
    this.layers = decided.layers
    this.baseline = decided.baseline
    this.made = new Set([...this.made, ...decided.fresh])
  }

  /** Returns the change that the list should show for a food. */
  changeOf(food: string): ShoppingLine['change'] {
    const grams = this.grams(food)
    if (grams === null) return null
    const [ticked, bought] = [this.ticked.get(food), this.bought.get(food)]
    if (ticked !== undefined) return grams > ticked ? { from: ticked === 0 ? '' : printed(ticked) } : null
    if (bought !== undefined && grams > bought) return { from: bought === 0 ? '' : printed(bought) }
    if (!this.seen) return null
    const before = openGrams(this.seen.get(food), this.plan)
    return before === null ? 'new' : before === grams ? null : { from: printed(before) }
  }

  isGone = (food: string) =>
    this.seen !== null && this.grams(food) === null && openGrams(this.seen.get(food), this.plan) !== null

  isHidden = (food: string) =>
    this.hidden.has(food) || (this.bought.get(food) ?? Number.NEGATIVE_INFINITY) >= (this.grams(food) ?? 0)
}

const check = (world: World) => {
  const { lines, gone } = world.shown().composed
  expect(
    Object.fromEntries(
      lines
        .filter(({ kind }) => kind === 'own')
        .map(({ key: own, text, ticked }) => [own.slice('own:'.length), { text, ticked }]),
    ),
  ).toEqual(Object.fromEntries(world.own))
  const wanted = foodKeys.flatMap((food) => {
    const grams = world.grams(food)
    if (grams === null) return []
    const ticked = world.ticked.has(food)
    return [
      {
        key: food,
        amount: printed(grams),
        ticked,
        hidden: world.isHidden(food),
        change: world.changeOf(food),
      },
    ]
  })
  const listed = lines
    .filter(({ kind }) => kind === 'food')
    .map(({ key: food, amount, ticked, hidden, change }) => ({ key: food, amount, ticked, hidden, change }))
  expect(byKey(listed)).toEqual(byKey(wanted))
  expect(gone.map(({ key: food }) => food).toSorted()).toEqual(foodKeys.filter(world.isGone).toSorted())
}
const byKey = <T extends { key: string }>(list: readonly T[]) =>
  list.toSorted((a, b) => (a.key < b.key ? -1 : 1))

test(`whatever is planned, ticked and written in ${HISTORIES} histories, the list is what it should be`, () => {
  fc.assert(
    fc.property(
      fc.array(step, isFull ? { maxLength: 40, size: 'max' } : { maxLength: 20, size: 'small' }),
      (steps) => {
        const world = new World()
        for (const next of steps) {
          world.do(next)
          check(world)
        }
      },
    ),
    { numRuns: HISTORIES },
  )
})

test('the model bites: a list that forgets its ticks is found out', () => {
  const world = new World()
  world.do({ do: 'put recipe', dish: 0, servings: null })
  world.do({ do: 'tick', key: 'food:potato', late: false })
  check(world)
  world.ticked.delete('food:potato')
  expect(() => check(world)).toThrow()
})
