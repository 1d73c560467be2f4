import type { Craving } from './craving.ts'

/** Nutrients that no recipe is counted for, with a family of foods that has much of each. NHS, "Vitamins and minerals". */
const sources: readonly (readonly [said: RegExp, family: string, says: string])[] = [
  [
    /\b(?:iron[- ](?:rich|packed|dense)|(?:rich|high) in iron|high[- ]iron|lots of iron|more iron|plenty of iron)\b/i,
    'pulse',
    '“Iron” was read as: with beans, lentils or other pulses, which have much of it. The kitchen counts no iron in a recipe.',
  ],
]

/**
 * Adds a food that is rich in the nutrient asked for, where the words name no dish and no food. Changes the craving.
 * @returns sentences for the cook
 */
export function byNutrients(craving: Craving): string[] {
  const { text, foods, families = [], dishes, exclusions } = craving
  if (foods.length + families.length + dishes.length > 0) return []
  return sources.flatMap(([said, family, says]) => {
    if (!said.test(text) || exclusions.some((word) => /^(?:pulse|legume|bean|lentil)s?$/.test(word)))
      return []
    craving.families = [...families, family]
    // A meal is more than a bowl of roasted chickpeas.
    if (/\bmeals?\b/i.test(text)) craving.category ??= 'dinner'
    return [says]
  })
}
