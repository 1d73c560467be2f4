import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../index.ts'
import { faultsOf, makerOf, saidOf } from '../made.ts'
import { dishes } from './index.ts'

const made = makerOf('by name')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['wonton soup', 'wonton-soup', ['wonton-wrapper', 'ginger', 'chicken-stock|vegetable-stock']],
  ['tortilla soup', 'tortilla-soup', ['corn-tortilla', 'tomato-canned', 'lime', 'avocado']],
  ['hot and sour soup', 'hot-and-sour-soup', ['white-pepper', 'rice-vinegar', 'cornstarch', 'tofu-firm']],
  ['salade niçoise', 'nicoise', ['tuna-canned|tuna-steak', 'egg', 'green-bean', 'olive-black', 'new-potato']],
  ['nicoise salad', 'nicoise', ['tuna-canned|tuna-steak', 'egg', 'green-bean']],
  ['waldorf salad', 'waldorf-salad', ['apple', 'celery', 'walnut', 'mayonnaise']],
  ['wedge salad', 'wedge-salad', ['iceberg-lettuce', 'blue-cheese|feta', 'bacon']],
  ['egg salad', 'bound-salad', ['egg', 'mayonnaise']],
  ['tuna salad', 'bound-salad', ['tuna-canned', 'mayonnaise']],
  ['coronation chicken', 'bound-salad', ['chicken-cooked', 'curry-powder', 'mayonnaise']],
  ['boiled eggs', 'boiled-eggs', ['egg']],
  ['fried eggs', 'fried-eggs', ['egg', 'butter|olive-oil']],
  ['poached eggs', 'poached-eggs', ['egg']],
  ['creamed spinach', 'creamed-spinach', ['spinach', 'milk', 'nutmeg']],
  [
    'baked beans',
    'baked-beans',
    ['navy-bean-canned|white-bean-canned|pinto-bean-canned|kidney-bean-canned|black-bean-canned', 'ketchup'],
  ],
  ['refried beans', 'refried-beans', ['pinto-bean-canned', 'onion', 'cumin']],
  ['cilantro lime rice', 'cilantro-lime-rice', ['cilantro', 'lime', 'white-rice|basmati-rice|jasmine-rice']],
  ['cranberry sauce', 'cranberry-sauce', ['cranberry', 'sugar']],
  ['hash browns', 'hash-browns', ['potato']],
  ['aloo gobi', 'aloo-gobi', ['potato', 'cauliflower', 'turmeric', 'cumin-seed']],
  ['arancini', 'arancini', ['arborio-rice', 'mozzarella-low-moisture', 'panko']],
  ['biscuits and gravy', 'biscuits-and-gravy', ['baking-powder', 'buttermilk', 'pork-ground', 'milk']],
  ['tamales', 'tamales', ['masa-harina', 'corn-husk']],
  ['pork tamales', 'tamales', ['masa-harina', 'pork-shoulder']],
  ['pork adobo', 'adobo', ['soy-sauce', 'pork-shoulder']],
  ['arepas', 'arepas', ['masarepa']],
  ['osso buco', 'osso-buco', ['veal-shank', 'lemon', 'parsley', 'garlic']],
  ['shrimp étouffée', 'etouffee', ['shrimp', 'butter', 'all-purpose-flour', 'celery']],
  ['chicken cacciatore', 'cacciatore', ['crushed-tomato', 'onion', 'rosemary']],
  ['chicken adobo', 'adobo', ['soy-sauce', 'rice-vinegar', 'bay-leaf', 'garlic']],
  ['chicken and dumplings', 'chicken-and-dumplings', ['baking-powder', 'chicken-stock', 'carrot']],
  ['red beans and rice', 'red-beans-and-rice', ['kidney-bean-canned', 'white-rice', 'celery']],
  ['fried chicken', 'fried-chicken', ['buttermilk', 'all-purpose-flour']],
  ['cacio e pepe', 'cacio-e-pepe', ['pecorino', 'black-pepper']],
  ['corn on the cob', 'corn-on-the-cob', ['corn', 'butter']],
  ['elote', 'corn-on-the-cob', ['corn', 'lime', 'mayonnaise', 'queso-fresco']],
  ['jerk chicken', 'marinated-chicken', ['allspice', 'thyme-dried', 'lime']],
  ['tandoori chicken', 'marinated-chicken', ['greek-yogurt', 'garam-masala', 'ginger']],
  ['egg rolls', 'egg-rolls', ['wonton-wrapper', 'pork-ground', 'cabbage', 'ginger']],
  ['shrimp egg rolls', 'egg-rolls', ['shrimp', 'cabbage']],
  ['chimichangas', 'chimichangas', ['flour-tortilla', 'chicken-cooked|beef-ground', 'salsa']],
  ['birria', 'birria', ['beef-chuck', 'chili-powder', 'apple-cider-vinegar', 'cinnamon-stick']],
  ['birria tacos', 'birria', ['beef-chuck', 'corn-tortilla', 'monterey-jack', 'beef-stock']],
  ['carnitas', 'carnitas', ['pork-shoulder', 'orange-juice', 'corn-tortilla', 'lime']],
  ['baba ganoush', 'baba-ganoush', ['eggplant', 'tahini', 'lemon-juice', 'garlic']],
  ['fattoush', 'fattoush', ['pita', 'sumac', 'tomato', 'cucumber', 'mint']],
  ['congee', 'congee', ['jasmine-rice', 'ginger', 'chicken-thigh', 'scallion']],
  ['beef rendang', 'rendang', ['beef-chuck', 'coconut-milk', 'coconut-shredded', 'lemongrass']],
  ['chicken rendang', 'rendang', ['chicken-thigh', 'coconut-milk']],
  ['rogan josh', 'rogan-josh', ['lamb-shoulder', 'yogurt', 'paprika', 'fennel-seed']],
  ['panna cotta', 'panna-cotta', ['gelatin', 'heavy-cream', 'milk']],
]

describe('dishes that are asked for by their names', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.craving.dishes).toEqual([dish])
      expect(answer.notes).toEqual([])
    }
  })

  it.each(defining.map(([words]) => words))('%s, asked for again, is another', (words) =>
    expect(new Set([0, 1, 2, 3].map((seed) => made(words, seed).draft.title)).size).toBeGreaterThan(1),
  )

  it.each([
    ['fried egg sandwich', 'fried-eggs'],
    ['hard boiled egg salad', 'boiled-eggs'],
    ['egg salad sandwich', 'bound-salad'],
    ['fried rice', 'fried-eggs'],
    ['cranberry sauce cake', 'cranberry-sauce'],
    ['tuna noodle casserole', 'bound-salad'],
  ])('%s is another dish', (words, dish) => expect(readCraving(words).dishes).not.toContain(dish))

  it('no phrase is claimed by a named dish and kept by a general one', () => {
    const owners = new Map<string, string[]>()
    for (const { id, names } of dishes)
      for (const name of names) owners.set(name, [...(owners.get(name) ?? []), id])
    const named = new Set(defining.map(([, id]) => id))
    expect([...owners].filter(([, ids]) => ids.length > 1 && ids.some((id) => named.has(id)))).toEqual([])
  })
})

describe('a rule beside the name of such a dish', () => {
  const animal =
    /\b(?:beef|lamb|pork|chicken|shrimp|salmon|tuna|bacon|ham|eggs?(?!plant| noodle)|butter(?!nut)|milk|cream|Parmesan|honey|mayonnaise|cheese|gelatin)\b/i
  it.each([
    'vegan wonton soup',
    'vegan tortilla soup',
    'vegan nicoise salad',
    'vegan wedge salad',
    'vegan creamed spinach',
    'vegan biscuits and gravy',
    'vegan tamales',
    'vegan arepas',
    'vegan arancini',
    'vegan adobo',
    'vegan chicken and dumplings',
    'vegan cacio e pepe',
    'vegan panna cotta',
    'vegan baba ganoush',
    'vegan fattoush',
    'vegan congee',
    'vegan rendang',
    'vegan rogan josh',
    'vegan egg rolls',
    'vegan chimichangas',
    'vegan birria tacos',
    'vegan carnitas',
  ])('%s has a stand-in of its own kind', (words) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      const items = draft.ingredients
        .map(({ item }) => item.replace(/\b(?:vegan melting|vegan|oat|soy|coconut|almond|rice) \w+/gi, ''))
        .join('\n')
      expect(items).not.toMatch(animal)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    ['gluten-free biscuits and gravy', /all-purpose flour|soy sauce/i],
    ['gluten-free chicken and dumplings', /all-purpose flour/i],
    ['gluten-free hot and sour soup', /^soy sauce/i],
    ['dairy-free creamed spinach', /\bbutter\b|whole milk|heavy cream|Parmesan|Gruyère/i],
    ['kosher chicken and dumplings', /\bunsalted butter\b|whole milk/i],
    ['halal cacciatore', /wine|pork/i],
    ['nut-free waldorf salad', /walnut|pecan|almond/i],
    ['egg-free arancini', /\begg/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes, draft.title).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    'vegan fried eggs',
    'egg-free poached eggs',
    'vegan osso buco',
    'gluten-free wonton soup',
    'low-carb tamales',
  ])('%s cannot be, and says so', (words) =>
    expect(saidOf(words)).toMatch(/cannot be made by all of these rules|^You asked for|is not keto/),
  )
})

describe('how long an egg is boiled', () => {
  it.each([
    ['soft boiled eggs', /6 minutes/],
    ['jammy eggs', /7 minutes/],
    ['medium boiled eggs', /9 minutes/],
    ['hard boiled eggs', /11 minutes/],
    ['boiled eggs for a pregnant woman', /11 minutes/],
  ])('%s', (words, minutes) => {
    for (const seed of seeds) expect(made(words, seed).draft.instructions.join(' ')).toMatch(minutes)
  })
})

it('chicken that comes cooked is no cooking', () => expect(made('coronation chicken').draft.cookTime).toBe(0))
