import { tokens } from '../../../checks/words.ts'
import { memberFor } from '../../../culinary/collective-foods.ts'
import { isFlesh } from '../../../foods/flesh.ts'
import { meansLine } from '../../line-of.ts'
import type { LinkedRecipe } from '../../open-cookbook.ts'
import {
  lackedBesideStaples,
  mainsInPlaceOfOthers,
  meatsWithoutLike,
  others,
  toBuy,
  unaskedMains,
} from '../of-a-list.ts'
import { sharesOfFoods } from '../share-of-foods.ts'
import { worthOfUse } from '../use-of-what-is-there.ts'
import { type WantedFood, wordsOf } from '../wanted.ts'
import type { Rule } from './match.ts'

/** Prefers recipes with the wished foods in the title: salmon means a dish of salmon. */
const foodsInTitle: Rule = ({ asked: { head, words }, wanted }) => {
  const foods = words.filter(({ isFood }) => isFood)
  if (head !== null || foods.length === 0) return null
  return ({ recipe }) => {
    const title = wordsOf(recipe.file.title)
    // Brown butter is no brown sugar.
    const isOfAnother = (word: string) =>
      wanted.some(
        ({ words: all }) => all.slice(0, -1).includes(word) && !all.every((each) => title.includes(each)),
      )
    const said = foods.filter(({ word }) => title.includes(word) && !isOfAnother(word))
    return (0.3 * said.length) / foods.length
  }
}

/** Prefers a dish of the wished foods to one with a little of them, where no dish is named. */
const mostlyOfFoods: Rule = ({ asked: { head }, named, wanted }) =>
  head !== null || named.size > 0 || wanted.length === 0
    ? null
    : ({ recipe }) => 0.6 * sharesOfFoods(wanted)(recipe)

/** Puts recipes behind for each wished food that they lack, and that would have to be worked into them. */
const missingFood: Rule = ({ isOwnName, wanted }) =>
  wanted.length === 0
    ? null
    : ({ recipe, isNamed, missing }) => {
        const toAdd = missing.filter((name) => !isTakenIn(recipe, name) && memberFor(name) === null)
        return (isNamed && isOwnName ? -0.3 : -0.6) * toAdd.length
      }

/** Puts a dish without meat behind for a wished meat: an elk burger is made as one of beef. */
const meatToReplace: Rule = ({ wanted }) =>
  wanted.length === 0 ? null : ({ recipe, missing }) => -0.4 * meatsWithoutLike(recipe, missing)

/** Puts a dish behind whose meat would have to be swapped for the one asked for. */
const otherMain: Rule = ({ wanted }) =>
  wanted.length === 0
    ? null
    : ({ recipe, isNamed }) => (isNamed ? 0 : -0.8 * mainsInPlaceOfOthers(recipe, wanted))

/** Puts recipes behind for each line that the craving's rules forbid. */
const forbiddenLine: Rule =
  () =>
  ({ keptOut }) =>
    -0.35 * keptOut.length

/** Puts a dish behind that has a wished food only in the form that is left out: beef, and no ground beef. */
const onlyInDeniedForm: Rule = ({ craving: { exclusions }, wanted }) => {
  const narrowed = wanted.filter(({ words }) => exclusions.some((word) => isFormOf(tokens(word), words)))
  return narrowed.length === 0
    ? null
    : ({ recipe, keptOut }) => -0.8 * onlyAsDenied(recipe, keptOut, narrowed)
}

/** Prefers a fish for who eats fish and no meat, and names no dish. */
const fishForPescatarian: Rule = ({ craving, isOpen }) =>
  isOpen && craving.diets.includes('pescatarian')
    ? ({ recipe }) => (recipe.foods.some((food) => food !== null && isFlesh(food)) ? 0.5 : 0)
    : null

/** Prefers a dish that is written without meat to one that loses it: a vegetable lasagna for vegetarians. */
const writtenWithoutMeat: Rule = ({ craving }) =>
  craving.diets.includes('vegetarian') || craving.diets.includes('vegan')
    ? ({ recipe, keptOut }) => (keptOut.some((at) => isFleshAt(recipe, at)) ? -0.9 : 0)
    : null

/** Puts a dish behind for each meat that nobody asked for: a cook with only butter and potatoes would have to buy it. */
const meatToBuy: Rule = ({ asked: { head }, wanted, isThere, isOfFoods }) => {
  const worth = isThere ? 1.5 : isOfFoods && head === null ? 0.45 : 0.12
  return wanted.length === 0 ? null : ({ recipe }) => -worth * unaskedMains(recipe, wanted)
}

/** Puts a dish behind for each food beside those that are all there is. */
const notOfTheseAlone: Rule = ({ craving, wanted }) =>
  craving.onlyThese ? ({ recipe }) => -1.5 * lackedBesideStaples(recipe, wanted) : null

/** Prefers dishes of several foods that need few others, above all few that are bought. */
const fewOtherFoods: Rule = ({ isOfFoods, wanted }) =>
  isOfFoods ? ({ recipe }) => -(0.06 * toBuy(recipe, wanted) + 0.04 * others(recipe, wanted)) : null

/** Answers a craving for a pumpkin that asks for no drink with a dish rather than a latte. */
const drinkOfFoods: Rule = ({ asked: { head }, wanted }) =>
  head === null && wanted.length > 0 ? ({ recipe }) => (recipe.file.course === 'drink' ? -0.6 : 0) : null

/** Prefers recipes that make good use of foods at hand. */
const usesWhatIsThere: Rule = ({ craving, wanted }) => {
  const worth = worthOfUse(craving, wanted)
  return ({ recipe }) => worth(recipe)
}

/** Rules about the foods that are wished for, at hand or left out. */
export const rulesByFoods: readonly Rule[] = [
  ...[foodsInTitle, mostlyOfFoods, missingFood, meatToReplace, otherMain],
  ...[forbiddenLine, onlyInDeniedForm, fishForPescatarian, writtenWithoutMeat],
  ...[meatToBuy, notOfTheseAlone, fewOtherFoods, drinkOfFoods, usesWhatIsThere],
]

/** True when a recipe's author says where a food goes in: walnuts in a banana bread. */
const isTakenIn = ({ file }: LinkedRecipe, name: string): boolean =>
  Object.values(file.with).some((foods) => foods.some((one) => meansLine(one, name)))

/** True when a line of a recipe is a meat or a fish. */
const isFleshAt = ({ foods }: LinkedRecipe, at: number): boolean => {
  const food = foods[at]
  return food !== null && food !== undefined && isFlesh(food)
}

const isFormOf = (denied: readonly string[], words: readonly string[]): boolean =>
  denied.length > words.length && words.every((word) => denied.includes(word))

/** Counts the foods that a recipe has only in the form that is left out. */
const onlyAsDenied = (
  { lines, foods }: LinkedRecipe,
  out: readonly number[],
  wanted: readonly WantedFood[],
): number =>
  wanted.filter(({ fits }) => {
    const its = lines.flatMap(({ item }, at) => (fits(foods[at] ?? null, item) ? [at] : []))
    return its.length > 0 && its.every((at) => out.includes(at))
  }).length
