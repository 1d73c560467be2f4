import { describe, expect, it } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { allergensOf, checkRecipe } from '../../checks/index.ts'
import { oatBars } from '../../checks/sound-recipes.ts'
import type { Allergen } from '../../foods/index.ts'
import { readCraving } from '../read-craving.ts'

describe('an allergy that the craving states', () => {
  const stated: readonly [words: string, allergens: readonly Allergen[]][] = [
    ['my wife has a shellfish allergy, what can I cook', ['crustaceans', 'molluscs']],
    ['dinner for my kid with peanut and egg allergy', ['peanuts', 'eggs']],
    ['nut allergy snack', ['peanuts', 'tree-nuts']],
    ['egg allergy friendly cake', ['eggs']],
    ['birthday cake, my daughter has a milk allergy', ['milk']],
    ['egg, milk and nut allergy lunch', ['eggs', 'milk', 'peanuts', 'tree-nuts']],
    ['my guest is sesame allergic, noodles please', ['sesame']],
    ['soy intolerance dinner', ['soy']],
    ['my son is allergic to peanuts, pasta dinner', ['peanuts']],
    ['mein Sohn ist allergisch gegen Erdnüsse, Nudeln bitte', ['peanuts']],
    ['Nussallergie, was kann ich backen', ['peanuts', 'tree-nuts']],
    ['glutenfreie Pizza', ['gluten']],
    ['Kuchen ohne Ei und Milch', ['eggs', 'milk']],
    ['tarta sin huevo ni leche', ['eggs', 'milk']],
    ['soy alérgica al marisco, quiero arroz', ['crustaceans', 'molluscs']],
    ['allergique aux crustacés, soupe', ['crustaceans']],
    ['intollerante al lattosio, pasta', ['milk']],
    ['cheese makes me run to the washroom, lasagna', ['milk']],
    ['milk sends me running to the bathroom, mac and cheese', ['milk']],
    ['I get the runs from milk, pancakes', ['milk']],
    ['I run to the bathroom whenever I eat eggs, pancakes', ['eggs']],
    ['eggs tear up my stomach, pancakes', ['eggs']],
    ['cheese goes straight through me, enchiladas', ['milk']],
    ['cheese does a number on me, enchiladas', ['milk']],
    ['eggs repeat on him, pancakes', ['eggs']],
    ['dairy bloats me, mashed potatoes', ['milk']],
    ['peanuts close up my throat, pad thai', ['peanuts']],
  ]
  it.each(stated)('is kept out of the recipe when it says "%s"', (words, allergens) => {
    const craving = readWords(words)
    for (const turn of [1, 2, 3]) {
      const made = answerTo(craving, turn)
      if (made.kind === 'refused') continue
      const found = allergensOf(made.draft.ingredients).filter(({ status }) => status === 'contains')
      expect(
        found.map(({ allergen }) => allergen).filter((one) => allergens.includes(one)),
        `${words}: ${made.draft.title}`,
      ).toEqual([])
    }
  })

  it.each([
    'cheese makes me run home to mum, lasagna',
    'we go through milk like water, rice pudding',
    'chicken soup, I have to keep close to the toilet',
    'oatmeal keeps me up until lunch',
    'how long can I keep chicken out of the fridge',
  ])('is not in talk that tells of no harm: "%s"', (words) => {
    const { allergies, exclusions } = readCraving(words)
    expect([...(allergies ?? []), ...exclusions]).toEqual([])
  })

  it.each([
    ['my son is allergic to peanuts, pasta dinner', 'pasta'],
    ['dairy allergy pasta', 'pasta'],
    ['fish allergy, chicken curry', 'chicken'],
    ['no fuss chicken dinner', 'chicken'],
    ['intollerante al lattosio, pasta', 'pasta'],
  ])('keeps the wish beside it in "%s"', (words, wish) => {
    const { foods, families = [], exclusions } = readCraving(words)
    expect([...foods, ...families]).toContain(wish)
    expect(exclusions).not.toContain(wish)
  })
})

it.each([
  ['vegan dessert with no refined sugar', 'refined sugar'],
  ['sandwich with no deli meat', 'deli meat'],
  ['salad, no toasted sesame', 'sesame'],
  ['I am allergic to raw onion, what soup can I make', 'onion'],
])('a food is excluded with describing words in between: "%s"', (words, out) => {
  const { foods, families = [], exclusions } = readCraving(words)
  expect(exclusions).toContain(out)
  expect([...foods, ...families]).not.toContain(out)
})

it.each(['manteca', 'nduja', 'smoked lardons', 'speck, diced', 'schmaltz'])(
  'a vegetarian dish has no %s',
  (item) => {
    const recipe = { ...oatBars, ingredients: [...oatBars.ingredients, { amount: '2 tablespoons', item }] }
    const { findings } = checkRecipe(recipe, { craving: readCraving('vegetarian snack') })
    expect(findings.map(({ rule }) => rule)).toContain('diet.vegetarian')
  },
)
