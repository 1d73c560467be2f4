import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf, saidOf } from '../../made.ts'

const made = makerOf('spice pots')
const seeds = [0, 1, 2]

const dark = ['lentil-brown', 'kidney-bean-canned', 'ginger', 'garam-masala', 'fenugreek']
const red = ['onion', 'paprika', 'cayenne', 'cardamom']

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['dal makhani', 'dal-makhani', [...dark, 'butter|ghee', 'heavy-cream']],
  ['makhani dal', 'dal-makhani', [...dark, 'heavy-cream']],
  ['dal makhni for 8', 'dal-makhani', dark],
  ['black dal', 'dal-makhani', dark],
  ['vegan dal makhani', 'dal-makhani', [...dark, 'coconut-cream|coconut-milk']],
  ['pakora', 'pakora', ['chickpea-flour', 'onion', 'vegetable-oil', 'yogurt']],
  ['vegetable pakoras', 'pakora', ['chickpea-flour', 'vegetable-oil']],
  ['spinach pakora', 'pakora', ['chickpea-flour', 'spinach']],
  ['chicken pakora', 'pakora', ['chickpea-flour', 'chicken-thigh|chicken-breast']],
  ['paneer pakora', 'pakora', ['chickpea-flour', 'paneer']],
  ['onion bhaji', 'pakora', ['chickpea-flour', 'onion', 'vegetable-oil']],
  ['doro wat', 'doro-wat', [...red, 'chicken-drumstick|chicken-thigh', 'egg', 'butter|ghee']],
  ['doro wot for 2', 'doro-wat', [...red, 'chicken-drumstick|chicken-thigh', 'egg']],
  ['ethiopian chicken stew', 'doro-wat', [...red, 'chicken-drumstick|chicken-thigh', 'egg']],
  ['vegetarian doro wat', 'doro-wat', [...red, 'chickpea-canned', 'egg']],
  ['vegan doro wat', 'doro-wat', [...red, 'chickpea-canned']],
  ['misir wat', 'misir-wat', [...red, 'lentil-red']],
  ['ethiopian lentils', 'misir-wat', [...red, 'lentil-red']],
]

describe('dishes of long-cooked spice', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.notes.join(' ')).not.toMatch(/recognised|cannot be made|not every word/i)
    }
  })

  it.each([
    ['dal makhni', 'dal-makhani'],
    ['daal makhani', 'dal-makhani'],
    ['onion bhajis', 'pakora'],
    ['vegetable pakora', 'pakora'],
    ['bhajia', 'pakora'],
    ['doro wett', 'doro-wat'],
    ['mesir wot', 'misir-wat'],
    ['chicken makhani', 'butter-chicken'],
    ['dal', 'dal'],
  ])('%s is a name of %s', (words, dish) => expect(readCraving(words).dishes).toEqual([dish]))

  it('a dark dal has no red lentils', () => {
    for (const seed of seeds) expect(made('dal makhani', seed).foods).not.toContain('lentil-red')
  })

  it('pakoras of no named vegetable are of several', () => {
    for (const seed of seeds) {
      const { draft, foods } = made('vegetable pakora', seed)
      const several = foods.filter((id) => /^(?:potato|cauliflower|spinach|carrot|cabbage)$/.test(id))
      expect(several.length, draft.title).toBeGreaterThan(1)
      expect(draft.title.toLowerCase()).toContain('pakoras')
    }
  })

  it('onion bhajis are of onions and nothing else', () => {
    for (const seed of seeds)
      expect(made('onion bhaji', seed).draft.title.toLowerCase()).toContain('onion bhaji')
  })
})

describe('a rule beside the name of such a dish', () => {
  const animal = /\b(?:chicken|eggs?|butter|ghee|milk|cream|yogurt|paneer)\b/i
  it.each(['vegan dal makhani', 'vegan pakora', 'vegan onion bhaji', 'vegan doro wat', 'vegan misir wat'])(
    '%s holds to it',
    (words) => {
      for (const seed of seeds) {
        const { draft, craving, archetype } = made(words, seed)
        expect(craving.dishes).toEqual([archetype])
        const items = draft.ingredients
          .map(({ item }) => item.replace(/\b(?:vegan|oat|soy|coconut|almond) \w+/gi, ''))
          .join('\n')
        expect(items).not.toMatch(animal)
      }
    },
  )

  it.each([
    ['dairy-free dal makhani', /\b(?:butter|ghee|heavy cream)\b/i],
    ['dal makhani without onions', /\bonions?\b/i],
    ['dal makhani without kidney beans', /kidney/i],
    ['gluten-free pakora', /wheat|all-purpose flour/i],
    ['dairy-free pakora', /(?<!coconut |soy )yogurt/i],
    ['pakora without onions', /\bonions?\b/i],
    ['dairy-free doro wat', /\b(?:butter|ghee)\b/i],
    ['doro wat without eggs', /\beggs?\b/i],
    ['mild doro wat', /cayenne/i],
    ['low-carb doro wat', /(?<!cauliflower )\brice\b/i],
    ['misir wat without garlic', /garlic/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    'low-carb dal makhani',
    'low-carb pakora',
    'doro wat without onions',
    'onion bhaji without onions',
  ])('%s is told to be none', (words) =>
    expect(saidOf(words)).toMatch(/cannot be made by all of these rules|^You asked for|is not keto/),
  )
})
