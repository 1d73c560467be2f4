import type { Finding, Nutrition } from '#contract/recipe.ts'
import { computedNutrition } from './computed-nutrition.ts'
import type { RuleFamily } from './rule-family.ts'

/**
 * Rules N1 and N2: stated values agree with the computed ones, and energy agrees with protein, carbs and fat.
 */
export const statedNutrition: RuleFamily = {
  group: 'Nutrition agrees',
  check({ draft, lines }, { statedNutrition: stated }) {
    if (!stated) return null
    const alcoholic = lines.some((line) => line.foods.some((food) => food.tags.includes('alcohol')))
    const fibrous = stated.fiber > 12
    const atwater = 4 * stated.protein + 4 * stated.carbs + 9 * stated.fat
    const uneven = !alcoholic && !fibrous && differs(stated.calories, atwater, 0.15, 25)
    const own = computedNutrition(draft)?.perServing ?? null
    return [
      ...(uneven
        ? [
            disagree(
              'nutrition.energy',
              `${stated.calories} kcal are stated; its protein, carbs and fat give ${Math.round(atwater)}.`,
            ),
          ]
        : []),
      ...(own ? differences(stated, own) : []),
    ]
  },
}

/**
 * Smallest differences that are reported, with the unit; otherwise the limit is 20 % of the computed value.
 */
const bounds = [
  ['calories', 25, 'kcal'],
  ['protein', 3, 'g of protein'],
  ['carbs', 5, 'g of carbs'],
  ['fat', 3, 'g of fat'],
] as const

const differences = (stated: Nutrition, own: Nutrition): Finding[] =>
  bounds
    .filter(([key, floor]) => differs(stated[key], own[key], 0.2, floor))
    .map(([key, , unit]) =>
      disagree(
        `nutrition.${key}`,
        `${Math.round(stated[key])} ${unit} are stated; the kitchen computes ${Math.round(own[key])}.`,
      ),
    )

const differs = (stated: number, own: number, share: number, floor: number): boolean =>
  Math.abs(stated - own) > Math.max(share * own, floor)

const disagree = (rule: string, message: string): Finding => ({
  rule,
  severity: 'warning',
  place: 'nutrition',
  message,
  remedy: 'The computed values are shown.',
})
