import type { Category } from '#contract/common.ts'
import type { Craving } from '../craving/craving.ts'
import { cuisineIds } from './cuisines.ts'
import type { Dish } from './dish.ts'
import { dishes } from './dishes/index.ts'
import { pantryItem } from './pantry/index.ts'
import type { Random } from './random.ts'
import { promise } from './tastes.ts'
import { suitsTools } from './tools.ts'

export function chooseCuisine(
  dish: Dish,
  craving: Craving,
  wanted: readonly string[],
  random: Random,
): string | null {
  const asked = craving.cuisines.filter((id) => cuisineIds.includes(id))
  const fitting = asked.filter((id) => dish.cuisines?.includes(id))
  if (asked.length > 0) return fitting[0] ?? asked[0] ?? null
  if (!dish.cuisines) return null
  const home = (cuisine: string) => wanted.filter((id) => pantryItem(id)?.home.includes(cuisine)).length
  const mild = craving.moods.includes('mild') || craving.exclusions.some((word) => /spic|chil/.test(word))
  const hot = ['thai', 'korean', 'cajun', 'mexican', 'tex-mex', 'indian']
  return random.weighted(
    dish.cuisines,
    (id) =>
      (1 + 3 * home(id)) *
      (mild && hot.includes(id) ? 0.2 : 1) *
      (craving.moods.includes('spicy') && hot.includes(id) ? 4 : 1),
  )
}

const savouryWishes: readonly string[] = [
  'poultry',
  'red-meat',
  'ground',
  'sausage',
  'bacon',
  'fish',
  'shellfish',
  'canned-fish',
  'cooked-meat',
  'stewing',
  'vegetable',
  'allium',
  'bean',
  'lentil',
  'tofu',
  'pasta',
  'noodle',
  'melting-cheese',
  'sauce',
]
const sweetWishes: readonly string[] = ['fruit', 'berry', 'chocolate', 'sweetener', 'nut-butter', 'sweet']

export function chooseDish(
  craving: Craving,
  category: Category | null,
  wanted: readonly string[],
  random: Random,
  attempt: number,
  disappointing: ReadonlySet<string>,
  lately: (...words: string[]) => boolean,
): Dish | null {
  const named = dishes.filter((dish) => craving.dishes.includes(dish.id))
  // A named dish gets most of the attempts; only when it cannot be made does its kin step in.
  if (named.length === 1 && attempt < 20) return named[0] ?? null
  if (named.length > 1 && attempt < 20)
    return random.weighted(named, (dish) => likeness(dish, craving, wanted))
  const roles = wanted.flatMap((id) => pantryItem(id)?.roles ?? [])
  const allSweet =
    roles.some((role) => sweetWishes.includes(role)) && !roles.some((role) => savouryWishes.includes(role))
  return random.weighted(
    dishes,
    (dish) =>
      fitness(dish, craving, named, category, wanted, allSweet, attempt) *
      (disappointing.has(dish.id) ? 0.3 : 1) *
      (lately(...dish.names.slice(0, 3)) ? 0.3 : 1),
  )
}

/** Among dishes of one name: the one whose slots and moods fit the rest of the craving. */
const likeness = (dish: Dish, craving: Craving, wanted: readonly string[]) =>
  4 ** craving.moods.filter((mood) => dish.moods?.includes(mood)).length *
  promise(dish, craving) *
  0.1 ** wanted.filter((id) => !takes(dish, id)).length

function fitness(
  dish: Dish,
  craving: Craving,
  named: readonly Dish[],
  category: Category | null,
  wanted: readonly string[],
  allSweet: boolean,
  attempt: number,
): number {
  if (dish.onlyNamed) return 0
  let weight = dish.weight ?? 1
  // In place of a dish that cannot be made comes one of its kind.
  if (named.length > 0) {
    if (named.every(({ kind }) => kind !== dish.kind)) return 0
    weight *= Math.max(...named.map((one) => kinship(one, dish)))
  }
  if (category) {
    if (!dish.categories.includes(category)) return 0
    if (dish.categories[0] === category) weight *= 2
  } else if (wanted.length === 0 && craving.moods.every((mood) => !['sweet', 'chocolatey'].includes(mood))) {
    if (!dish.categories.some((own) => own === 'dinner' || own === 'lunch')) weight *= 0.15
  }
  // Breakfast for dinner is for those who ask for it.
  if (
    !category &&
    !dish.categories.some((own) => own === 'dinner' || own === 'lunch') &&
    dish.kind === 'savoury' &&
    !wanted.includes('egg')
  )
    weight *= 0.2
  // One food alone is to be the heart of it: "eggs" are no salad with eggs.
  weight *= (wanted.length === 1 ? 8 : 2.2) ** wanted.filter((id) => dish.loves?.includes(id)).length
  weight *= suitsTools(dish.id, craving.equipment)
  if (!category && (allSweet || craving.moods.includes('sweet')) !== (dish.kind === 'sweet')) weight *= 0.03
  if (craving.maxMinutes !== null && dish.minutes[0] > craving.maxMinutes) return 0
  if (craving.maxMinutes !== null && dish.minutes[1] > craving.maxMinutes) weight *= 0.5
  if (
    dish.oven &&
    craving.equipment.some((tool) =>
      ['no oven', 'no cook', 'stovetop', 'microwave', 'no bake'].includes(tool),
    )
  )
    return 0
  if (craving.moods.includes('quick') && dish.minutes[0] > 40) weight *= 0.05
  if (craving.cuisines.length > 0 && dish.cuisines)
    weight *= craving.cuisines.some((id) => dish.cuisines?.includes(id)) ? 4 : 0.05
  if (craving.cuisines.length > 0 && !dish.cuisines && dish.kind === 'savoury') weight *= 0.1
  const liked = craving.moods.filter((mood) => dish.moods?.includes(mood)).length
  weight *= (1 + 3 * liked) * promise(dish, craving)
  // Where a mood is all that was said, the dish has to be of it.
  if (liked === 0 && craving.moods.some((mood) => dishMoods.has(mood)))
    weight *= wanted.length === 0 ? 0.08 : 0.4
  const misfits = wanted.filter((id) => !takes(dish, id)).length
  weight *= misfits === 0 ? 1 : attempt < 12 ? 0.05 ** misfits : 0.4 ** misfits
  return weight
}

/** Moods that some dish has; the others steer what goes into it. */
const dishMoods: ReadonlySet<string> = new Set(dishes.flatMap((dish) => dish.moods ?? []))

/** How much one dish is like another: what they are made of, when they are eaten, how they are cooked. */
function kinship(one: Dish, other: Dish): number {
  const [mine, theirs] = [new Set(one.takes), new Set(other.takes)]
  const shared = [...mine].filter((role) => theirs.has(role)).length
  const alike = shared / Math.max(1, mine.size + theirs.size - shared)
  return 60 ** alike * (one.categories[0] === other.categories[0] ? 4 : 1) * (one.oven === other.oven ? 2 : 1)
}

const always = ['herb', 'spice', 'fat', 'allium', 'acid', 'citrus']

/** Whether a dish has a place of its own for a food, beyond serving it on the side. */
export function takes(dish: Dish, id: string): boolean {
  const roles = pantryItem(id)?.roles ?? []
  return (
    (dish.loves?.includes(id) ?? false) ||
    roles.some((role) => dish.takes?.includes(role)) ||
    (dish.kind === 'savoury' && roles.every((role) => always.includes(role)))
  )
}
