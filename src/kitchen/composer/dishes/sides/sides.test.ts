import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf } from '../../made.ts'

const made = makerOf('sides')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['broccoli cheddar soup', 'cheddar-soup', ['broccoli', 'cheddar', 'milk']],
  [
    'cauliflower cheese soup',
    'cheddar-soup',
    ['cauliflower', 'cheddar|gruyere|gouda|monterey-jack|fontina|swiss-cheese|mozzarella-low-moisture'],
  ],
  ['potato soup', 'potato-soup', ['potato', 'onion']],
  ['loaded potato soup', 'potato-soup', ['potato', 'bacon', 'cheddar', 'sour-cream']],
  ['egg drop soup', 'egg-drop-soup', ['egg', 'cornstarch', 'scallion', 'ginger']],
  ['stuffing', 'stuffing', ['sourdough-bread|bread', 'sage', 'celery', 'onion', 'butter']],
  ['sausage stuffing', 'stuffing', ['italian-sausage', 'sourdough-bread|bread']],
  ['chana masala', 'bean-masala', ['chickpea-canned', 'garam-masala', 'tomato-canned']],
  ['rajma', 'bean-masala', ['kidney-bean-canned', 'garam-masala']],
  ['palak paneer', 'saag', ['spinach', 'paneer', 'garam-masala']],
  ['saag aloo', 'saag', ['spinach', 'potato']],
  ['brussels sprouts', 'roasted-vegetable', ['brussels-sprout']],
  ['garlic green beans', 'roasted-vegetable', ['green-bean', 'garlic']],
  ['honey glazed carrots', 'roasted-vegetable', ['carrot', 'honey']],
  ['easy asparagus', 'roasted-vegetable', ['asparagus']],
]

describe('soups and sides that most cooks ask for by name', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.notes).toEqual([])
    }
  })

  it.each([
    ['vegan broccoli cheddar soup', 'cheddar-soup'],
    ['vegan potato soup', 'potato-soup'],
    ['vegan palak paneer', 'saag'],
    ['vegan stuffing', 'stuffing'],
    ['gluten-free stuffing', 'stuffing'],
    ['nut-free roasted carrots', 'roasted-vegetable'],
    ['green beans without an oven', 'roasted-vegetable'],
  ])('%s is of its own kind, and keeps the rule', (words, dish) => {
    for (const seed of seeds) {
      const { archetype, draft, craving } = made(words, seed)
      expect(archetype).toBe(dish)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    ['broccoli pasta', 'roasted-vegetable'],
    ['carrot soup', 'roasted-vegetable'],
    ['zucchini bread', 'roasted-vegetable'],
    ['chicken and asparagus', 'roasted-vegetable'],
    ['carrots and peas', 'roasted-vegetable'],
  ])('a vegetable is a dish when it is named alone: %s', (words, dish) =>
    expect(readCraving(words).dishes).not.toContain(dish),
  )
})
