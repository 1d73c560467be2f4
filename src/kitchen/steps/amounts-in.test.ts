import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { lemonChicken, oatBars } from '../checks/sound-recipes.ts'
import { add, rational, toNumber } from '../ingredients/index.ts'
import { amountsIn, amountsInSteps, type StepAmount, timesIn } from './index.ts'

const pantry = [
  '4 tablespoons | unsalted butter, softened',
  '3 tablespoons | extra-virgin olive oil, divided',
  '1 tablespoon | toasted sesame oil',
  '1 pound | boneless, skinless chicken thighs',
  '2 cups | chicken stock',
  '1 | yellow onion, finely chopped',
  '2 cloves | garlic, minced',
  '12 ounces | spaghetti',
  '1 cup | whole milk',
  '1 cup (100 g) | granulated sugar',
  '1/2 cup | light brown sugar, packed',
  '2 teaspoons | baking powder',
  '1 teaspoon | salt',
  '1/2 teaspoon | freshly ground black pepper',
  '2 cups | cherry tomatoes, halved',
].map((line) => {
  const [amount = '', item = ''] = line.split(' | ')
  return { amount, item }
})

const told = ({ line, portion }: StepAmount, lines = pantry) => {
  const item = lines[line]?.item.split(',')[0]
  if (portion.kind === 'all') return item
  if (portion.kind === 'before') return `${item} since ${portion.step + 1}`
  if (portion.kind === 'divided') return `${item} divided`
  const of =
    portion.kind === 'stated' || !portion.of ? '' : ` ${portion.of.numerator}/${portion.of.denominator}`
  return `${item} ${portion.kind === 'rest' ? 'rest' : portion.words}${of}`
}
const one = (step: string) => amountsIn(step, pantry).map((amount) => told(amount))

describe('the amounts of one step', () => {
  test.each<[string, ...string[]]>([
    ['Add the onion and garlic.', 'yellow onion', 'garlic'],
    ['Pour in the chicken stock.', 'chicken stock'],
    ['Brown the chicken on both sides.', 'boneless'],
    ['Stir in the coconut milk.'],
    ['Cook the pasta until firm to the bite.', 'spaghetti'],
    [
      'Whisk the baking powder, garlic, salt and brown sugar together.',
      'baking powder',
      'garlic',
      'salt',
      'light brown sugar',
    ],
    ['Beat in the sugar.', 'granulated sugar'],
    ['Season to taste.', 'salt', 'freshly ground black pepper'],
    [
      'Toss with half the butter and season.',
      'unsalted butter half 1/2',
      'salt',
      'freshly ground black pepper',
    ],
    ['Taste for salt.'],
    ['Add the tomatoes.', 'cherry tomatoes'],
    ['Finish with the sesame oil.', 'toasted sesame oil'],
    ['Melt half the butter in a pan.', 'unsalted butter half 1/2'],
    ['Melt half of the softened butter.', 'unsalted butter half 1/2'],
    ['Pour in two thirds of the milk.', 'whole milk two thirds 2/3'],
    ['Scatter with a third of the tomatoes and salt.', 'cherry tomatoes a third 1/3', 'salt a third 1/3'],
    ['Add half the milk and the salt.', 'whole milk half 1/2', 'salt'],
    ['Heat 2 tablespoons of the olive oil.', 'extra-virgin olive oil 2 tablespoons'],
    ['Heat the olive oil.', 'extra-virgin olive oil divided'],
    ['Heat a little of the butter with a pinch of salt.', 'unsalted butter a little', 'salt a pinch'],
    ['Use oil instead of butter.'],
    ['Warm the half-and-half.'],
    ['Preheat the oven to 400°F (200°C).'],
    [''],
  ])('%s', (step, ...amounts) => {
    expect(one(step)).toEqual(amounts)
  })

  test('a recipe without ingredients has no amounts', () => {
    expect(amountsIn('Add the butter.', [])).toEqual([])
  })
})

describe('the amounts of all steps', () => {
  const all = (...steps: string[]) =>
    amountsInSteps(steps, pantry).map((amounts) => amounts.map((amount) => told(amount)))

  test('the rest is the share that no step took', () => {
    expect(all('Melt half the butter.', 'Add the remaining butter.')).toEqual([
      ['unsalted butter half 1/2'],
      ['unsalted butter rest 1/2'],
    ])
    expect(
      all('Melt a third of the butter.', 'Add half the remaining butter.', 'Stir in the rest of the butter.'),
    ).toEqual([
      ['unsalted butter a third 1/3'],
      ['unsalted butter half of the rest 1/3'],
      ['unsalted butter rest 1/3'],
    ])
  })

  test('after an amount that nobody measured, the rest has none either', () => {
    expect(all('Heat a little of the butter.', 'Add the rest of the butter.')).toEqual([
      ['unsalted butter a little'],
      ['unsalted butter rest'],
    ])
  })

  test('food that went in before is told apart from food that goes in now', () => {
    expect(
      all('Brown the chicken.', 'Set the chicken aside.', 'Return the chicken and add the garlic.'),
    ).toEqual([['boneless'], ['boneless since 1'], ['boneless since 1', 'garlic']])
  })

  test('of two lines of one food, each step takes the next', () => {
    const twice = [
      { amount: '1 tablespoon', item: 'olive oil' },
      { amount: '2 tablespoons', item: 'olive oil' },
    ]
    const steps = ['Heat the olive oil.', 'Whisk the olive oil into the dressing.', 'Return the olive oil.']
    expect(amountsInSteps(steps, twice).map(([first]) => first)).toEqual([
      { line: 0, portion: { kind: 'all' } },
      { line: 1, portion: { kind: 'all' } },
      { line: 0, portion: { kind: 'before', step: 0 } },
    ])
  })

  test('a line with a purpose is used in the step with that purpose', () => {
    const twice = [
      { amount: '3 tablespoons', item: 'unsalted butter' },
      { amount: '2 tablespoons', item: 'unsalted butter, for the brown butter and sage' },
      { amount: '8', item: 'sage leaves' },
    ]
    const steps = [
      'Melt half the butter in the pot and add the rice.',
      'Melt the butter in a small pan and drop in the sage.',
      'Beat in the remaining butter.',
    ]
    expect(amountsInSteps(steps, twice).map(([first]) => told(first!, twice))).toEqual([
      'unsalted butter half 1/2',
      'unsalted butter',
      'unsalted butter rest 1/2',
    ])
  })

  test.each([lemonChicken, oatBars])('$title: every line has its step', ({ instructions, ingredients }) => {
    const used = new Set(
      amountsInSteps(instructions, ingredients)
        .flat()
        .map(({ line }) => line),
    )
    expect(ingredients.filter((_, index) => !used.has(index))).toEqual([])
  })
})

describe('recipes of the built-in kitchen', () => {
  const cravings = readFileSync('tests/kitchen/cravings.jsonl', 'utf8').trim().split('\n')
  const recipes = cravings.flatMap((line) => {
    const { prompt } = JSON.parse(line) as { prompt: string }
    const answer = answerTo(readWords(prompt))
    return answer.kind === 'recipe' ? [answer.draft] : []
  })

  test('nearly every ingredient is found in a step, and no line is used more than once over', () => {
    let lines = 0
    let found = 0
    for (const { title, instructions, ingredients } of recipes) {
      const amounts = amountsInSteps(instructions, ingredients).flat()
      ingredients.forEach((_, index) => {
        const own = amounts.filter(({ line }) => line === index)
        lines += 1
        found += own.length > 0 ? 1 : 0
        const taken = own.map(({ portion }) => {
          if (portion.kind === 'all') return rational(1)
          return (portion.kind === 'share' || portion.kind === 'rest') && portion.of
            ? portion.of
            : rational(0)
        })
        const sum = toNumber(taken.reduce(add, rational(0)))
        expect([title, index, sum <= 1 + 1e-9]).toEqual([title, index, true])
      })
    }
    expect(lines).toBeGreaterThan(400)
    expect(found / lines).toBeGreaterThan(0.95)
  })

  test('every time has a name and is at its place', () => {
    const steps = recipes.flatMap(({ instructions }) => instructions)
    const times = steps.flatMap((step) => timesIn(step).map((time) => ({ step, ...time })))
    expect(times.length).toBeGreaterThan(100)
    for (const { step, start, end, seconds, upTo } of times) {
      expect(step.slice(start, end)).toMatch(/^\S.*(?:second|minute|hour)s?$/)
      expect(upTo).toBeGreaterThanOrEqual(seconds)
    }
    const unnamed = times.filter(({ name }) => name === 'Timer')
    expect(unnamed.length / times.length).toBeLessThan(0.03)
  })
})
