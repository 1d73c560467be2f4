import type { Kit } from '../../kit.ts'
import { askedFor, notLumps } from '../sweet-basics.ts'

/*
 * Ratios, for 4 (flour : liquid : egg : fat : sugar : leavener).
 * Pancakes 190 g : 300 ml : 1 : 30 g : 25 g : 1 tbsp baking powder. Liquid about 1.6 times the flour pours slowly and
 * stands high; more runs flat.
 * Waffles 250 g : 360 ml : 2 : 75 g : 25 g : 1 tbsp. More fat than pancakes: it fries the outside crisp.
 * Crepes 125 g : 300 ml : 2 : 30 g, no leavener: as thin as cream, so that it spreads by itself.
 * Eggless crepes take a third of their flour as chickpea flour, whose protein holds the sheet as egg would.
 * Low-carb 200 g almond flour : 4 eggs : 60 ml: eggs alone hold it.
 */
export const toppings = [
  'blueberry',
  'strawberry',
  'raspberry',
  'banana',
  'apple',
  'peach',
  'pear',
  'blackberry',
  'mango',
  'cherry',
  'plum',
]

export function pickFruit(kit: Kit, chance = 0.75): string | null {
  const asked = askedFor(kit, ['fruit', 'berry', 'dried-fruit'], notLumps)[0]
  if (asked) return asked
  const low = kit.diet('low-carb')
  const allowed = toppings.filter((id) => kit.ok(id) && !(low && id === 'cherry'))
  return kit.lean < 2 && kit.chance(chance) && allowed.length > 0 ? kit.pick(allowed) : null
}

export const quickSyrup = (kit: Kit): string =>
  kit.wants('honey') && kit.ok('honey')
    ? 'honey'
    : kit.ok('maple-syrup')
      ? 'maple-syrup'
      : (kit.resolve('honey') ?? '')

/** Fruit goes in as it is when small and soft, and into a hot pan when it is firm. */
export const isFirm = (id: string) =>
  ['apple', 'pear', 'peach', 'nectarine', 'plum', 'pineapple', 'apricot'].includes(id)
