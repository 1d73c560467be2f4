import { describe, expect, test } from 'vitest'
import { breaches } from '../refine/keep-rules.ts'
import { workedOtherwise } from '../refine/worked-otherwise.ts'
import { craving, oatBars } from './sound-recipes.ts'
import { workedFoods } from './worked-foods.ts'

const withStep = (step: string, ...items: string[]) => ({
  ...oatBars,
  ingredients: ['eggs', ...items].map((item) => ({ amount: '2 cups', item })),
  instructions: [step],
})
const no = (...exclusions: string[]) => craving({ exclusions })
const glutenFree = craving({ diets: ['gluten-free'] })

describe('a food used by a verb or participle', () => {
  test.each([
    ['Butter a 9-inch springform pan.', ['butter']],
    ['Heat the oven and butter and flour a 12-cup bundt pan.', ['butter', 'flour']],
    ['Roll it out on a floured board.', ['flour']],
    ['Fill a well-buttered 2-quart dish.', ['butter']],
    ['Shape it with oiled hands.', ['oil']],
    ['Butter the buns and toast them.', ['butter']],
    ['Serve it with buttered toast.', ['butter']],
    ['Rub the butter and flour to crumbs.', []],
    ['Stir in the oil, butter and sugar and whisk for 2 minutes.', []],
    ['Fry it with the buttered side down.', []],
    ['Grease a pan.', []],
  ])('is read in “%s”', (text, foods) => {
    expect(workedFoods(text.toLowerCase()).map(({ food }) => food)).toEqual(foods)
  })

  test('breaks an exclusion, a diet and an allergy when no line lists it', () => {
    const draft = withStep('Butter a 9-inch pan and roll the dough on a floured board.')
    expect(breaches(draft, no('butter'))).toHaveLength(1)
    expect(breaches(draft, craving({ diets: ['dairy-free'] }))).toHaveLength(1)
    expect(breaches(draft, craving({ allergies: ['milk'] }))).toHaveLength(1)
    expect(breaches(draft, glutenFree)).toHaveLength(1)
  })

  test('means the stand-in that a line lists under its name', () => {
    expect(
      breaches(
        withStep('Butter a 9-inch pan.', 'vegan butter'),
        craving({ diets: ['vegan'], exclusions: [] }),
      ),
    ).not.toContainEqual(expect.objectContaining({ place: 'instructions.0' }))
    expect(breaches(withStep('Butter a 9-inch pan.', 'peanut butter'), no('butter'))).toHaveLength(1)
  })
})

describe('a pan or board prepared otherwise', () => {
  test.each([
    [
      'Butter a 9-inch springform pan and line its base.',
      no('butter'),
      'Oil a 9-inch springform pan and line its base.',
    ],
    ['Fill a buttered 2-quart dish.', no('butter'), 'Fill an oiled 2-quart dish.'],
    ['Butter the buns and toast them.', no('butter'), 'Brush the buns with oil and toast them.'],
    ['Cool it for 1 hour; slice it thin and butter it.', no('butter'), 'Cool it for 1 hour; slice it thin.'],
    ['Serve it with buttered toast.', no('butter'), 'Serve it with toast.'],
    ['Oil a sheet pan.', no('oil'), 'Butter a sheet pan.'],
    [
      'Roll the dough on a floured board to a 9-inch round.',
      no('flour'),
      'Roll the dough between two sheets of parchment paper to a 9-inch round.',
    ],
    ['Shape it with floured hands.', no('flour'), 'Shape it with wet hands.'],
    ['Butter and flour a 12-cup bundt pan.', no('flour'), 'Butter a 12-cup bundt pan.'],
  ])('reads as a cook writes it: “%s”', (before, asked, after) => {
    const draft = workedOtherwise(withStep(before), (of) => breaches(of, asked).length)
    expect(draft.instructions).toEqual([after])
    expect(breaches(draft, asked)).toEqual([])
  })

  test('stays as it is where nothing is left to grease it with', () => {
    const draft = withStep('Butter a 9-inch pan.')
    expect(workedOtherwise(draft, (of) => breaches(of, no('butter', 'oil')).length)).toEqual(draft)
  })
})
