import type { Category } from '#contract/common.ts'
import type { Finding } from '#contract/recipe.ts'
import { courses } from '../cookbook/courses.ts'
import type { Diet } from '../craving/craving.ts'
import { computedNutrition } from './computed-nutrition.ts'
import type { RuleFamily } from './rule-family.ts'
import { keepsSaltLow, uncountedSaltFindings } from './uncounted-salt.ts'

/**
 * Plausible kcal of one serving by category; wide, since a green salad and a holiday roast are both dinners.
 */
const energy: Record<Category, readonly [least: number, most: number]> = {
  breakfast: [90, 1000],
  lunch: [100, 1100],
  dinner: [120, 1400],
  snack: [25, 700],
  dessert: [40, 1000],
}

/** Plausible grams of one serving by category. */
const weight: Record<Category, readonly [least: number, most: number]> = {
  breakfast: [60, 1100],
  lunch: [120, 1100],
  dinner: [120, 1100],
  snack: [20, 500],
  dessert: [25, 700],
}

/** Titles of sauces and sides that come by the spoonful, whatever meal they belong to. */
const bySpoonful = /\b(?:sauce|relish|chutney|gravy|rice|beans)$/
const SPOONFUL_G = 25
const SPOONFUL_KCAL = 20

/**
 * Highest value of a serving that is low in sodium, in milligrams.
 */
export const LOW_SODIUM_MG = 600
/** Returns the most carbohydrate of a serving that is low in it: a drink or a snack is eaten beside the meals. */
export const lowCarbTo = (category: string): number => (/^(?:drink|snack|dessert)$/.test(category) ? 20 : 35)

/** Times what a dish has at most, a dish and its sides may have together. */
const OF_A_MEAL = 1.7

/** Rules Y1 and Y2: a serving has a plausible size, and diets low in sodium or carbohydrate are kept. */
export const portions: RuleFamily = {
  group: 'Portions are plausible',
  check({ draft }, { craving, course }) {
    const found = computedNutrition(draft)
    if (!found) return null
    const { perServing: own, netCarbs, grams } = found
    const [itself = ''] = draft.title.toLowerCase().split(/ with /)
    const spoonful = !course && bySpoonful.test(itself)
    const [usualEnergy, mostOfDish] = course ? courses[course].energy : energy[draft.category]
    const most = craving?.menu ? mostOfDish * OF_A_MEAL : mostOfDish
    const least = spoonful ? Math.min(SPOONFUL_KCAL, usualEnergy) : usualEnergy
    const asked = (diet: Diet) => craving?.diets.includes(diet) ?? false
    const findings: Finding[] = []
    if (own.calories < least || own.calories > most)
      findings.push({
        rule: 'portions.energy',
        severity: 'warning',
        place: 'servings',
        message: `About ${Math.round(own.calories)} kcal per serving; a ${course ?? draft.category} has ${least} to ${most}.`,
        remedy: 'Check the amounts and the number of servings.',
      })
    const [usualWeight, heaviestDish] = course ? courses[course].weight : weight[draft.category]
    const heaviest = craving?.menu ? heaviestDish * OF_A_MEAL : heaviestDish
    const lightest = spoonful ? Math.min(SPOONFUL_G, usualWeight) : usualWeight
    if (grams < lightest || grams > heaviest)
      findings.push({
        rule: 'portions.weight',
        severity: 'warning',
        place: 'servings',
        message: `About ${Math.round(grams)} g per serving; a ${course ?? draft.category} weighs ${lightest} to ${heaviest}.`,
        remedy: 'Check the amounts and the number of servings.',
      })
    if (asked('low-sodium') && own.sodium > LOW_SODIUM_MG)
      findings.push(
        notLow(
          'diet.low-sodium',
          `About ${Math.round(own.sodium)} mg of sodium per serving; low is under ${LOW_SODIUM_MG}.`,
        ),
      )
    if (craving && keepsSaltLow(craving)) findings.push(...uncountedSaltFindings(draft))
    const lowCarb = lowCarbTo(draft.category)
    if (asked('low-carb') && netCarbs > lowCarb)
      findings.push(
        notLow(
          'diet.low-carb',
          `About ${Math.round(netCarbs)} g of carbohydrate per serving; low is under ${lowCarb}.`,
        ),
      )
    return findings
  },
}

const notLow = (rule: string, message: string): Finding => ({
  rule,
  severity: 'error',
  place: 'recipe',
  message,
})
