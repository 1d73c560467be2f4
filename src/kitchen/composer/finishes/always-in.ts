import { emptyCraving } from '../../craving/craving.ts'
import type { Dish } from '../dish.ts'
import { createKit } from '../kit.ts'
import { pantryItem } from '../pantry/index.ts'
import { randomFrom } from '../random.ts'

const TRIALS = 6

/** Asks for nothing. */
const anything = emptyCraving()

const known = new Map<string, ReadonlySet<string>>()

/** The foods that a dish has however it turns out: what a few trial writings have in common. */
export function alwaysIn(dish: Dish, cuisine: string | null): ReadonlySet<string> {
  const key = `${dish.id} ${cuisine ?? ''}`
  const found = known.get(key) ?? commonTo(dish, cuisine)
  known.set(key, found)
  return found
}

function commonTo(dish: Dish, cuisine: string | null): ReadonlySet<string> {
  const writings: string[][] = []
  for (let turn = 0; turn < TRIALS; turn++) {
    const kit = createKit({
      dish,
      cuisine,
      turn,
      craving: anything,
      category: null,
      random: randomFrom(`${dish.id} ${turn}`),
      allows: (id) => pantryItem(id) !== null,
      lean: 0,
      servings: dish.serves,
      wanted: [],
      kin: new Map(),
      reserved: new Set(),
    })
    try {
      dish.write(kit)
      writings.push(kit.lines.map((line) => line.item.id))
    } catch {
      // A trial that fails teaches nothing; the next one has other luck.
    }
  }
  const [first = [], ...others] = writings
  return new Set(first.filter((id) => others.every((ids) => ids.includes(id))))
}
