import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

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
const faultsOf = (made: RecipeDraft, craving: string): string[] =>
  blocking(checkRecipe(made, { craving: readCraving(craving), source: 'model' })).map(
    ({ message }) => message,
  )

describe('a food that a line is sold without', () => {
  test('is none of the list when a step uses it', () => {
    const made = draft(
      'olive oil|green bell pepper, diced|chicken breasts|onion-free, garlic-free chicken broth',
      [
        'Heat the oil. Cook the bell pepper and the diced onion for 6 minutes, until soft.',
        'Add the broth and the chicken and simmer for 18 minutes, until 165°F (74°C) inside.',
      ],
    )
    expect(faultsOf(made, 'chicken stew with no onion or garlic').join(' ')).toMatch(/onion/)
  })
  test('does not answer a wish for it', () => {
    const made = answerTo(readWords('Cosa posso cucinare con pepe nero, uova e spaghetti?'))
    const lines = made.kind === 'recipe' ? made.draft.ingredients.map(({ item }) => item).join('|') : ''
    expect(lines.replace(/egg-free/g, '')).toMatch(/\beggs?\b/)
  })
})

describe('a mousse for somebody who is pregnant', () => {
  const mousse = (instructions: string[]) =>
    draft(
      'dark chocolate, chopped|unsalted butter|large eggs, separated|sugar|cold heavy cream',
      instructions,
      {
        title: 'Chocolate Mousse',
        category: 'dessert',
        cookTime: 5,
        prepTime: 140,
      },
    )
  const melt =
    'Melt the chocolate and butter in a bowl over barely simmering water for 5 minutes, until smooth.'
  const fold = 'Whip the cream and fold it in. Spoon into glasses and chill for 2 hours, until set.'
  test('has raw eggs when it only sets in the cold', () => {
    const made = mousse([
      melt,
      'Whisk the egg yolks into the melted chocolate. Beat the egg whites with the sugar to soft peaks and fold them in.',
      fold,
    ])
    expect(faultsOf(made, "rich chocolate mousse, I'm 5 months pregnant").join(' ')).toMatch(/eggs?/i)
  })
})

describe('who has celiac disease', () => {
  test.each([
    'cena para mi suegra que es celiaca',
    'a birthday cake for a girl who has celiac disease',
    'coeliac friendly pasta bake',
  ])('is kept from traces of gluten as well: %s', (words) => {
    expect(readWords(words).allergies).toContain('gluten')
  })
  test('is nobody where gluten is only left out', () => {
    expect(readWords('gluten free pasta bake').allergies).not.toContain('gluten')
  })
})

test.each(['dinner, I have three stitches in my mouth', 'it needs to be smashed or very soft, dinner'])(
  'is soft food when the mouth needs it: %s',
  (words) => {
    expect(readWords(words).moods.join(' ')).toMatch(/soft|no chewing/)
  },
)

test.each([
  ["what's a good recipe foe tacos", /Taco/],
  ['how to make indian chilly chicken', /Chil[li]+ Chicken/],
  ['mujaddara like my teta made it', /Muja/],
  ['Invente-moi une recette de pâtes crémeuses aux poireaux', /Pasta/],
])('is no refusal for a slip or a word of talk: %s', (words, title) => {
  const made = answerTo(readWords(words))
  expect(made.kind === 'recipe' ? made.draft.title : made.reason).toMatch(title)
})

test('tells of foods that are salty by themselves when no salt is wanted', () => {
  const made = draft('rotisserie chicken, shredded|dill pickles, chopped|celery, diced|lemon juice', [
    'Stir the chicken with the pickles, celery and lemon juice.',
  ])
  const told = checkRecipe(made, {
    craving: readCraving('chicken salad, no salt'),
    source: 'engine',
  }).findings
  expect(
    told
      .filter(({ rule }) => rule === 'diet.salty-food')
      .map(({ message }) => message)
      .join(' '),
  ).toMatch(/pickle/)
  const plain = checkRecipe(made, { craving: readCraving('chicken salad'), source: 'engine' }).findings
  expect(plain.some(({ rule }) => rule === 'diet.salty-food')).toBe(false)
})

test('uses what an Italian asks to use behind a denial', () => {
  expect(readWords('ricetta senza glutine, usa zucchine').exclusions).not.toContain('zucchini')
})
test('is mild when a Spaniard wants nothing hot', () => {
  expect(readWords('cena, nada picante').moods).not.toContain('spicy')
})
