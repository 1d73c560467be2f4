import type { RecipeDraft } from '#contract/recipe.ts'
import { breaksDiet, dietRules } from '../checks/index.ts'
import { type Craving, diets } from '../craving/craving.ts'
import { foodById } from '../foods/index.ts'
import { readLines } from './lines.ts'
import { already, changed, type Outcome } from './outcome.ts'
import { replaceLines } from './replace.ts'
import { plainStandIn, type StandIn } from './stand-ins.ts'

/** Expensive foods, each with a cheaper one that does its work. */
const cheaperFor: Record<string, string> = {
  'pine-nut': 'sunflower-seed',
  pistachio: 'sunflower-seed',
  macadamia: 'peanut',
  pecan: 'walnut',
  cashew: 'peanut',
  almond: 'sunflower-seed',
  saffron: 'turmeric',
  'vanilla-bean': 'vanilla-extract',
  'maple-syrup': 'sugar',
  'agave-syrup': 'sugar',
  gruyere: 'cheddar',
  fontina: 'cheddar',
  pecorino: 'parmesan',
  mascarpone: 'cream-cheese',
  'creme-fraiche': 'sour-cream',
  'goat-cheese': 'feta',
  mozzarella: 'mozzarella-low-moisture',
  prosciutto: 'bacon',
  pancetta: 'bacon',
  shiitake: 'mushroom',
  cremini: 'mushroom',
  'oyster-mushroom': 'mushroom',
  shallot: 'onion',
  leek: 'onion',
  'avocado-oil': 'vegetable-oil',
  'truffle-oil': 'olive-oil',
  'white-wine': 'vegetable-stock',
  'red-wine': 'vegetable-stock',
  'chicken-breast': 'chicken-thigh',
  'basmati-rice': 'white-rice',
  'jasmine-rice': 'white-rice',
  halibut: 'cod',
  'sea-bass': 'cod',
  'red-bell-pepper': 'green-bell-pepper',
  'yellow-bell-pepper': 'green-bell-pepper',
  'cherry-tomato': 'tomato',
}
/** Weight of the cheaper food for each gram of the expensive one: a syrup contains water. */
const ratios: Record<string, number> = { 'maple-syrup': 0.8, 'agave-syrup': 0.8 }

/**
 * Replaces expensive foods by cheaper ones that do the same work; no diet that the recipe keeps is broken.
 */
export function madeCheaper(draft: RecipeDraft, rules: Craving): Outcome {
  const lines = readLines(draft)
  const held = diets.filter((diet) => !lines.some(({ food }) => food && breaksDiet(food, dietRules[diet])))
  const kept = new Set([...held, ...rules.diets])
  const allowed = (id: string) => {
    const food = foodById(id)
    return food !== undefined && ![...kept].some((diet) => breaksDiet(food, dietRules[diet]))
  }
  const listedAlready = new Set(lines.map(({ food }) => food?.id))
  const standIns = new Map(
    lines.flatMap((line): [number, StandIn][] => {
      const id = line.food ? cheaperFor[line.food.id] : undefined
      if (!id || !allowed(id) || listedAlready.has(id)) return []
      return [[line.index, plainStandIn(id, ratios[line.food!.id] ?? 1, 'keep')]]
    }),
  )
  if (standIns.size === 0) {
    return already(
      'Nothing in it is dear by itself: the built-in kitchen knows no cheaper thing that does the same.',
    )
  }
  return changed(replaceLines(draft, standIns))
}
