import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { oncePer } from '../checks/once-per.ts'
import { adaptRecipe } from '../cookbook/adapt/adapt-recipe.ts'
import { meansLine } from '../cookbook/line-of.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import type { Craving } from '../craving/craving.ts'
import { isFlesh, isFleshId } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import type { FoodAtHand } from '../frames/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import type { StandIn } from '../refine/stand-ins.ts'
import { type ChangesAtHand, isSameAs, standInAtHand, withChanges } from './in-place-of.ts'
import { carriesDish, isEaten, isEverywhere, otherNeed } from './other-needs.ts'
import { suits } from './suits.ts'

/** Limits within which a recipe is a dish of the foods at hand. */
export interface Limits {
  /** Most that may be asked for beside the foods: a garnish counts little, a main food 1. */
  mostAsked: number
  /**
   * Main foods that may have to be bought, too: none, a sauce or a cream, or any that is no meat, fish or egg.
   */
  mayBuy: 'no mains' | 'sauces' | 'mains'
}
export const LITTLE_ELSE: Limits = { mostAsked: 0.6, mayBuy: 'no mains' }
export const WITH_LEAD: Limits = { mostAsked: 1.3, mayBuy: 'mains' }
export const WITH_SAUCE: Limits = { mostAsked: 2.2, mayBuy: 'sauces' }
export const SOME_ELSE: Limits = { mostAsked: 3.2, mayBuy: 'mains' }

/** A recipe for the foods at hand. */
export interface Fit extends ChangesAtHand {
  used: readonly FoodAtHand[]
  /** Weight of the foods that are asked for beside them, from 0. */
  asked: number
}

/** Weights of a garnish, of a food in the place of another, and of a main food. */
const LITTLE = 0.12
const REPLACED = 0.1
const MAIN = 1

/** Returns how a recipe is made of the foods; null if a food that nobody has makes the dish, or too many are missing. */
export function fitOf(recipe: LinkedRecipe, foods: readonly FoodAtHand[], limits: Limits): Fit | null {
  const { file, lines } = recipe
  const used = new Set<FoodAtHand>()
  const inPlace = new Map<number, StandIn>()
  const leftOut: number[] = []
  let asked = 0
  for (const [at, food] of recipe.foods.entries()) {
    const line = lines[at]
    if (!line || /\boptional\b/.test(line.item)) continue
    if (!food) {
      // Somen noodles stand in no table, yet there is no such dish without them.
      if (!file.needs.some((need) => meansLine(need, line.item))) continue
      if (limits.mayBuy !== 'mains') return null
      asked += MAIN
      continue
    }
    const own =
      answering(foods)(food).find(({ said }) => suits(said, line.item, food.id)) ??
      foods.find((one) => isNamedIn(one, line.item) && isFlesh(food) && suits(one.said, line.item, food.id))
    if (own) {
      used.add(own)
      continue
    }
    // Mash or boiled potatoes at hand mean no dish of raw ones.
    if (/potato/.test(food.id) && answering(foods)(food).length > 0) return null
    const other = standingIn(foods)(food)
    if (other && suits(other.own.said, line.item, food.id)) {
      used.add(other.own)
      inPlace.set(at, other.standIn)
      asked += REPLACED
      continue
    }
    if (isEggBeside(food, at, recipe)) {
      asked += LITTLE
      continue
    }
    if (isEverywhere(food)) continue
    const isNeeded = file.needs.some((need) => meansLine(need, line.item))
    const perServing = (gramsOf(parseIngredient(line), food) ?? 0) / file.serves
    const need = food.id === 'egg' ? 'main' : otherNeed(food, perServing, isNeeded)
    if (need === 'none') continue
    if (!isNeeded && file.without.some((one) => meansLine(one, line.item))) {
      leftOut.push(at)
      continue
    }
    if (need === 'main' && !mayBuy(food, isNeeded, limits)) return null
    asked += need === 'main' ? MAIN : LITTLE + Math.min(perServing, 60) / 600
    if (asked > limits.mostAsked) return null
  }
  return { used: foods.filter((food) => used.has(food)), asked, inPlace, leftOut }
}

/** True when a main food may be bought; bread to dip into the broth is no more than a sauce. */
function mayBuy(food: Food, isNeeded: boolean, { mayBuy: most }: Limits): boolean {
  if (most === 'no mains' || carriesDish(food) || food.id === 'egg') return false
  if (most === 'mains' || !isEaten(food)) return true
  return !isNeeded && food.aisle === 'Bakery'
}

/** True when a recipe has one of these foods at hand in it, or could have: a quick look before `fitOf`. */
export const hasAny = (
  recipe: LinkedRecipe,
  sought: readonly (FoodAtHand | undefined)[],
  foods: readonly FoodAtHand[],
): boolean =>
  recipe.foods.some((food, at) => {
    if (!food) return false
    const { item } = recipe.lines[at]!
    const own = standingIn(foods)(food)?.own
    return (
      (own !== undefined && sought.includes(own)) ||
      sought.some((one) => one && (answering(foods)(food).includes(one) || isNamedIn(one, item)))
    )
  })

/** True for a line of another cut of what is there: "bone-in pork shoulder chops" for pork chops. */
const isNamedIn = ({ items: [item] }: FoodAtHand, line: string): boolean => {
  if (!item || !isFleshId(item.id) || /canned|bone/.test(item.id) || item.roles.includes('cooked-meat'))
    return false
  const words = item.one.split(' ')
  return (
    words.length > 1 &&
    !/\b(?:cooked|leftover|canned|smoked)\b/.test(line) &&
    words.every((word) => new RegExp(`\\b${word}s?\\b`).test(line))
  )
}

/** The foods at hand that a food of a recipe may be, cached because thousands of recipes list the same foods. */
const answering = oncePer((foods: readonly FoodAtHand[]) =>
  oncePer((food: Food) =>
    foods.filter(({ answers }) =>
      answers.some(
        (id) => id === food.id || isMakeOf(food, id) || isCookedOf(food, id) || isSameAs(food.id, id),
      ),
    ),
  ),
)
const standingIn = oncePer((foods: readonly FoodAtHand[]) =>
  oncePer((food: Food) => standInAtHand(food, foods)),
)

/** True for another make of a food that is there: the vegan kimchi that a recipe lists for everybody's sake. */
const isMakeOf = ({ id }: Food, own: string): boolean =>
  id.replace(/^(?:vegan|gluten-free|low-fat|part-skim)-|-low-sodium$|^low-sodium-/, '') === own

/** Grains and pulses that a recipe lists cooked, and that the cook boils first: the rice of a fried rice. */
const boiled = /^(?:cooked-|(?=.*-cooked$))(rice|brown-rice|quinoa|pasta|lentil)(?:-cooked)?$/
const isCookedOf = ({ id }: Food, raw: string): boolean => {
  const [, grain] = boiled.exec(id) ?? []
  // Leftover rice is of any grain.
  if (raw === 'cooked-rice') return /^(?:cooked-rice|(?:sushi|brown)-rice-cooked)$/.test(id)
  return (
    grain !== undefined &&
    (raw === grain || (grain === 'rice' && /^(?:white|jasmine|basmati|sushi|short-grain)-rice$/.test(raw)))
  )
}

/** Grams of egg in a serving up to which a dough or a batter may ask for eggs. */
const FEW_EGGS = 20

/** True for an egg or two that bind or top a dish that is not one of eggs, and for those of a cake or a pie. */
function isEggBeside(food: Food, at: number, { file, lines }: LinkedRecipe): boolean {
  const line = lines[at]
  if (food.id !== 'egg' || !line) return false
  if (/^(?:dessert|cake|cookie|bread)$/.test(file.course))
    return (gramsOf(parseIngredient(line), food) ?? 0) / file.serves <= FEW_EGGS
  return /^[12]$/.test(line.amount) && !file.needs.some((need) => meansLine(need, line.item))
}

/** True when a recipe can be made of the foods: no defining food is missing, and few others must be bought. */
export const isMadeOf = (recipe: LinkedRecipe, foods: readonly FoodAtHand[]): boolean =>
  fitOf(recipe, foods, LITTLE_ELSE) !== null

/** The same where more has to be bought, as `dishesWithMoreBought` offers it. */
export const isMadeWithMore = (recipe: LinkedRecipe, foods: readonly FoodAtHand[]): boolean =>
  fitOf(recipe, foods, SOME_ELSE) !== null

/** Returns a recipe of the cookbook for the foods at hand, adapted to the rules, or null when it fails a check. */
export function draftOfRecipe(
  recipe: LinkedRecipe,
  rules: Craving,
  foods: readonly FoodAtHand[],
): RecipeDraft | null {
  const fit = fitOf(recipe, foods, SOME_ELSE)
  // A food that may be left out is asked for after all when the sentences cannot do without it.
  return (
    draftWith(recipe, rules, fit) ??
    (fit && fit.leftOut.length > 0 ? draftWith(recipe, rules, { ...fit, leftOut: [] }) : null)
  )
}

function draftWith(recipe: LinkedRecipe, rules: Craving, fit: Fit | null): RecipeDraft | null {
  const draft = fit ? withChanges(recipe.draft, fit) : recipe.draft
  if (!draft) return null
  const adapted = adaptRecipe({ ...recipe, draft }, rules, true)
  if (adapted.kind === 'cannot') return null
  const report = checkRecipe(adapted.draft, { craving: rules, source: 'engine', course: recipe.file.course })
  return blocking(report).length === 0 ? adapted.draft : null
}
