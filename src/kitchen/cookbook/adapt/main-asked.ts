import type { RecipeDraft } from '#contract/recipe.ts'
import { oncePer } from '../../checks/once-per.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { parseIngredient } from '../../ingredients/index.ts'
import { type Line, readLines } from '../../refine/lines.ts'
import { meatless } from '../../refine/meatless.ts'
import { isMain, isMeat } from '../../refine/meats.ts'
import { titleCase } from '../../refine/rename.ts'
import { missingFoods, type WantedFood, wantedFoods } from '../find/wanted.ts'
import { meansLine } from '../line-of.ts'
import { isMainWord } from '../names-beside-main.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'

/** Stops and words at which the name of a dish ends, so that no food beyond them belongs to it. */
const apart = /[,;:.]|\b(?:with|from|using|for|of|to|have|got|some|and then|aux?|avec|mit|con|ai|alle)\b/

/**
 * Returns the meats, or foods in their place, right before or behind the name of a dish: the mushrooms
 * of "mushroom bourguignon", which is no beef bourguignon with mushrooms in it.
 */
export const mainsAsked = oncePer((craving: Craving): readonly WantedFood[] => {
  const { named, recipes, text } = craving
  if (!named) return []
  const at = text.toLowerCase().indexOf(named.words.toLowerCase())
  if (at < 0) return []
  const before = text.slice(0, at).split(apart).at(-1) ?? ''
  // The meats in a recipe's own name are in the recipe.
  const name = recipes?.isFamily === false ? '' : named.words
  const behind = text.slice(at + named.words.length).split(apart)[0] ?? ''
  const said = [...tokens(`${before} ${name}`), ...tokens(behind).slice(0, 2)].filter(isMainWord)
  // A gravy is poured over the dish and makes no other of it.
  return wantedFoods(craving).filter(
    ({ name, words }) => !/\bgravy$/.test(name) && words.some((word) => said.includes(word)),
  )
})

/**
 * Returns the line of a dish whose meat outweighs all that was asked for in the dish's name; undefined where
 * the food asked for is the main one.
 */
export function otherMain(
  draft: RecipeDraft,
  asked: readonly WantedFood[],
  craving: Craving,
): Line | undefined {
  if (asked.length === 0) return undefined
  const wanted = wantedFoods(craving)
  const lines = readLines(draft)
  const isOf = (foods: readonly WantedFood[], { food, item }: Line) =>
    foods.some(({ fits }) => fits(food, item))
  const heaviest = Math.max(
    0,
    ...lines
      .filter((line) => isOf(asked, line) && !line.food?.tags.includes('cured'))
      .map(({ grams }) => grams),
  )
  const isMeatless = asked.every(({ words }) => words.some((word) => Object.hasOwn(meatless, word)))
  const isRival = (food: Food) => isMain(food) || (isMeatless && isPulse(food))
  return lines.find(
    (line) => line.food && isRival(line.food) && !isOf(wanted, line) && line.grams > heaviest * OUTWEIGHS,
  )
}

/** True for beans and lentils, on which a dish without meat is built: a lentil Bolognese is none of mushrooms. */
const isPulse = ({ id }: Food): boolean =>
  pantryItem(id)?.roles.some((role) => role === 'bean' || role === 'lentil') ?? false

/** True when a recipe has the food asked for in the dish's name as its main one, as it is written. */
export const isOfMainAsked = (recipe: LinkedRecipe, craving: Craving): boolean => {
  const asked = mainsAsked(craving)
  return missingFoods(asked, recipe, () => false).length === 0 && !otherMain(recipe.draft, asked, craving)
}

/**
 * Returns why a recipe's meat is not replaced by the one asked for: it only shares the name's family, or is
 * eaten raw. Null when it may be.
 */
export function keepsItsMain(
  { file, foods, lines }: LinkedRecipe,
  { named, recipes }: Craving,
): string | null {
  const raw = lines.find(
    ({ item }, at) => isMeatOf(foods[at]) && file.raw.some((food) => meansLine(food, item)),
  )
  if (raw) return `the ${parseIngredient(raw).food} in it is eaten raw, which no other food may be`
  if (recipes?.isFamily === false) return null
  const words = tokens(named?.words ?? '').filter((word) => !isMainWord(word))
  const isCalledSo = ownNamesOf(file).some((name) => words.every((word) => tokens(name).includes(word)))
  return isCalledSo ? null : `it is no ${words.join(' ')} of that kind`
}

/**
 * Returns a dish whose meat was replaced under the name that the craving gives it: "Chicken Birria" for a
 * Birria de Res with chicken in it.
 */
export function calledByMain(recipe: LinkedRecipe, draft: RecipeDraft, craving: Craving): RecipeDraft {
  const asked = mainsAsked(craving)
  const name = craving.named?.words ?? ''
  const word = asked.flatMap(({ words }) => words).find(isMainWord)
  if (word === undefined || isOfMainAsked(recipe, craving) || tokens(draft.title).includes(word)) return draft
  return { ...draft, title: titleCase(tokens(name).includes(word) ? name : `${word} ${name}`) }
}

const isMeatOf = (food: Food | null | undefined): boolean =>
  food !== null && food !== undefined && isMeat(food)

/** Ratio of weights from which on another meat is the main one; boned meat weighs a little less than it cooks. */
const OUTWEIGHS = 1.2
