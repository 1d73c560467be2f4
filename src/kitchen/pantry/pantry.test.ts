import { expect, test } from 'vitest'
import { foodById, foods } from '../foods/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { atHand, nameOfNeed, neededFoods, suggestFoods } from './index.ts'
import { interchangeable, partsOf } from './kinds.ts'

const needs = (...lines: [amount: string, item: string][]) =>
  neededFoods(lines.map(([amount, item]) => parseIngredient({ amount, item })))

/** Returns the names of a recipe's needs that are still missing. */
const missing = (needed: string[], ...have: string[]) => {
  const answers = new Set(have.flatMap((text) => atHand(text)?.answers ?? []))
  return needed.filter((need) => !answers.has(need)).map(nameOfNeed)
}

test('a recipe needs foods, not staples, and each once', () => {
  const needed = needs(
    ['2 tablespoons', 'olive oil'],
    ['1 teaspoon', 'salt'],
    ['', 'salt and black pepper to taste'],
    ['4 cups', 'water'],
    ['2', 'chicken breasts, diced'],
    ['1 pound', 'boneless chicken breast'],
    ['1/2 cup', 'basil leaves, for garnish (optional)'],
    ['1', 'unicorn horn'],
  )
  expect(needed).toEqual(['chicken-breast', '~unicorn horn'])
})

test.each<[have: string, item: string]>([
  ['chicken', 'chicken thighs'],
  ['chicken', 'bone-in chicken thighs'],
  ['pasta', 'penne'],
  ['rice', 'basmati rice'],
  ['cheese', 'grated mozzarella'],
  ['onions', 'red onion, sliced'],
  ['red onion', 'onion'],
  ['tomatoes', 'cherry tomatoes'],
  ['lemons', 'lemon juice'],
  ['eggs', 'egg yolks'],
  ['Greek yogurt', 'plain yogurt'],
  ['stock', 'vegetable broth'],
  ['frozen peas', 'peas'],
  ['Unicorn Horns', 'unicorn horn'],
  ['fish', 'cod fillets'],
  ['oregano', 'dried oregano'],
])('%s answers for %s', (have, item) => {
  expect(missing(needs(['1', item]), have)).toEqual([])
})

test.each<[have: string, item: string, name: string]>([
  ['chicken thighs', 'chicken breast', 'chicken breast'],
  ['penne', 'spaghetti', 'spaghetti'],
  ['cheddar', 'feta', 'feta'],
  ['lemon juice', 'lemon', 'lemon'],
  ['rice', 'rice vinegar', 'rice vinegar'],
  ['chicken', 'chicken stock', 'chicken stock'],
  ['unicorn', 'unicorn horn', 'unicorn horn'],
])('%s does not answer for %s', (have, item, name) => {
  expect(missing(needs(['1', item]), have)).toEqual([name])
})

test('a text without words is no food at hand', () => {
  expect([atHand(''), atHand(' ?! ')]).toEqual([null, null])
  expect(atHand('  blue unobtainium ')?.name).toBe('blue unobtainium')
})

test('every food named in the groups is a food', () => {
  const named = [...interchangeable.flat(), ...Object.keys(partsOf), ...Object.values(partsOf).flat()]
  expect(named.filter((id) => !foodById(id))).toEqual([])
})

test('suggestions begin with what was typed, the plainest first', () => {
  const names = suggestFoods
  expect(names('tom')[0]).toBe('tomato')
  expect(names('chick')[0]).toBe('chicken')
  expect(names('chi')).toContain('chicken')
  expect(names('spring on')[0]).toBe('scallion')
  expect(names('chicken br')[0]).toBe('chicken breast')
  expect(names('TOMATO')[0]).toBe('tomato')
  expect(names('e').length).toBe(8)
  expect([names(''), names('?'), names('qqq')]).toEqual([[], [], []])
})

test('every food of the table answers for itself', () => {
  const lost = foods.filter(({ id, name }) => !atHand(name)?.answers.includes(id))
  expect(lost.map(({ id }) => id)).toEqual([])
})
