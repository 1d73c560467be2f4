import type { RecipeDraft } from '#contract/recipe.ts'
import { withSafetySteps } from '../../checks/index.ts'
import { isFlesh } from '../../foods/flesh.ts'
import type { Food } from '../../foods/food.ts'
import { foodById, matchFood } from '../../foods/index.ts'
import { readLines } from '../../refine/lines.ts'
import { replaceLines } from '../../refine/replace.ts'

/** Whether a food is a meat or fish of the dish, and no seasoning made of one. */
export const isMeat = (food: Food): boolean => food.aisle !== 'Spices & Seasonings' && isFlesh(food)

/** How a meat is cut, as far as one kind can stand for another: what is minced is replaced by something minced. */
type Cut = 'ground' | 'pieces' | 'fillet' | 'steak' | 'whole'

const cutOf = ({ id, tags }: Food): Cut | null => {
  if (tags.includes('ground-meat') || /ground/.test(id)) return 'ground'
  if (/breast|thigh|tenderloin|cutlet/.test(id)) return 'pieces'
  if (/chuck|shoulder|stew|shank|leg/.test(id)) return 'pieces'
  if (/steak|sirloin|ribeye|flank|chop|loin/.test(id)) return 'steak'
  if (/whole|roast|brisket/.test(id)) return 'whole'
  if (tags.includes('fish') || tags.includes('shellfish')) return 'fillet'
  return null
}

/** Ids of the cuts that a shop sells of an animal, by the animal's name in a craving. */
const sold: Readonly<Record<string, Partial<Record<Cut, string>>>> = {
  chicken: {
    ground: 'chicken-ground',
    pieces: 'chicken-thigh',
    steak: 'chicken-breast',
    whole: 'chicken-whole',
  },
  turkey: {
    ground: 'turkey-ground',
    pieces: 'turkey-breast',
    steak: 'turkey-breast',
    whole: 'turkey-breast',
  },
  beef: { ground: 'beef-ground', pieces: 'beef-chuck', steak: 'beef-sirloin' },
  pork: { ground: 'pork-ground', pieces: 'pork-shoulder', steak: 'pork-chop' },
  lamb: { ground: 'lamb-ground', pieces: 'lamb-shoulder' },
  salmon: { fillet: 'salmon' },
  cod: { fillet: 'cod' },
  shrimp: { fillet: 'shrimp', pieces: 'shrimp' },
  fish: { fillet: 'cod' },
}

/** Meats that are done in about the same time and heat, and so may take each other's place in the same steps. */
const kin: readonly (readonly string[])[] = [
  ['chicken', 'turkey', 'duck'],
  ['beef', 'lamb', 'goat', 'venison', 'veal', 'bison', 'pork'],
  ['fish'],
]
const animalOf = ({ id, tags }: Food): string | null =>
  tags.includes('fish') ? 'fish' : (kin.flat().find((animal) => id.includes(animal)) ?? null)

/**
 * The draft with another meat in place of its only one: of the same cut, cooked as the steps say and to the temperature
 * that it needs. Null where the two are too unlike: a pot roast is no chicken breast.
 * @param name what the craving calls it: `turkey`
 */
export function withOtherMeat(draft: RecipeDraft, name: string): RecipeDraft | null {
  const meats = readLines(draft).filter(
    ({ food }) => food !== null && isMeat(food) && !food.tags.includes('cured'),
  )
  const [line, ...others] = meats
  if (!line?.food || others.length > 0) return null
  const cut = cutOf(line.food)
  const wished = matchFood(name)?.food
  const id = (cut && sold[name]?.[cut]) ?? (wished && isMeat(wished) ? wished.id : undefined)
  const food = id === undefined ? undefined : foodById(id)
  if (!cut || !food || cutOf(food) !== cut) return null
  const [from, to] = [animalOf(line.food), animalOf(food)]
  const isKin =
    cut === 'ground' || kin.some((group) => from && to && group.includes(from) && group.includes(to))
  if (!isKin) return null
  const short = { one: name, many: name }
  const standIn = {
    id: food.id,
    buy: { one: food.name, many: food.plural },
    name: cut === 'ground' ? { one: food.name, many: food.name } : short,
    ratio: 1,
    preparation: 'keep' as const,
  }
  return withSafetySteps(replaceLines(draft, new Map([[line.index, standIn]])))
}
