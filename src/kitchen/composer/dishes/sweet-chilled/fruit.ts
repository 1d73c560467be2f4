import type { Kit } from '../../kit.ts'
import { pantryItem } from '../../pantry/index.ts'
import { askedFor, fruitLine, notLumps } from '../sweet-basics.ts'

/*
 * Ratios.
 * Chia pudding 1 part seed to 6 parts milk by volume: the seed holds about that much and still pours.
 * Set cream 3 tbsp cornstarch to 2 1/2 cups of milk and cream: sets to the spoon without gelatin or egg.
 * Rice pudding 1/2 cup rice to 4 cups milk: short-grain rice gives its starch and keeps thickening as it cools.
 * Nice cream 3 frozen bananas, or 1 lb of frozen fruit with 1/2 cup of coconut cream: enough pectin and fat to stay soft.
 * Ice pops 2 1/2 cups of fruit to 1/2 cup of liquid and 3 tbsp of syrup: less sugar and they freeze to stone.
 */
export const fresh = [
  'strawberry',
  'blueberry',
  'raspberry',
  'blackberry',
  'mango',
  'peach',
  'cherry',
  'kiwi',
  'orange',
  'pineapple',
  'plum',
  'banana',
  'grape',
  'apricot',
  'fig',
]

export const lowFruit = ['strawberry', 'blueberry', 'raspberry', 'blackberry']

export function fruits(kit: Kit, count: number, not: readonly string[] = []): string[] {
  const asked = askedFor(
    kit,
    ['fruit', 'berry'],
    [
      ...notLumps.filter((id) => id !== 'orange' && id !== 'watermelon' && id !== 'cantaloupe'),
      ...not,
      'cranberry',
      'rhubarb',
    ],
    4,
  )
  const pool = kit.random.shuffled(
    (kit.diet('low-carb') ? lowFruit : fresh).filter(
      (id) => kit.ok(id) && !asked.includes(id) && !not.includes(id),
    ),
  )
  return [...asked, ...pool.slice(0, Math.max(0, count - asked.length))]
}

export const sweetener = (kit: Kit) =>
  kit.wants('honey') && kit.ok('honey')
    ? 'honey'
    : (kit.resolve(kit.pick(['maple-syrup', 'honey'])) ?? 'maple-syrup')

export const rawCut: Record<string, string> = {
  orange: '1 each orange | peeled and segmented',
  banana: '1 each banana | peeled and sliced',
  peach: '1 each peach | pitted and sliced',
  plum: '2 each plum | pitted and sliced',
  apple: '1 each apple | cored and thinly sliced',
  pear: '1 each pear | cored and sliced',
  watermelon: '2 cup watermelon | cubed',
  cantaloupe: '2 cup cantaloupe | cubed',
}

export const rawLine = (id: string, cups = 1) =>
  rawCut[id] ??
  (/each$/.test(pantryItem(id)?.amount ?? '')
    ? fruitLine(id, 0.5)
    : `${cups} cup ${id}${id === 'strawberry' ? ' | hulled and sliced' : id === 'cherry' ? ' | pitted' : ''}`)
