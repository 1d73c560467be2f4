import { describe, expect, test } from 'vitest'
import { foodLists } from '#testing/food-lists.ts'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { emptyCraving } from '../craving/craving.ts'
import { pantry, pantryItem } from '../culinary/index.ts'
import { chance } from '../illustration/random.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { type FoodAtHand, foodsAtHand } from './at-hand.ts'
import { fillFrame } from './fill-frame.ts'
import type { Frame, Slot } from './frame-file.ts'
import { makeFilling } from './make-of-foods.ts'

const { frames: book } = await testCookbook()
const craving = emptyCraving()

/** Returns all foods that a slot accepts, as foods at hand. */
const foodsFor = (slot: Slot): FoodAtHand[] =>
  pantry
    .filter(({ id, roles }) => slot.foods.includes(id) || roles.some((role) => slot.roles.includes(role)))
    .filter(({ id, raw }) => !slot.not.includes(id) && (!slot.raw || raw === true))
    .map((item) => ({ said: item.id, items: [item], answers: [item.id], isMinor: false }))

/** Returns random foods for a frame, some for each slot, required slots first. */
function handful(frame: Frame, seed: string): FoodAtHand[] {
  const random = chance(seed)
  const slots = Object.entries(frame.slots).sort(
    ([a, one], [b, two]) =>
      two.min - one.min || (frame.needs.includes(b) ? 1 : 0) - (frame.needs.includes(a) ? 1 : 0),
  )
  return slots.flatMap(([name, slot]) => {
    // Each food draws its own place, so that a new food of the table changes no other handful.
    const choices = foodsFor(slot)
      .map((food) => ({ food, at: chance(`${seed} ${name} ${food.said}`).next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ food }) => food)
    const isNeeded = slot.min > 0 || frame.needs[0] === name
    const count = isNeeded ? random.whole(Math.max(1, slot.min), slot.max) : random.whole(0, slot.max)
    return choices.slice(0, count)
  })
}

const TURNS = 6

describe('a frame', () => {
  test.each(book.frames.map((frame) => [frame.slug, frame] as const))(
    '%s passes every check with whatever foods it takes',
    (slug, frame) => {
      const faults: string[] = []
      const fillings = Array.from({ length: TURNS }, (_, turn) =>
        fillFrame(frame, handful(frame, `${slug} ${turn}`), craving, book),
      ).filter((filling) => filling !== null)
      expect(fillings.length).toBeGreaterThan(0)
      for (const filling of sampled(fillings, 8)) {
        const outcome = makeFilling(filling, craving, book)
        const with_ = [...filling.slots].map(
          ([name, filled]) => `${name}: ${filled.map(({ item }) => item.id)}`,
        )
        if (outcome.kind === 'cannot') faults.push(`${outcome.because} (${with_.join('; ')})`)
        else {
          const { title, ingredients } = outcome.draft
          if (title.split(' ').length > 8) faults.push(`title of many words: ${title}`)
          const { coverage } = computeNutrition(outcome.draft)
          if (coverage.unmatched.length > 0) faults.push(`no figures for ${coverage.unmatched}`)
          if (ingredients.length < 3) faults.push(`${title} has ${ingredients.length} lines`)
        }
      }
      expect(faults).toEqual([])
    },
  )

  test('names only foods of the culinary table', () => {
    const unknown = book.frames.flatMap(({ slug, slots }) =>
      Object.values(slots).flatMap(({ foods, not, usual, implied }) =>
        [...foods, ...not, ...usual, ...implied]
          .filter((id) => !pantryItem(id))
          .map((id) => `${slug}: ${id}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('takes the food that was named first, and no meat or fish that is not there', () => {
    for (const list of foodLists) {
      const foods = foodsAtHand(list.split(/,\s*/))
      const first = foods.find(({ isMinor }) => !isMinor)
      for (const frame of book.frames) {
        const filling = fillFrame(frame, foods, craving, book)
        if (filling) expect(filling.used, `${frame.slug} for ${list}`).toContain(first)
      }
    }
  })
})
