import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ParsedIngredient, parseIngredientLine, toNumber, unitOf } from '#kitchen/ingredients/index.ts'
import { addSums, noSums, printAmounts, totalsOf } from '#kitchen/shopping/amounts.ts'
import { buyablesOf } from '#kitchen/shopping/buyable.ts'
import { asNumber } from '#kitchen/shopping/fraction.ts'
import { demandsOf, needsOf } from '#kitchen/shopping/index.ts'

/**
 * Random weeks of random recipes with real ingredient lines: no food is lost, and none is counted twice. 60
 * weeks here; `PROOF=full npx vitest run --project unit tests/kitchen/shopping` makes 1,000.
 */
const WEEKS = process.env.PROOF === 'full' ? 1000 : 60

const lines = readFileSync(new URL('ingredient-lines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => parseIngredientLine((JSON.parse(line) as { text: string }).text)) // our own file

const recipe = fc.record({
  servings: fc.integer({ min: 1, max: 12 }),
  ingredients: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 }),
})
const week = fc.record({
  book: fc.array(recipe, { minLength: 1, maxLength: 8 }),
  meals: fc.array(
    fc.record({ of: fc.nat(7), day: fc.nat(6), servings: fc.option(fc.integer({ min: 1, max: 20 })) }),
    { minLength: 1, maxLength: 21 },
  ),
})

const moment = { today: '2026-11-23', cooked: new Set<string>() }
const notBought = /^(?:pinch|dash|drop|splash|drizzle|glug|dollop|sprinkle|grating|knob)$/

/**
 * Computes a line's amounts in plain numbers of the smallest unit of their kind, without the list's own sums.
 */
function plainAmounts({ quantity, unit, plus }: ParsedIngredient): [kind: string, amount: number][] {
  return [quantity && { quantity, unit }, plus].flatMap((part) => {
    if (!part || notBought.test(part.unit ?? '')) return []
    const value = toNumber(part.quantity.kind === 'exact' ? part.quantity.value : part.quantity.to)
    if (part.unit === 'dozen') return [['pieces', value * 12]]
    const known = part.unit === null ? null : unitOf(part.unit)
    return [[known?.size ? known.kind : (part.unit ?? 'pieces'), value * (known?.size ?? 1)]]
  })
}

test(`in ${WEEKS} weeks no food is lost or counted twice`, () => {
  fc.assert(
    fc.property(week, ({ book, meals }) => {
      const recipes = new Map(book.map((one, at) => [String(at), { title: `Recipe ${at}`, ...one }]))
      const portions = meals.map(({ of, day, servings }, at) => ({
        recipeId: String(of % book.length),
        date: `2026-11-${23 + day}`,
        mealId: `meal${at}`,
        servings,
      }))
      const demands = demandsOf(portions, recipes)
      const needs = needsOf(demands, moment)
      expect(new Set(needs.map(({ key }) => key)).size).toBe(needs.length)

      const wanted = new Map<string, { uses: number; amounts: Map<string, number> }>()
      for (const { recipeId, servings } of portions) {
        // every planned recipe is in the book
        const { ingredients, servings: usually } = recipes.get(recipeId)!
        const here = new Set<string>()
        for (const line of ingredients) {
          for (const { key } of buyablesOf(line)) {
            const entry = wanted.get(key) ?? { uses: 0, amounts: new Map() }
            if (!here.has(key)) entry.uses += 1
            here.add(key)
            for (const [kind, amount] of plainAmounts(line))
              entry.amounts.set(
                kind,
                (entry.amounts.get(kind) ?? 0) + (amount * (servings ?? usually)) / usually,
              )
            wanted.set(key, entry)
          }
        }
      }
      expect(needs.map(({ key }) => key).toSorted()).toEqual([...wanted.keys()].toSorted())
      for (const need of needs) {
        const { uses, amounts } = wanted.get(need.key)! // both have the same keys
        expect(need.uses).toHaveLength(uses)
        const sums = demands
          .filter(({ key }) => key === need.key)
          .reduce((sum, one) => addSums(sum, one.sums), noSums)
        expect(need.amount.startsWith(printAmounts(sums))).toBe(true)
        const totals = totalsOf(sums).map(({ unit, value }): [string, number] => {
          const known = unit === null ? null : unitOf(unit)
          return [known?.size ? known.kind : (unit ?? 'pieces'), asNumber(value) * (known?.size ?? 1)]
        })
        expect(totals.map(([kind]) => kind).toSorted()).toEqual([...amounts.keys()].toSorted())
        // Cups are exactly 48 teaspoons, but sizes in millilitres are rounded.
        for (const [kind, amount] of totals)
          expect(amount / amounts.get(kind)!, `${need.key} in ${kind}`).toBeCloseTo(1, 2)
      }
    }),
    { numRuns: WEEKS },
  )
})

test('the order of a week does not show in what is bought', () => {
  fc.assert(
    fc.property(week, ({ book, meals }) => {
      const recipes = new Map(book.map((one, at) => [String(at), { title: `Recipe ${at}`, ...one }]))
      const bought = (order: typeof meals) =>
        needsOf(
          demandsOf(
            order.map(({ of, servings }) => ({
              recipeId: String(of % book.length),
              date: null,
              mealId: null,
              servings,
            })),
            recipes,
          ),
          moment,
        ).map(({ uses: _, ...need }) => need)
      expect(bought(meals.toReversed())).toEqual(bought(meals))
    }),
    { numRuns: WEEKS / 4 },
  )
})
