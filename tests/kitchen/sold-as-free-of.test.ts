import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

const draft = (items: string, instructions: string[], more: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'Supper of the House',
  description: 'A plain supper with a little of everything that the list has to give.',
  category: 'dinner',
  prepTime: 15,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: items.split('|').map((item) => ({ amount: '1 cup', item })),
  instructions,
  ...more,
})
/** Returns the faults of a recipe against diets, allergies and exclusions, and between its list and its steps. */
const faultsOf = (made: RecipeDraft, craving: string, allergies: RecipeAllergies = []): string[] => {
  const read = readCraving(craving)
  return blocking(
    checkRecipe(made, {
      craving: { ...read, allergies: [...(read.allergies ?? []), ...allergies] },
      source: 'model',
    }),
  )
    .filter(({ rule }) => /^(?:diet|allergy|coherence|times|wish\.food)\b/.test(rule))
    .map(({ message }) => message)
}
type RecipeAllergies = NonNullable<ReturnType<typeof readCraving>['allergies']>
/** Returns the faults of one line against a craving. */
const faultsOfLine = (item: string, craving: string): string[] =>
  faultsOf(draft(item, ['Heat everything for 30 minutes.']), craving).filter(
    (message) => !/listed but/.test(message),
  )

describe('a claim on a line', () => {
  test.each([
    ['dinner, gluten allergy', 'pure buckwheat flour, labeled gluten-free'],
    ['dinner, gluten allergy', 'flour blend, certified gluten-free'],
    ['dinner, gluten allergy', 'flour blend without gluten (rice and corn)'],
    ['dinner, gluten allergy', 'gluten-free flour blend (wheat-free, with xanthan gum)'],
    ['dinner, milk allergy', 'dairy-free sweetened condensed coconut milk'],
    ['dinner, milk allergy', 'spread butter (free of milk)'],
    ['dinner, egg allergy', 'mayonnaise, egg-free'],
    ['dinner, fish allergy', 'Worcestershire sauce, anchovy-free'],
    ['dinner, milk allergy', 'dairy-free dark chocolate (milk-allergy-safe label), chopped'],
    ['dinner, milk allergy', 'coconut yogurt, safe for milk allergies'],
    ['lactose-free dinner', 'lactose-free heavy cream'],
    ['lactose-free dinner', 'aged Parmesan (naturally lactose-free)'],
    ['sugar-free cookies', 'unsweetened dark chocolate'],
    ['gluten-free dinner', 'dangmyeon (100% sweet potato starch noodles)'],
    ['vegan dinner', 'cream cheese, labeled dairy-free'],
    ['dinner with no salt', 'no-salt-added diced tomatoes'],
    ['sugar-free hot drink', 'sugar-free dark chocolate'],
  ])('covers the food of the line: %s, %s', (craving, item) => {
    expect(faultsOfLine(item, craving)).toEqual([])
  })
  test.each([
    ['dinner, gluten allergy', 'gluten-free wheat flour'],
    ['dinner, gluten allergy', 'vital wheat gluten, labeled gluten-free'],
    ['dinner, gluten allergy', 'barley malt, gluten-free'],
    ['dinner, milk allergy', 'dairy-free whey'],
    ['dinner, milk allergy', 'butter without milk or cream'],
    ['dinner, milk allergy', 'dairy-free bread filled with butter'],
    ['dinner, egg allergy', 'duck eggs, egg-free'],
    ['dinner, egg allergy', 'dairy-free mayonnaise'],
    ['dinner, fish allergy', 'salmon, anchovy-free'],
    ['vegan dinner', 'dairy-free mayonnaise'],
    ['vegetarian dinner', 'dairy-free pork sausages'],
    ['vegan dinner', 'egg-free cheddar'],
    ['dinner with no salt', 'no-salt-added beans and sea salt'],
    ['sugar-free hot drink', 'dark chocolate'],
    ['sugar-free hot drink', 'sugar-free honey'],
    ['sugar-free drink with no dark chocolate', 'sugar-free dark chocolate'],
  ])('covers no food that is the allergen itself, nor another one: %s, %s', (craving, item) => {
    expect(faultsOfLine(item, craving)).not.toEqual([])
  })
})

describe('a food that breaks what was asked for by its kind', () => {
  const soup = (item: string) =>
    draft(`white beans|vegetable stock|${item}`, [
      `Simmer the beans in the stock with the ${item.split(',')[0] ?? ''} for 30 minutes.`,
    ])
  test('is a cheese of animal rennet in a vegetarian dish, unless it is of another make', () => {
    const rind = soup('Parmigiano-Reggiano rind')
    expect(faultsOf(rind, 'vegetarian soup').join(' ')).toMatch(/rennet/)
    expect(faultsOf(rind, 'hidden veggie soup')).toEqual([])
    expect(faultsOf(soup('Parmesan, made with microbial rennet'), 'vegetarian soup')).toEqual([])
  })
  test('is a mollusc for an allergy to crustaceans, unless it was asked for', () => {
    const seasoned = soup('oyster sauce')
    expect(faultsOf(seasoned, 'bean soup', ['crustaceans']).join(' ')).toMatch(/molluscs/)
    expect(faultsOf(soup('soy sauce'), 'bean soup', ['crustaceans'])).toEqual([])
    expect(faultsOf(soup('mussels'), 'soup with mussels', ['crustaceans'])).toEqual([])
  })
})
