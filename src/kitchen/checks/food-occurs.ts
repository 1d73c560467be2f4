import { alike } from '../culinary/alike.ts'
import { membersOf } from '../culinary/food-kinds.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { foodById, matchFood } from '../foods/index.ts'
import { soldWithout, withoutMissing } from './absent.ts'
import { familyOf } from './food-families.ts'
import { isNamedIn } from './is-named-in.ts'
import type { ReadDraft } from './read-draft.ts'
import { wishedKind } from './wished-kinds.ts'
import { tokens } from './words.ts'

/** Returns the name of a food of the table, or the id as words. */
export const nameOf = (id: string): string => foodById(id)?.name ?? id.replace(/-/g, ' ')

/**
 * True when one of the food's names, or its family, stands in the title or the list. A title proves no meat where the
 * list has none at all, unless the dish is to be made of plants.
 */
export function occurs(recipe: ReadDraft, id: string, typed: readonly string[], isOfPlants = false): boolean {
  const accepted = [id, ...alike(id)]
  if (recipe.lines.some((line) => line.foods.some((food) => accepted.includes(food.id)))) return true
  const food = foodById(id)
  const isCut = food?.aisle === 'Meat & Fish'
  // A line that the kitchen does not know may be the meat: "boneless loin chops".
  const hasMeat = recipe.lines.some((line) => line.food === null || line.foods.some(isFlesh))
  const title = isCut && !isOfPlants && !hasMeat && food !== undefined && isFlesh(food) ? [] : [recipe.title]
  // Egg-free spaghetti answers no wish for eggs.
  const said = [...title, ...recipe.lines.map((line) => line.text)]
  const aliases = food?.aliases.filter((alias) => !isCut || familyOf(alias) === undefined) ?? []
  const names = [...typed, ...(food ? [food.name, food.plural, ...aliases] : [nameOf(id)])]
  const isSaid = (words: readonly string[]) =>
    said.some((text) => isNamedIn(tokens(withoutMissing(text, words)), words))
  if (names.map(tokens).some(isSaid)) return true
  const family = wishedKind(nameOf(id))
  return family !== undefined && recipe.lines.some((line) => line.foods.some(family))
}

const isOf = (family: (food: Food) => boolean, token: string): boolean => {
  const food = matchFood(token)?.food
  return food !== undefined && family(food)
}

/** True when a food of a family, or its name, stands in the list; a title counts where the family is no meat. */
export function familyOccurs(recipe: ReadDraft, word: string): boolean {
  const family = wishedKind(word)
  if (family && recipe.lines.some((line) => line.foods.some(family))) return true
  // A title proves no meat: "Mongolian Beef" keeps its name when tofu takes the place of the beef.
  const title = isFleshName(word) ? '' : recipe.title.replace(soldWithout, ' ')
  const text = tokens(`${title} ${recipe.lines.map((line) => line.text).join(' ')}`)
  // A substitute counts by its name: "dairy-free mozzarella" is the cheese of a dairy-free dish.
  if (family && text.some((token) => isOf(family, token))) return true
  return tokens(word).every((token) => text.includes(token))
}

/** True for the name of a meat or a fish, or of a kind of them. */
export const isFleshName = (name: string): boolean => {
  const [first] = membersOf(name, () => true)
  const food = foodById(first ?? '') ?? matchFood(name)?.food
  return food !== undefined && isFlesh(food)
}

/** True when a food or its family stands in the list. */
export const hasFood = (recipe: ReadDraft, name: string): boolean => {
  const id = matchFood(name)?.food.id
  return familyOccurs(recipe, name) || (id !== undefined && occurs(recipe, id, [name]))
}

/** True when a text has each of some words; false for no words. */
export const isWithin = (words: readonly string[], text: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word))

/** True when one of the names already covers a food: canned mackerel covers mackerel. */
export const covers = (names: readonly string[], name: string): boolean => {
  const [words, id] = [tokens(name), matchFood(name)?.food.id]
  return names.some(
    (one) =>
      isWithin(words, tokens(one)) ||
      isWithin(tokens(one), words) ||
      (id !== undefined && matchFood(one)?.food.id === id),
  )
}
