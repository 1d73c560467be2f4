import { donenessOf, missingDoneness } from './raw-foods.ts'
import type { RuleFamily } from './rule-family.ts'

const names = {
  poultry: 'Raw poultry',
  'ground-meat': 'Raw ground meat',
  pork: 'Raw pork',
  fish: 'Raw fish',
  shellfish: 'Raw shellfish',
  molluscs: 'Raw shellfish',
} as const

/** F1 to F5: raw meat and fish are cooked to a temperature, or to signs, that make them safe. */
export const safetyTemperature: RuleFamily = {
  group: 'Cooked to a safe temperature',
  check(recipe) {
    if (!recipe.lines.some((line) => donenessOf(line) !== null)) return null
    return missingDoneness(recipe).map(({ line, doneness }) => ({
      rule: `safety.${doneness.kind}-temperature`,
      severity: 'error',
      place: `ingredients.${line.index}`,
      message: `${names[doneness.kind]} (${line.item}): no step says when it is safe, at ${doneness.asText} inside.`,
      remedy: doneness.sentence(line.food?.name ?? line.parsed.food),
    }))
  },
}
