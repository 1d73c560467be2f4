import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { oatBars } from '../checks/sound-recipes.ts'
import { rational } from '../ingredients/index.ts'
import { forEaters, scaleTo } from './servings.ts'
import { weighedItem } from './total-amount.ts'

const cookbook = await testCookbook()
const [soup] = cookbook.recipes

test.each([
  ['Dinner for four, in one pan.', 'Dinner for 8, in one pan.'],
  ['It serves four people.', 'It serves 8 people.'],
  ['Simmered for four hours.', 'Simmered for four hours.'],
  ['No meat has been in it for two centuries.', 'No meat has been in it for two centuries.'],
  ['Enough for two pounds of chicken.', 'Enough for two pounds of chicken.'],
  ['Ordered for two and half of it taken home.', 'Ordered for two and half of it taken home.'],
])('a description tells of more who eat, and of nothing else: %s', (description, after) => {
  if (!soup) throw new Error('no recipe')
  const outcome = scaleTo({ ...soup.draft, servings: 4, description }, { to: 8 })
  expect(outcome.kind === 'changed' && outcome.draft.description).toBe(after)
})

test('no recipe of the cookbook takes other times or weights into its description when it is doubled', () => {
  const figures = (text: string) =>
    text.match(
      /\b(?:\d+|[a-z]+) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|pounds?|ounces?)\b/g,
    )
  const changed = cookbook.recipes.filter(
    ({ draft }) =>
      String(figures(forEaters(draft, draft.servings * 2))) !== String(figures(draft.description)),
  )
  expect(changed.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['chicken drumsticks, about 2 1/2 pounds', 'chicken drumsticks, about 1 1/4 pounds'],
  ['ripe pears, about 3 pounds (1.4 kg)', 'ripe pears, about 1 1/2 pounds (700 g)'],
  ['thighs (about 1.2 kg)', 'thighs (about 600 g)'],
  ['small cucumbers, about 12 ounces, peeled', 'small cucumbers, about 6 ounces, peeled'],
  ['salmon fillets, about 6 ounces each', 'salmon fillets, about 6 ounces each'],
  ['steaks, about 1 inch thick', 'steaks, about 1 inch thick'],
  ['asparagus (1 pound), woody ends trimmed', 'asparagus (8 ounces), woody ends trimmed'],
  ['chicken breasts (about 1 lb / 450g)', 'chicken breasts (about 8 ounces / 230g)'],
  ['onion, diced (about 1 ½ cups)', 'onion, diced (about 3/4 cup)'],
  ['chicken thighs (about 2 lb.)', 'chicken thighs (about 1 lb.)'],
])('halves the weight of all pieces with their number: %s', (item, after) => {
  expect(weighedItem(item, rational(1, 2))).toBe(after)
})

describe('a dish of one pan for more people', () => {
  const lasagna: RecipeDraft = {
    ...oatBars,
    title: 'Plain Lasagna',
    description: 'Nine slices that hold together. It takes three cans of tomatoes.',
    servings: 9,
    ingredients: [
      { amount: '12', item: 'lasagna noodles' },
      { amount: '1', item: 'large egg' },
      { amount: '2 cups', item: 'ricotta' },
      { amount: '3 cans', item: 'crushed tomatoes' },
    ],
    instructions: [
      'Stir the ricotta with the egg.',
      'Layer the noodles, ricotta and tomatoes in a 9-by-13-inch dish. Bake at 375°F (190°C) for 45 minutes and cut it into nine slices.',
    ],
  }
  const outcome = scaleTo(lasagna, { to: 14 })
  const scaled = outcome.kind === 'changed' ? outcome.draft : lasagna

  test('lies in two pans, with whole eggs', () => {
    expect(scaled.instructions[1]).toMatch(/in two 9-inch square pans\..*between the pans/)
    expect(scaled.ingredients[1]).toEqual({ amount: '2', item: 'large eggs' })
  })

  test('is cut into as many pieces, and its description counts no longer what was scaled', () => {
    expect(scaled.instructions[1]).toContain('14 slices')
    expect(scaled.description).toBe('14 slices that hold together.')
  })
})

describe('scaled amounts', () => {
  const line = (amount: string, item: string, to: number) => {
    const outcome = scaleTo({ ...oatBars, servings: 4, ingredients: [{ amount, item }] }, { to })
    return outcome.kind === 'changed' ? outcome.draft.ingredients[0]?.amount : outcome.reason
  }
  test.each([
    ['2 1/2 teaspoons', 8, '1 tablespoon plus 2 teaspoons'],
    ['4 teaspoons', 8, '2 tablespoons plus 2 teaspoons'],
    ['1/3 cup', 2, '2 tablespoons plus 2 teaspoons'],
    ['3 1/4 tablespoons', 8, '1/3 cup plus 1 tablespoon'],
    ['3 teaspoons', 8, '2 tablespoons'],
    ['2 tablespoons', 8, '4 tablespoons'],
    ['1 teaspoon', 2, '1/2 teaspoon'],
  ])('%s for %i instead of 4 are %s', (amount, to, scaled) => expect(line(amount, 'butter', to)).toBe(scaled))

  const whole = (amount: string, item: string, to: number) => {
    const outcome = scaleTo({ ...oatBars, servings: 4, ingredients: [{ amount, item }] }, { to })
    return outcome.kind === 'changed' ? Object.values(outcome.draft.ingredients[0] ?? {}).join(' ') : ''
  }
  test.each([
    ['4 (6-ounce)', 'salmon fillets', 2, '2 (6-ounce) salmon fillets'],
    ['2 (8-ounce) packages', 'cream cheese', 8, '4 (8-ounce) packages cream cheese'],
    ['1 x 400g tin', 'chopped tomatoes', 8, '2 x 400g tins chopped tomatoes'],
    ['1 (12-oz.) bag', 'chocolate chips', 2, '1/2 (12-oz.) bag chocolate chips'],
    ['1 stick (1/2 cup)', 'butter', 2, '1/2 stick (1/4 cup) butter'],
    ['4', 'eggs + 2 yolks', 2, '2 eggs + 1 yolk'],
    ['2 EL', 'Mehl', 6, '3 EL Mehl'],
    ['1 pincée', 'de noix de muscade', 8, '2 pincées de noix de muscade'],
  ])('a piece keeps its size, and a unit its language: %s %s for %i', (amount, item, to, after) =>
    expect(whole(amount, item, to)).toBe(after),
  )

  test('eggs stay whole', () => {
    expect(line('1', 'egg', 2)).toBe('1')
    expect(line('3', 'eggs', 2)).toBe('2')
  })

  const step = (instruction: string, to: number) => {
    const outcome = scaleTo({ ...oatBars, servings: 4, instructions: [instruction] }, { to })
    return outcome.kind === 'changed' ? outcome.draft.instructions[0] : outcome.reason
  }
  test.each([
    ['Make six hollows in the sauce.', 2, 'Make three hollows in the sauce.'],
    ['Roll 12 balls.', 8, 'Roll 24 balls.'],
    ['Divide the rice among four bowls.', 2, 'Divide the rice among two bowls.'],
    ['Press two wells in the rice.', 2, 'Press one well in the rice.'],
    ['Cut each roll into 8 pieces.', 8, 'Cut each roll into 8 pieces.'],
  ])('%s for %i: %s', (before, to, after) => expect(step(before, to)).toBe(after))
})
