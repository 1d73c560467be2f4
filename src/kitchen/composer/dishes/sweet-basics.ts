import type { Kit } from '../kit.ts'
import { pantryItem, type Role } from '../pantry/index.ts'

/** Adjectives that a sweet dish gives itself or goes without: "garlicky cookies" and "creamy scones" are no facts. */
export const ownWordsOnly: readonly string[] = [
  'spicy',
  'smoky',
  'creamy',
  'lemony',
  'gingery',
  'coconut',
  'garlicky',
  'cheesy',
  'honey',
  'maple',
  'miso',
  'peanut',
  'sesame',
  'herby',
]

const celsius: Record<number, number> = {
  300: 150,
  325: 165,
  350: 175,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
}

/** `350°F (175°C)`. */
export const degrees = (fahrenheit: number): string => `${fahrenheit}°F (${celsius[fahrenheit]}°C)`

/**
 * Wheat flour, or a gluten-free blend with xanthan cup for cup: the blend binds as gluten would. Half of it whole
 * wheat when that was asked for; more would need more liquid.
 */
export function addFlour(kit: Kit, cups: number): string {
  if (kit.wants('whole-wheat-flour') && kit.ok('whole-wheat-flour')) {
    kit.add(`!${cups / 2} cup all-purpose-flour\n${cups / 2} cup whole-wheat-flour`)
    return 'all-purpose-flour,whole-wheat-flour'
  }
  kit.add(`!${cups} cup all-purpose-flour`)
  return 'all-purpose-flour'
}

/**
 * Eggs, or what binds in their place: 1 tablespoon of ground flaxseed with 3 of water weighs and gels like an egg;
 * 1/4 cup of applesauce or yogurt has its moisture. Only for batters where eggs bind, not where they are the air.
 */
export function addEggs(kit: Kit, count: number): { refs: string; soak: string } {
  if (kit.ok('egg')) {
    kit.add(`${count} each egg`)
    return { refs: 'egg', soak: '' }
  }
  if (kit.ok('flaxseed-ground')) {
    kit.add(`${count} tbsp flaxseed-ground`)
    return {
      refs: 'flaxseed-ground',
      soak: '(Stir|Whisk) {flaxseed-ground} into three times its volume of water and set it aside (until it thickens to a loose gel|to thicken while you measure the rest).',
    }
  }
  const wet = kit.ok('applesauce') ? 'applesauce' : kit.resolve('yogurt')
  if (!wet) return kit.fail('nothing binds in place of egg')
  kit.add(`${count * 0.25} cup ${wet}`)
  return { refs: wet, soak: '' }
}

/** Vegan chips where dairy is out or asked for; the cook's own word first. */
export function chipsFor(kit: Kit): string | null {
  if (kit.wants('vegan-chocolate-chip') || !kit.ok('chocolate-chip'))
    return kit.ok('vegan-chocolate-chip') ? 'vegan-chocolate-chip' : null
  return 'chocolate-chip'
}

/** A bar of chocolate, by the same rule. */
export function barFor(kit: Kit): string | null {
  if (kit.wants('vegan-dark-chocolate') || !kit.ok('dark-chocolate'))
    return kit.ok('vegan-dark-chocolate') ? 'vegan-dark-chocolate' : null
  return 'dark-chocolate'
}

export const everydayNuts = ['walnut', 'pecan', 'almond', 'hazelnut', 'pistachio'] as const
export const crunchSeeds = ['pumpkin-seed', 'sunflower-seed'] as const

/** Foods of these roles that the craving names and the rules allow, up to `max`; never one of `not`. */
export const askedFor = (kit: Kit, roles: readonly Role[], not: readonly string[], max = 1): string[] =>
  kit.wanted
    .filter(
      (id) =>
        !not.includes(id) &&
        kit.ok(id) &&
        !kit.uses(id) &&
        (pantryItem(id)?.roles.some((role) => roles.includes(role)) ?? false),
    )
    .slice(0, max)

/** One nut, or a seed where nuts are out. */
export function pickNut(kit: Kit, chance = 1): string | null {
  const asked = askedFor(kit, ['nut', 'seed'], notCrunch)[0]
  if (asked) return asked
  if (!kit.chance(chance)) return null
  const allowed = [...everydayNuts].filter(kit.ok)
  return allowed.length > 0 ? kit.pick(allowed) : (crunchSeeds.find((id) => kit.ok(id)) ?? null)
}
/** Seeds and nuts that are flour, binder or flavour rather than crunch. */
const notCrunch = [
  'coconut-shredded',
  'flaxseed-ground',
  'chia-seed',
  'poppy-seed',
  'pine-nut',
  'sesame-seed',
]

/** Fruit for folding in or serving on, its cut and the spice that suits it. Amounts are for a batch of 12 or one cake. */
export interface FruitWay {
  amount: string
  cut?: string
  spice: string
}
const berryWay: FruitWay = { amount: '1 1/2 cup', spice: 'vanilla-extract' }
const orchard: FruitWay = { amount: '2 each', cut: 'peeled, cored and finely diced', spice: 'cinnamon' }
const stone: FruitWay = { amount: '2 each', cut: 'pitted and diced', spice: 'ginger-ground' }
const dried: FruitWay = { amount: '3/4 cup', spice: 'cinnamon' }
export const fruitWays: Record<string, FruitWay> = {
  blueberry: berryWay,
  'blueberry-frozen': berryWay,
  raspberry: berryWay,
  blackberry: berryWay,
  strawberry: { amount: '1 1/2 cup', cut: 'hulled and diced', spice: 'vanilla-extract' },
  'strawberry-frozen': { amount: '1 1/2 cup', spice: 'vanilla-extract' },
  'mixed-berry-frozen': berryWay,
  cranberry: { amount: '1 cup', spice: 'cinnamon' },
  cherry: { amount: '1 1/2 cup', cut: 'pitted and halved', spice: 'vanilla-extract' },
  apple: orchard,
  pear: { ...orchard, spice: 'ginger-ground' },
  peach: stone,
  nectarine: stone,
  plum: { ...stone, amount: '4 each', spice: 'cinnamon' },
  apricot: { ...stone, amount: '6 each', spice: 'cardamom' },
  mango: { amount: '1 each', cut: 'peeled and finely diced', spice: 'cardamom' },
  pineapple: { amount: '1 cup', cut: 'finely diced', spice: 'ginger-ground' },
  rhubarb: { amount: '8 oz', cut: 'cut into 1/2-inch pieces', spice: 'ginger-ground' },
  fig: { amount: '6 each', cut: 'stemmed and diced', spice: 'cinnamon' },
  raisin: dried,
  'cranberry-dried': dried,
  'apricot-dried': { amount: '3/4 cup', cut: 'chopped', spice: 'cardamom' },
  date: { amount: '3/4 cup', cut: 'pitted and chopped', spice: 'cinnamon' },
  prune: { amount: '3/4 cup', cut: 'pitted and chopped', spice: 'cinnamon' },
  banana: { amount: '2 each', cut: 'peeled and sliced', spice: 'cinnamon' },
  kiwi: { amount: '2 each', cut: 'peeled and sliced', spice: 'vanilla-extract' },
  grape: { amount: '1 1/2 cup', cut: 'halved', spice: 'vanilla-extract' },
}
export const citrus = ['lemon', 'lime', 'orange', 'grapefruit'] as const
/** Fruit that plays another part in baking than lumps in a batter. */
export const notLumps: readonly string[] = [
  ...citrus,
  'pumpkin-puree',
  'applesauce',
  'watermelon',
  'cantaloupe',
  'coconut-shredded',
  'avocado',
]

export const fruitWay = (id: string): FruitWay =>
  fruitWays[id] ?? { amount: pantryItem(id)?.amount ?? '1 cup', spice: 'vanilla-extract' }
export const fruitLine = (id: string, times = 1): string => {
  const way = fruitWay(id)
  const [number = '1', unit = 'cup'] = [
    way.amount.split(' ').slice(0, -1).join(' '),
    way.amount.split(' ').at(-1),
  ]
  const value = number.split(' ').reduce((sum, part) => {
    const [top, bottom] = part.split('/')
    return sum + Number(top) / Number(bottom ?? 1)
  }, 0)
  const scaled = unit === 'each' ? Math.max(1, Math.round(value * times)) : value * times
  return `${Math.round(scaled * 100) / 100} ${unit} ${id}${way.cut ? ` | ${way.cut}` : ''}`
}

/** Whether a craving's words name something: flavours that the lexicon has no food for. */
export const says = (kit: Kit, pattern: RegExp): boolean => pattern.test(kit.craving.text.toLowerCase())

/** Round tins by batch. */
export const roundTin = (factor: number): string =>
  factor < 0.8
    ? 'a 6-inch round cake tin'
    : factor < 1.4
      ? 'an 8-inch round cake tin'
      : factor < 2.5
        ? 'two 8-inch round cake tins'
        : 'three 8-inch round cake tins'
export const squareTin = (factor: number): string =>
  factor < 0.45
    ? 'a small (6-by-3-inch) loaf tin'
    : factor < 0.8
      ? 'an 8-by-4-inch loaf tin'
      : factor < 1.4
        ? 'an 8-inch square tin'
        : 'a 9-by-13-inch tin'
export const loafTin = (factor: number): string =>
  factor < 0.8
    ? 'a small (6-by-3-inch) loaf tin'
    : factor < 1.4
      ? 'a 9-by-5-inch loaf tin'
      : factor < 2.5
        ? 'two 9-by-5-inch loaf tins'
        : 'three 9-by-5-inch loaf tins'

/** Chocolate by name, even where the chocolate that was named is out and another takes its place. */
export const wantsChocolate = (kit: Kit): boolean =>
  kit.wanted.some((id) => /choc|cocoa/.test(id)) ||
  (says(kit, /choc|cocoa/) &&
    (kit.ok('cocoa-powder') || chipsFor(kit) !== null) &&
    !says(kit, /(?:no|without|hold the|skip the) (?:choc|cocoa)/))
