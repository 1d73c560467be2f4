import type { Craving } from './craving.ts'

interface Source {
  said: RegExp
  /** Family of foods that has much of it, and the foods as the note names them. */
  family: string
  foods: string
  /** Words of exclusions, diets and allergens beside which the family is not brought in. */
  unless: RegExp
}

const rich = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words})[- ](?:rich|packed|dense)\\b|\\b(?:rich|high) in (?:${words})\\b|\\b(?:high|lots of|more|plenty of|enough)[- ](?:${words})\\b`,
    'i',
  )
const pulses = /^(?:pulse|legume|bean|lentil)s?$/
const fish = /^(?:fish|seafood|vegan|vegetarian|fish-free|meat|animal)s?$/

/** Nutrients that no recipe is counted for, with a family of foods that has much of each. NHS, "Vitamins and minerals". */
const sources: readonly Source[] = [
  {
    said: rich('iron|folate|folic acid|magnesium'),
    family: 'pulse',
    foods: 'beans, lentils or other pulses',
    unless: pulses,
  },
  {
    said: rich('calcium'),
    family: 'cheese',
    foods: 'cheese',
    unless: /^(?:cheese|milk|dairy|lactose|vegan|dairy-free|animal)s?$/,
  },
  {
    said: rich('vitamin c'),
    family: 'bell pepper',
    foods: 'bell peppers',
    unless: /^(?:pepper|bell pepper|nightshade)s?$/,
  },
  {
    said: rich('(?:vitamin )?b-?12|vitamin d|omega-?3s?|iodine'),
    family: 'fish',
    foods: 'fish',
    unless: fish,
  },
]

/**
 * Adds a food that is rich in the nutrient asked for, where the words name no dish and no food. Changes the craving.
 * @returns sentences for the cook
 */
export function byNutrients(craving: Craving): string[] {
  const { text, foods, families = [], dishes, exclusions, diets, allergies = [] } = craving
  if (foods.length + families.length + dishes.length > 0) return []
  const source = sources.find(({ said }) => said.test(text))
  if (!source || [...exclusions, ...diets, ...allergies].some((word) => source.unless.test(word))) return []
  craving.families = [...families, source.family]
  // A meal is more than a bowl of roasted chickpeas.
  if (/\bmeals?\b/i.test(text)) craving.category ??= 'dinner'
  const name = source.said.exec(text)?.[0] ?? ''
  return [
    `“${name}” was read as: with ${source.foods}, which have much of it. The kitchen counts none of it in a recipe.`,
  ]
}
