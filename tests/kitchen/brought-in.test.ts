import { describe, expect, test } from 'vitest'
import { checkRecipe, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/** Returns the severity of each finding about the steps of a dairy-free and vegan soup. */
const severitiesOf = (said: string, source: 'model' | 'engine' = 'model') =>
  checkRecipe(
    withSafetySteps({
      title: 'Soup of the House',
      description: 'A plain soup of roots with a little of everything that the list has to give.',
      category: 'dinner',
      prepTime: 15,
      cookTime: 30,
      restTime: 0,
      servings: 4,
      ingredients: ['carrots', 'onion, chopped', 'olive oil', 'cashews', 'water'].map((item) => ({
        amount: '100 g',
        item,
      })),
      instructions: [
        'Cook the carrots, onion and cashews in the olive oil and water for 20 minutes, then blend.',
        said,
      ],
    }),
    { craving: readCraving('vegan carrot soup, milk allergy'), source },
  )
    .findings.filter(({ rule }) => /^(?:diet|allergy|coherence)\.(?!.*unused)/.test(rule))
    .map(({ severity }) => severity)

describe('a food that no line has, in a step of a model', () => {
  test.each([
    'Keep the cheese warm.',
    'Lift the bacon out of the pan.',
    'The onion has the sharp edge of fresh cheese.',
    'If you are tempted by a cheese at the table, read its label.',
  ])('is only warned of when the step names it: %s', (said) =>
    expect(severitiesOf(said)).not.toContain('error'),
  )

  test.each([
    'Keep the soup warm and stir in heavy cream.',
    'Fry the bacon and lift it out of the pan.',
    'Wait until the soup looks thick before you add heavy cream.',
    'As soon as the butter foams, add the onion.',
    'The cheese is salty, so add no salt.',
    'Give every bowl a spoonful of cream.',
    'Grated cheese would be welcome on top.',
    'A little cream is nice, if you like.',
    'The heat will melt the cheese that you grate over.',
  ])('is refused when the step puts it in or offers it: %s', (said) =>
    expect(severitiesOf(said)).toContain('error'),
  )

  test('is refused in a recipe of the kitchen, which names each food as it is listed', () =>
    expect(severitiesOf('Keep the cheese warm.', 'engine')).toContain('error'))
})

describe('minutes, servings and the heat of an oven', () => {
  const planned = (source: 'model' | 'engine') =>
    checkRecipe(
      {
        title: 'Affogato of the House',
        description: 'Hot coffee over cold ice cream, which is all that a summer evening asks for.',
        category: 'dessert',
        prepTime: 5,
        cookTime: 20,
        restTime: 0,
        servings: 2,
        ingredients: [
          { amount: '4 scoops', item: 'vanilla ice cream' },
          { amount: '2 shots', item: 'espresso' },
        ],
        instructions: ['Pull the espresso.', 'Put the ice cream in two glasses and pour the espresso over.'],
      },
      { craving: readCraving('affogato for 4'), source },
    ).findings.filter(({ rule }) => /^(?:times\.|wish\.servings)/.test(rule))

  test('are warned of in a recipe of a model, and refused in one of the kitchen', () => {
    expect(planned('model').map(({ severity }) => severity)).toEqual(['warning', 'warning'])
    expect(planned('engine').map(({ severity }) => severity)).toEqual(['error', 'error'])
  })
})

describe('a craving', () => {
  test('in English has a soy allergy, though Spanish says "I am" with that word', () => {
    expect(readCraving('teriyaki salmon, soy allergy').allergies).toEqual(['soy'])
    expect(readCraving('soy alérgica al huevo').allergies).toEqual(['eggs'])
  })

  test('for no more of a cake leaves out the cake and not its carrots', () => {
    expect(readCraving('no more carrot cake, but so many carrots').exclusions).toEqual(['carrot cake'])
    expect(readCraving('not another banana bread please').exclusions).toEqual(['banana bread'])
    expect(readCraving('pasta, no more onion please').exclusions).toEqual(['onion'])
  })

  test('of one of us asks for no single serving', () => {
    expect(readCraving('coleslaw for pulled pork, one of us hates mustard').servings).toBeNull()
    expect(readCraving('soup, there are four of us').servings).toBe(4)
  })

  test('for slaw beside a meat asks for no meat', () => {
    expect(readCraving('coleslaw for pulled pork').families).toEqual([])
    expect(readCraving('coleslaw for the kids').moods).toContain('kids')
  })

  test('with hidden veggies is not vegetarian by that', () => {
    expect(readCraving('hidden veggie meatballs').diets).toEqual([])
    expect(readCraving('veggie meatballs').diets).toEqual(['vegetarian'])
  })
})

test('an egg yolk under a thread of oil stays raw for who is pregnant, whatever the sauce is called', () => {
  const findings = (last: string) =>
    checkRecipe(
      withSafetySteps({
        title: 'Potatoes with Garlic Sauce',
        description: 'Crisp potatoes with a smooth and creamy sauce of garlic on the side.',
        category: 'snack',
        prepTime: 20,
        cookTime: 40,
        restTime: 0,
        servings: 4,
        ingredients: ['potatoes, diced', 'olive oil', 'egg yolk', 'garlic', 'lemon juice', 'salt'].map(
          (item) => ({ amount: '100 g', item }),
        ),
        instructions: ['Fry the potatoes in half of the olive oil for 20 minutes.', last],
      }),
      { craving: readCraving('fried potatoes, I am pregnant'), source: 'model' },
    ).findings.filter(({ rule, severity }) => rule === 'condition.pregnancy' && severity === 'error')
  expect(
    findings('Pound the garlic with the egg yolk and salt, add the oil drop by drop, then the lemon juice.'),
  ).not.toEqual([])
  expect(
    findings('Stir the egg yolk, garlic, lemon juice and oil over simmering water until it coats a spoon.'),
  ).toEqual([])
})
