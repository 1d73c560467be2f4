import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { makerOf } from '../../made.ts'

const made = makerOf('sweet classics')
const seeds = [0, 1, 2]
const stepsOf = (words: string, seed = 0) => made(words, seed).draft.instructions.join(' ')

describe('a sweet dish with a name of its own is that dish, of what makes it, and sound', () => {
  it.each([
    ['tiramisu', 'tiramisu', ['mascarpone', 'ladyfinger', 'coffee', 'cocoa-powder']],
    ['Tiramisù', 'tiramisu', ['mascarpone', 'ladyfinger']],
    ['strawberry tiramisu', 'tiramisu', ['strawberry', 'mascarpone']],
    ['hot chocolate', 'hot-chocolate', ['dark-chocolate', 'milk']],
    ['hot cocoa for two', 'hot-chocolate', ['cocoa-powder', 'milk']],
    ['white hot chocolate', 'hot-chocolate', ['white-chocolate']],
    ['lemonade', 'lemonade', ['lemon', 'sugar']],
    ['strawberry lemonade', 'lemonade', ['strawberry', 'lemon']],
    ['limeade', 'lemonade', ['lime']],
    ['iced tea', 'iced-tea', ['tea-bag']],
    ['peach iced tea', 'iced-tea', ['tea-bag', 'peach']],
    ['key lime pie', 'key-lime-pie', ['lime', 'condensed-milk', 'graham-cracker']],
    ['creme brulee', 'creme-brulee', ['heavy-cream', 'egg-yolk', 'sugar']],
    ['crème brûlée', 'creme-brulee', ['heavy-cream', 'egg-yolk', 'sugar']],
    ['bread pudding', 'bread-pudding', ['bread', 'egg', 'milk']],
    ['gluten-free bread pudding', 'bread-pudding', ['gluten-free-bread']],
    ['gluten-free bread & butter pudding', 'bread-pudding', ['gluten-free-bread']],
    ['fudge', 'fudge', ['condensed-milk', 'chocolate-chip']],
    ['peanut butter fudge', 'fudge', ['peanut-butter']],
    ['churros', 'churros', ['cinnamon', 'sugar', 'vegetable-oil']],
    ['doughnuts', 'doughnuts', ['yeast', 'vegetable-oil']],
    ['jelly donuts', 'doughnuts', ['jam', 'yeast']],
    ['baked donuts', 'doughnuts', ['baking-powder']],
    ['beignets', 'doughnuts', ['powdered-sugar']],
    ['cream puffs', 'cream-puffs', ['egg', 'heavy-cream']],
    ['profiteroles', 'cream-puffs', ['egg', 'dark-chocolate']],
    ['chocolate éclairs', 'cream-puffs', ['egg-yolk', 'dark-chocolate']],
    ['baklava', 'baklava', ['phyllo', 'honey']],
    ['pretzels', 'pretzels', ['bread-flour', 'baking-soda']],
    ['strudel', 'apple-strudel', ['apple', 'phyllo']],
    ['soft pretzels', 'pretzels', ['bread-flour', 'baking-soda', 'yeast']],
    ['bagels', 'bagels', ['bread-flour', 'yeast']],
    ['homemade sesame bagels', 'bagels', ['bread-flour', 'sesame-seed']],
    ['challah', 'challah', ['bread-flour', 'egg', 'yeast']],
    ['tarte tatin', 'tarte-tatin', ['apple', 'sugar', 'butter']],
    ['pear tarte tatin', 'tarte-tatin', ['pear']],
    ['apple strudel', 'apple-strudel', ['apple', 'phyllo', 'raisin']],
    ['pavlova', 'pavlova', ['egg-white', 'heavy-cream']],
    ['meringues', 'pavlova', ['egg-white', 'sugar']],
    ['eton mess', 'pavlova', ['egg-white', 'strawberry', 'heavy-cream']],
    ['macarons', 'macarons', ['almond-flour', 'egg-white']],
    ['macaroons', 'coconut-macaroons', ['coconut-shredded', 'egg-white']],
    ['black forest cake', 'black-forest-cake', ['cherry', 'cocoa-powder', 'heavy-cream']],
    ['linzer cookies', 'linzer-cookies', ['jam', 'butter']],
    ['anzac biscuits', 'anzac-biscuits', ['rolled-oat', 'coconut-shredded', 'golden-syrup']],
    ['lamingtons', 'lamingtons', ['coconut-shredded', 'cocoa-powder']],
    ['kaiserschmarrn', 'kaiserschmarrn', ['egg', 'milk', 'plum']],
    ['pecan pie', 'pecan-pie', ['pecan', 'egg', 'brown-sugar']],
    ['lemon bars', 'lemon-bars', ['lemon', 'egg', 'sugar']],
    ['flan', 'flan', ['condensed-milk', 'egg', 'sugar']],
    ['coconut flan', 'flan', ['coconut-milk', 'egg']],
    ['coffee crème brûlée', 'creme-brulee', ['coffee', 'egg-yolk']],
    ['crème caramel', 'flan', ['milk', 'egg', 'sugar']],
    ['ice cream', 'ice-cream', ['heavy-cream', 'condensed-milk']],
    ['vanilla ice cream', 'ice-cream', ['heavy-cream', 'vanilla-extract']],
    ['chocolate ice cream', 'ice-cream', ['heavy-cream', 'cocoa-powder']],
    ['strawberry ice cream for four', 'ice-cream', ['heavy-cream', 'strawberry']],
    ['vegan ice cream', 'nice-cream', []],
    ['vegan chocolate ice cream', 'ice-cream', ['coconut-cream', 'evaporated-coconut-milk']],
    ['mojito', 'mojito', ['mint', 'lime', 'rum', 'sparkling-water']],
    ['sangria', 'sangria', ['red-wine', 'orange']],
  ])('%s', (words, archetype, foods) => {
    for (const seed of seeds) {
      const { archetype: dish, foods: used, draft, craving } = made(words, seed)
      expect(dish).toBe(archetype)
      expect(used).toEqual(expect.arrayContaining(foods))
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })
})

describe('what its rules leave out is left out, and the dish is still the dish', () => {
  const dairy = /\b(?:heavy cream|whole milk|unsalted butter|mascarpone|condensed milk)\b/
  it.each([
    ['vegan tiramisu', 'tiramisu', /egg|ladyfinger|mascarpone|heavy cream/],
    ['gluten-free tiramisu', 'tiramisu', /ladyfinger|all-purpose|graham/],
    ['egg-free tiramisu', 'tiramisu', /egg|ladyfinger/],
    ['tiramisu without alcohol', 'tiramisu', /rum/],
    ['tiramisu without coffee', 'tiramisu', /coffee|espresso/],
    ['vegan hot chocolate', 'hot-chocolate', dairy],
    ['vegan creme brulee', 'creme-brulee', /egg|heavy cream/],
    ['egg-free key lime pie', 'key-lime-pie', /egg/],
    ['vegan key lime pie', 'key-lime-pie', /egg|heavy cream|condensed milk|unsalted butter/],
    ['gluten-free key lime pie', 'key-lime-pie', /graham|all-purpose/],
    ['vegan bread pudding', 'bread-pudding', /egg|whole milk|heavy cream|unsalted/],
    ['bread pudding without butter', 'bread-pudding', /unsalted butter/],
    ['vegan fudge', 'fudge', /condensed milk|unsalted butter|semisweet/],
    ['fudge without nuts', 'fudge', /walnut|pecan|almond|hazelnut|pistachio/],
    ['vegan churros', 'churros', /egg|unsalted butter|heavy cream/],
    ['gluten-free churros', 'churros', /all-purpose/],
    ['vegan doughnuts', 'doughnuts', /egg|whole milk|unsalted butter/],
    ['gluten-free doughnuts', 'doughnuts', /all-purpose|bread flour/],
    ['dairy-free cream puffs', 'cream-puffs', dairy],
    ['vegan baklava', 'baklava', /honey|unsalted butter/],
    ['baklava without nuts', 'baklava', /walnut|pistachio|almond|hazelnut|pecan/],
    ['vegan pretzels', 'pretzels', /egg|unsalted butter/],
    ['egg-free challah', 'challah', /egg/],
    ['linzer cookies without nuts', 'linzer-cookies', /almond|hazelnut|walnut/],
    ['vegan lamingtons', 'lamingtons', /egg|whole milk|unsalted butter/],
    ['vegan black forest cake', 'black-forest-cake', /egg|whole milk|heavy cream/],
    ['dairy-free flan', 'flan', /condensed|evaporated|whole milk/],
    ['gluten-free lemon bars', 'lemon-bars', /all-purpose/],
    ['dairy-free pecan pie', 'pecan-pie', /unsalted butter|heavy cream/],
    ['virgin mojito', 'mojito', /rum/],
    ['halal mojito', 'mojito', /rum/],
    ['sangria without alcohol', 'sangria', /wine|rum/],
  ])('%s', (words, archetype, forbidden) => {
    for (const seed of seeds) {
      const { archetype: dish, draft, craving } = made(words, seed)
      expect(dish).toBe(archetype)
      // "Vegan butter" and "sweetened condensed coconut milk" are none of what they sound like.
      const items = draft.ingredients.map(({ item }) => item).join('\n')
      expect(items.replace(/vegan \w+/g, '').replace('condensed coconut milk', '')).not.toMatch(forbidden)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each(['vegan pavlova', 'gluten-free baklava', 'macarons without nuts'])(
    '%s cannot be made, and the cook is told',
    (words) => {
      expect(made(words, 0).notes.join(' ')).toContain('cannot be made by all of these rules')
    },
  )
})

describe('the technique that makes it', () => {
  it('tiramisu has no raw egg', () => {
    for (const seed of seeds) expect(stepsOf('tiramisu', seed)).toMatch(/160°F \(71°C\)/)
  })
  it('crème brûlée has its burnt sugar, with or without egg', () => {
    for (const words of ['creme brulee', 'vegan creme brulee']) {
      expect(stepsOf(words)).toMatch(/kitchen torch|broiler/)
      expect(made(words, 0).draft.title).toMatch(/brûlée/i)
    }
  })
  it('pretzels are dipped in soda and bagels are boiled', () => {
    expect(stepsOf('pretzels')).toMatch(/baking soda a spoonful at a time/)
    expect(stepsOf('homemade bagels')).toMatch(/Boil the bagels/)
  })
  it('the frying oil is not counted as eaten', () => {
    for (const words of ['churros', 'doughnuts'])
      expect(made(words, 0).draft.ingredients.map(({ item }) => item)).toContain(
        'neutral vegetable oil, for frying',
      )
  })
  it('a small table gets a small dish', () => {
    expect(stepsOf('tiramisu for 2')).toMatch(/two wide glasses/)
    expect(stepsOf('key lime pie for 2')).toMatch(/two 10-ounce ramekins/)
  })
  it('they are served as they are known, without a sauce of the kitchen’s own', () => {
    for (const words of ['tiramisu', 'creme brulee', 'baklava', 'lemonade'])
      expect(made(words, 0).draft.title).not.toMatch(/Relish|Glaze|Crust|Sauce|Shavings/)
  })
})

describe('names that only sound like them', () => {
  it.each([
    ['bagel sandwich with salmon', 'bagels'],
    ['a bagel with cream cheese', 'bagels'],
    ['toasted bagel and eggs', 'bagels'],
    ['pretzel crusted chicken', 'pretzels'],
    ['burger on a pretzel bun', 'pretzels'],
    ['mushroom strudel', 'apple-strudel'],
    ['sweet tea fried chicken', 'iced-tea'],
    ['mojito shrimp', 'mojito'],
    ['fudgy vegan brownies', 'fudge'],
    ['rice pudding', 'bread-pudding'],
    ['macaroni and cheese', 'macarons'],
    ['fudge brownies', 'fudge'],
    ['egg white omelette', 'pavlova'],
  ])('%s is no %s', (words, dish) => expect(readCraving(words).dishes).not.toContain(dish))

  it('an allergy to egg white is one to egg', () => {
    const { draft } = made('pancakes, I am allergic to egg whites', 0)
    expect(draft.ingredients.map(({ item }) => item).join('\n')).not.toMatch(/\beggs?\b/)
  })
})

describe('ice cream', () => {
  it.each(['brownies with ice cream', 'apple pie with vanilla ice cream', 'ice cream sandwich'])(
    'is bought in "%s"',
    (words) => {
      expect(readCraving(words).dishes).not.toContain('ice-cream')
    },
  )

  it('asks for none that was bought, also where that is out', () => {
    const { notes, draft } = made('vegan mint chip ice cream', 0)
    expect(notes).toEqual([])
    expect(JSON.stringify(draft)).not.toMatch(/vanilla ice cream|heavy cream/)
  })

  it('for four is half a can of milk', () => {
    const { draft } = made('peanut butter ice cream for 4', 0)
    expect(draft.ingredients.find(({ item }) => /condensed/.test(item))?.amount).toMatch(/^(?:2\/3|5\/8) cup/)
  })
})
