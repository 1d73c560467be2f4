import { alike } from '../culinary/alike.ts'
import { type PantryItem, pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/food.ts'
import { foodById, matchFood } from '../foods/index.ts'
import { gloss } from '../languages/gloss.ts'
import { atHand, isStaple, stockedAisles } from '../pantry/index.ts'
import { nameAtHand, withoutBits } from './name-at-hand.ts'
import { nearTo, steakOfGame } from './near-foods.ts'
import { readyDish } from './ready-dishes.ts'
import { inItsState } from './states-at-hand.ts'

/** Food that somebody has, with its possible uses in a dish. */
export interface FoodAtHand {
  /** Food in the cook's words. */
  said: string
  /** Foods that the words may mean, the likeliest first: "beef" is strips for the pan, or a cut to stew. */
  items: readonly PantryItem[]
  /** Needs of a recipe that this food answers, in the notation of `neededFoods`. */
  answers: readonly string[]
  /** True for a staple or a mere seasoning, for the sake of which no dish is made. */
  isMinor: boolean
}

/** Foods that plain words mean among foods at hand, when the food table reads them otherwise. */
const foodsByPlainWord: Readonly<Record<string, string>> = {
  artichoke: 'artichoke-canned',
  chicken: 'chicken-thigh chicken-breast',
  'chicken-leg': 'chicken-drumstick',
  beef: 'beef-sirloin beef-chuck beef-ground',
  'beef-ground-lean': 'beef-ground',
  steak: 'beef-sirloin beef-flank',
  pork: 'pork-tenderloin pork-shoulder',
  pepper: 'red-bell-pepper',
  lamb: 'lamb-leg lamb-shoulder',
  turkey: 'turkey-breast',
  'turkey-whole': 'turkey-breast',
  'smoked-turkey': 'turkey-cooked',
  fish: 'cod salmon',
  'white fish': 'cod',
  'pork-sausage': 'italian-sausage kielbasa',
  'beef strip': 'beef-sirloin beef-flank',
  'pork strip': 'pork-tenderloin',
  'bell-pepper': 'red-bell-pepper',
  'ground meat': 'beef-ground',
  'stew meat': 'beef-chuck',
  'stewing meat': 'beef-chuck',
  'sausage patty': 'italian-sausage',
  'sausage pattie': 'italian-sausage',
  cheese: 'cheddar mozzarella-low-moisture',
  bean: 'white-bean-canned black-bean-canned',
  rice: 'white-rice',
  pasta: 'pasta',
  noodle: 'egg-noodle',
  cream: 'heavy-cream',
  'light-cream': 'heavy-cream',
  green: 'mixed-greens',
  squash: 'butternut-squash zucchini',
  'summer squash': 'zucchini',
  berry: 'mixed-berry-frozen',
  'baby-carrot': 'carrot',
  'broccoli-frozen': 'broccoli',
  'green-bean-frozen': 'green-bean',
  'frozen-carrot': 'carrot',
  'frozen-pepper': 'red-bell-pepper',
  'mango-frozen': 'mango',
  'frozen-cherry': 'cherry',
  'pineapple-canned': 'pineapple',
  'peach-canned': 'peach',
  'jackfruit-canned': 'jackfruit',
  'low-fat-milk': 'milk',
  'skim-milk': 'milk',
  'mixed-nuts': 'walnut',
  'sweet-onion': 'onion',
  'grated-parmesan': 'parmesan',
  'light-cream-cheese': 'cream-cheese',
  'salted-butter': 'butter',
  'brown-rice-cooked': 'cooked-rice',
  'sushi-rice-cooked': 'cooked-rice',
}

const seasoningRoles = new Set(['herb', 'spice', 'fat', 'acid', 'sauce', 'sweetener', 'liquid'])

/** True for a cooked food, which is never exchanged for a raw one or the reverse. */
const isCooked = (id: string) => /\bcooked\b/.test(id)
/** True for a food that another one at hand may be exchanged for; canned and soft ones make no fresh or firm ones. */
const isExchangeable = (own: string, other: string): boolean =>
  !isCooked(own) &&
  !isCooked(other) &&
  !(isCanned(own) && !isCanned(other)) &&
  !(own === 'tofu-silken' && other === 'tofu-firm') &&
  !(own === 'coconut-shredded' && /^coconut-(?:milk|cream)$/.test(other))
const isCanned = (id: string) => /canned|crushed|puree/.test(id)
/** Foods that are mashed already, of which no frame makes anything. */
const isMashed = /\bmashed\b/i

const itemsOf = (ids: readonly string[]): PantryItem[] => {
  const found = [...new Set(ids)].flatMap((id) => pantryItem(id) ?? [])
  return found.filter((item, at) => found.indexOf(item) === at)
}

const idsMeant = (word: string): string[] =>
  Object.hasOwn(foodsByPlainWord, word) ? foodsByPlainWord[word]!.split(' ') : []

/**
 * Returns a food at hand by the name that a cook typed: a dish that is ready, or a food in any of the kitchen's
 * languages; null for words that are neither.
 */
export function foodAtHand(said: string): FoodAtHand | null {
  const name = nameAtHand(said)
  const alone = readyDish(said, name) ?? steakOfGame(name)
  if (alone) return { said, items: [alone], answers: [`~${alone.one}`, alone.id], isMinor: false }
  const found = foodNamed(said, name)
  if (found) return found
  for (const other of [withoutBits(said), translated(said)]) {
    const read = other === '' || other === said ? null : foodNamed(said, nameAtHand(other))
    if (read) return read
  }
  return null
}

/** Returns a food that a craving names, where a curry or a stir-fry is the dish to be cooked. */
export const foodWished = (said: string): FoodAtHand | null => foodNamed(said, nameAtHand(said))

/** Returns a name of another language in English; empty for one that is English or unknown. */
const translated = (said: string): string => {
  const { words } = gloss(said)
  return words.every(({ isForeign }) => isForeign) ? words.map(({ english }) => english).join(' ') : ''
}

function foodNamed(said: string, name: string): FoodAtHand | null {
  const found = atHand(name)
  if (!found) return null
  const [word = ''] = found.answers
  const match = matchFood(name)
  const id = match?.food.id
  const others = id ? alike(id).filter((one) => isExchangeable(id, one)) : []
  const asTyped = [...idsMeant(word.slice(1)), ...(id ? [...idsMeant(id), id, ...others] : [])]
  const known = itemsOf(asTyped.length > 0 ? asTyped : found.answers)
  const plain = id === undefined ? undefined : foodById(id)
  const isMash = plain !== undefined && isMashed.test(name)
  const own = isMash
    ? [mashed(plain)]
    : inItsState(`${said} ${name}`, known, itemsOf).map((item) => underItsName(item, match?.alias))
  const near = nearTo(id, name)
  const items = own.length + near.length === 0 && plain ? [withoutRow(plain)] : [...own, ...near]
  const [first] = items
  if (!first) return null
  return {
    said,
    items,
    answers: [...found.answers, ...own.map((item) => item.id), ...own.flatMap(cutsOf)],
    isMinor: isMinor(first),
  }
}

/** Returns a fish under the name that the cook gave it: the walleye that is cooked as hake is. */
function underItsName(item: PantryItem, alias = ''): PantryItem {
  const name = alias.replace(/ (?:fillet|steak|filet)s?$/, '')
  if (!item.roles.includes('fish') || name === '' || name === item.id || item.one.includes(name)) return item
  const { buy, title, ...row } = item
  return { ...row, one: name, many: name }
}

/**
 * A food without a row in the culinary table: no frame has a place for it, but the cookbook has recipes of it,
 * the duck breast and the refried beans.
 */
const withoutRow = ({ id, name, plural }: Food): PantryItem => ({
  ...{ id, one: name, many: plural, roles: [], amount: '', cut: '', home: [] },
})

/** The same for a mash under an id of its own, so that no frame boils it again. */
const mashed = (food: Food): PantryItem => {
  const name = food.name.startsWith('instant') ? food.name : `mashed ${food.plural}`
  return {
    ...{ ...withoutRow(food), id: `mashed-${food.id}`, one: name, many: name, title: 'mash' },
    ...{ roles: ['mash'], amount: '4 cup', state: 'cooked' },
  }
}

/** A steak that is cooked is roast beef in slices to every recipe that takes some. */
const cutsOf = ({ id, state }: PantryItem): string[] =>
  state && id.startsWith('beef-') ? ['roast-beef'] : []

const isMinor = ({ id, roles }: PantryItem): boolean =>
  isStaple(id) ||
  id === 'garlic' ||
  id === 'egg-white' ||
  (stockedAisles.has(foodById(id)?.aisle ?? '') && !roles.includes('grain')) ||
  (roles.length > 0 && roles.every((role) => seasoningRoles.has(role)))

/** Returns the foods behind the names of what is there, each once, in their order. */
export const foodsAtHand = (names: readonly string[]): FoodAtHand[] => eachOnce(names, foodAtHand)

/** Returns the foods that a craving names, each once, in their order. */
export const foodsWished = (names: readonly string[]): FoodAtHand[] => eachOnce(names, foodWished)

function eachOnce(names: readonly string[], read: (said: string) => FoodAtHand | null): FoodAtHand[] {
  const known = new Set<string>()
  return names.flatMap((said) => {
    const food = read(said)
    const [first] = food?.items ?? []
    const name = `${first?.id} ${first?.one}`
    if (!food || !first || known.has(name)) return []
    known.add(name)
    return [food]
  })
}
