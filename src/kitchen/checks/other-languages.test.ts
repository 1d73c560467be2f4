import { describe, expect, test } from 'vitest'
import type { Allergen } from '#contract/dietary.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { emptyCraving } from '../craving/index.ts'
import { allergensOf, checkRecipe, type DraftSource } from './index.ts'

const lines = (text: string) =>
  text.split('; ').map((line) => {
    const [amount = '', item = ''] = line.split(' | ')
    return { amount, item }
  })
const containing = (text: string): Allergen[] =>
  allergensOf(lines(text))
    .filter(({ status }) => status === 'contains')
    .map(({ allergen }) => allergen)

describe('allergens of a list in another language', () => {
  test.each<[string, Allergen[]]>([
    ['200 g | Mehl; 2 | Eier; 3 EL | Erdnussbutter; 1 Prise | Salz', ['gluten', 'eggs', 'peanuts']],
    ['500 g | gambas peladas; 2 dientes | de ajo; 1 cucharada | aceite de oliva', ['crustaceans']],
    ['250 g | de farine; 3 | œufs; 50 g | de beurre; 20 cl | de crème fraîche', ['gluten', 'eggs', 'milk']],
    [
      '320 g | di spaghetti; 100 g | di nocciole tritate; 50 g | di pecorino',
      ['gluten', 'milk', 'tree-nuts'],
    ],
    ['100 ml | laktosefreie Milch; 50 g | Zucker', ['milk']],
    ['2 EL | Senf; 1 Stange | Sellerie; 1 EL | Sesamöl', ['celery', 'mustard', 'sesame']],
  ])('are found in "%s"', (text, allergens) => expect(containing(text)).toEqual(allergens))

  test.each([
    ['200 ml | Gemüsebrühe; 1 Prise | Salz', 'celery', 'Gemüsebrühe'],
    ['50 g | de beurre doux; 1 pincée | de sel', 'milk', 'beurre doux'],
    ['2 cucharadas | de salsa de soja; 1 pizca | de sal', 'soy', 'salsa de soja'],
    ['50 g | di pecorino grattugiato; 1 pizzico | di sale', 'milk', 'pecorino grattugiato'],
  ])('are told in the words of "%s"', (text, allergen, because) => {
    expect(allergensOf(lines(text))).toContainEqual(
      expect.objectContaining({ allergen, status: 'contains', because }),
    )
  })

  test('are unknown when no table has a word', () => {
    const answers = allergensOf(lines('200 g | Mehl; 1 Packung | Kräuterquark Alpenglück'))
    expect(answers).toContainEqual(
      expect.objectContaining({ allergen: 'peanuts', status: 'unknown', lines: [1] }),
    )
  })
})

const german = (item: string): RecipeDraft => ({
  title: 'Haferkekse',
  description: 'Mürbe Kekse mit Hafer.',
  category: 'snack',
  prepTime: 10,
  cookTime: 12,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '200 g', item: 'Haferflocken' },
    { amount: '100 g', item: 'Zucker' },
    { amount: '3 EL', item },
  ],
  instructions: [`Haferflocken, Zucker und ${item} mischen.`, 'Bei 180 °C 12 Minuten backen.'],
})
const findings = (item: string, source: DraftSource) =>
  checkRecipe(german(item), {
    source,
    craving: { ...emptyCraving(), allergies: ['peanuts'], diets: ['vegan'] },
  }).findings

describe('a recipe in another language under an allergy and a diet', () => {
  test('is stopped for a German peanut butter', () =>
    expect(findings('Erdnussbutter', 'model')).toContainEqual(
      expect.objectContaining({ rule: 'allergy.peanuts', severity: 'error', place: 'ingredients.2' }),
    ))

  test('is stopped for a German butter under a vegan diet', () =>
    expect(findings('Butter, weich', 'model')).toContainEqual(
      expect.objectContaining({ rule: 'diet.vegan', severity: 'error' }),
    ))

  test('is not kept when it was generated and a line was not understood', () => {
    expect(findings('Zwackelmus', 'model')).toContainEqual(
      expect.objectContaining({ rule: 'allergy.unread', severity: 'error' }),
    )
    expect(findings('Zwackelmus', 'model')).toContainEqual(
      expect.objectContaining({ rule: 'diet.unread', severity: 'warning' }),
    )
  })

  test('is kept when a person wrote it, and says which line was not understood', () => {
    const found = findings('Zwackelmus', 'person')
    expect(found).toContainEqual(expect.objectContaining({ rule: 'allergy.unread', severity: 'note' }))
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('passes when every line is understood and contains nothing forbidden', () =>
    expect(findings('Rapsöl', 'model').filter(({ severity }) => severity === 'error')).toEqual([]))

  test.each(['Hefeflocken als Parmesan-Ersatz', 'Cashewkerne als Käse-Ersatz'])(
    'believes a German line that says what it stands for: %s',
    (item) => expect(findings(item, 'model').filter(({ rule }) => rule === 'diet.vegan')).toEqual([]),
  )

  test.each(['Rindfleisch aus der Wade', 'Rindfleisch aus der Oberschale', 'Rindfleisch aus der Schulter'])(
    'knows the cut of %s',
    (item) => expect(findings(item, 'model').filter(({ rule }) => /unread/.test(rule))).toEqual([]),
  )
})

test.each([
  ['fr', 'Préchauffer le gril du four.', 'Gratiner 4 minutes, jusqu’à ce que le fromage soit doré.'],
  ['de', 'Den Backofengrill vorheizen.', 'Mit Käse bestreuen und 4 Minuten gratinieren.'],
  ['es', 'Precalentar el grill del horno.', 'Gratinar 4 minutos, hasta que el queso esté dorado.'],
  ['it', 'Preriscaldare il grill del forno.', 'Gratinare 4 minuti, finché il formaggio è dorato.'],
])('asks for no oven temperature under a broiler in %s', (_, first, then) => {
  const draft = { ...german('Rapsöl'), instructions: [first, then] }
  const rules = checkRecipe(draft, { source: 'model' }).findings.map(({ rule }) => rule)
  expect(rules).not.toContain('oven.temperature')
})
