import { describe, expect, test } from 'vitest'
import { blocking, checkRecipe, nearDuplicates } from '#kitchen/checks/index.ts'
import { composeRecipe, readCraving } from '../index.ts'
import { sweetDishes, sweetFirst } from './sweet-register.ts'

const twenty = (text: string) => {
  const craving = readCraving(text)
  const made = Array.from({ length: 20 }, (_, seed) => composeRecipe({ craving, seed: `t${seed}` }))
  return made.map((composition) => {
    if (composition.kind === 'refused') throw new Error(`${text}: ${composition.reason}`)
    return { ...composition, report: checkRecipe(composition.draft, { craving, source: 'engine' }) }
  })
}

describe('a sweet craving gets the dish that it names, sound every time', () => {
  test.each([
    ['chocolate chip cookies', 'chocolate-chip-cookies', /cookie/i],
    ['vegan chocolate chip cookies', 'cookies', /cookie/i],
    ['gluten free pancakes for two', 'pancakes', /pancake/i],
    ['keto pancakes', 'pancakes', /pancake/i],
    ['dairy free waffles', 'waffles', /waffle/i],
    ['vegan crepes', 'crepes', /crepe/i],
    ['french toast', 'french-toast', /french toast/i],
    ['smoothie for hot days', 'smoothie', /smoothie/i],
    ['chia pudding', 'chia-pudding', /chia/i],
    ['panna cotta', 'panna-cotta', /panna cotta/i],
    ['vegan rice pudding', 'rice-pudding', /rice pudding/i],
    ['apple pie', 'galette', /apple.*pie/i],
    ['dairy-free pumpkin pie without eggs', 'pumpkin-pie', /pumpkin pie/i],
    ['nut free granola', 'granola', /granola/i],
    ['cinnamon rolls', 'cinnamon-rolls', /rolls/i],
    ['focaccia', 'yeast-bread', /focaccia/i],
    ['gluten-free scones for two', 'scones', /scone/i],
    ['vegan chocolate mug cake', 'mug-cake', /mug cake/i],
  ])('%s', (text, archetype, title) => {
    const recipes = twenty(text)
    expect(new Set(recipes.map((recipe) => recipe.archetype))).toEqual(new Set([archetype]))
    for (const recipe of recipes) {
      expect(recipe.draft.title).toMatch(title)
      expect(blocking(recipe.report)).toEqual([])
    }
  })
})

describe('twenty recipes of one craving are twenty', () => {
  test.each(['cookies', 'pancakes', 'smoothie for hot days', 'scones', 'granola', 'pumpkin pie'])(
    '%s',
    (text) => {
      const drafts = twenty(text).map(({ draft }) => draft)
      expect(nearDuplicates(drafts).length).toBeLessThanOrEqual(1)
    },
  )
})

describe('baking without egg', () => {
  test('flaxseed is given the water that makes it bind', () => {
    for (const { draft } of twenty('vegan waffles')) {
      const steps = draft.instructions.join(' ')
      expect(draft.ingredients.map(({ item }) => item)).toContain('ground flaxseed')
      expect(steps).toMatch(/flaxseed into three times its volume of water/)
      expect(steps).not.toMatch(/\begg/i)
    }
  })
  test('where flaxseed is out as well, applesauce or yogurt takes its place', () => {
    for (const { draft } of twenty('pancakes without eggs and flaxseed')) {
      const items = draft.ingredients.map(({ item }) => item).join('\n')
      expect(items).toMatch(/applesauce|yogurt/)
      expect(items).not.toMatch(/flaxseed|eggs?\b/)
    }
  })
})

describe('the register', () => {
  test('answers to one and to many', () => {
    expect(readCraving('a cookie').dishes).toEqual(['cookies'])
    expect(readCraving('cookies').dishes).toEqual(['cookies'])
  })
  test('takes its phrases from more general dishes and keeps those in the list', () => {
    const general = {
      ...(sweetDishes[0] ?? sweetDishes[1]),
      id: 'anything-baked',
      names: ['scones', 'teacake'],
    } as (typeof sweetDishes)[number] // the list is not empty
    expect(sweetFirst([general]).find((dish) => dish.id === 'anything-baked')?.names).toEqual([
      'teacake',
      'teacakes',
    ])
  })
})
