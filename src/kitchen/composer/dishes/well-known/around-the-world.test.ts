import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf } from '../../made.ts'

const made = makerOf('around the world')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['pot roast', 'pot-roast', ['beef-chuck', 'carrot']],
  ['slow cooker pot roast', 'pot-roast', ['beef-chuck', 'carrot']],
  ['sushi', 'sushi', ['sushi-rice', 'nori', 'rice-vinegar']],
  ['california rolls', 'sushi', ['sushi-rice', 'crab']],
  ['samosas', 'samosas', ['potato', 'all-purpose-flour', 'garam-masala']],
  ['eggs benedict', 'eggs-benedict', ['egg', 'butter', 'lemon-juice', 'english-muffin']],
  ['eggs florentine', 'eggs-benedict', ['egg', 'spinach']],
  ['philly cheesesteak', 'cheesesteak', ['beef-ribeye', 'provolone', 'hoagie-roll', 'onion']],
  ['chicken cheesesteak', 'cheesesteak', ['chicken-thigh|chicken-breast', 'provolone']],
  ['gumbo', 'gumbo', ['all-purpose-flour', 'celery', 'okra', 'kielbasa']],
  ['seafood gumbo', 'gumbo', ['shrimp|crab|scallop', 'celery']],
  ['beef wellington', 'beef-wellington', ['beef-tenderloin', 'puff-pastry', 'dijon-mustard']],
  ['salmon wellington', 'beef-wellington', ['salmon', 'puff-pastry']],
  ['moussaka', 'moussaka', ['eggplant', 'lamb-ground|beef-ground', 'cinnamon', 'milk']],
  ['pierogi', 'pierogi', ['all-purpose-flour', 'potato', 'onion']],
  ['pelmeni', 'pierogi', ['all-purpose-flour', 'beef-ground|pork-ground', 'sour-cream']],
  ['empanadas', 'empanadas', ['all-purpose-flour', 'beef-ground', 'olive-green']],
  ['calzone', 'calzone', ['pizza-dough', 'ricotta', 'mozzarella-low-moisture']],
  ['reuben', 'reuben', ['corned-beef', 'rye-bread', 'sauerkraut', 'swiss-cheese']],
  ['tonkatsu', 'katsu', ['pork-chop', 'panko', 'cabbage']],
  ['chicken katsu', 'katsu', ['chicken-breast|chicken-thigh', 'panko']],
  ['katsu curry', 'katsu', ['panko', 'curry-powder', 'chicken-breast|chicken-thigh']],
  ['mapo tofu', 'mapo-tofu', ['tofu-silken', 'doubanjiang', 'sichuan-pepper']],
  ['stuffed cabbage rolls', 'cabbage-rolls', ['cabbage', 'white-rice', 'crushed-tomato']],
  ['spanakopita', 'spanakopita', ['spinach', 'feta', 'phyllo']],
  ['ceviche', 'ceviche', ['lime-juice', 'red-onion', 'cilantro']],
  ['borscht', 'borscht', ['beet', 'cabbage', 'dill']],
  ['shrimp tempura', 'tempura', ['shrimp', 'all-purpose-flour', 'soy-sauce']],
  ['cheese soufflé', 'cheese-souffle', ['egg', 'milk', 'gruyere|cheddar|gouda']],
  ['fondue', 'cheese-fondue', ['gruyere', 'white-wine', 'baguette']],
  ['patatas bravas', 'patatas-bravas', ['potato', 'smoked-paprika', 'tomato-canned']],
  ['bouillabaisse', 'bouillabaisse', ['cod', 'mussel', 'saffron', 'fennel']],
  ['pozole', 'pozole', ['hominy', 'pork-shoulder', 'chili-powder', 'lime']],
  ['matzo ball soup', 'matzo-ball-soup', ['matzo-meal', 'egg', 'chicken-thigh', 'dill']],
  ['spätzle', 'spaetzle', ['all-purpose-flour', 'egg', 'gruyere', 'onion']],
  ['croquettes', 'croquettes', ['potato', 'panko', 'ham']],
  ['okonomiyaki', 'okonomiyaki', ['cabbage', 'egg', 'all-purpose-flour']],
]

describe('dishes that everybody knows by name', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.notes.join(' ')).not.toContain('recognised')
    }
  })

  it.each([
    ['eggs benny', 'eggs-benedict'],
    ['pierogies for 8', 'pierogi'],
    ['a beef empanada', 'empanadas'],
    ['golabki', 'cabbage-rolls'],
    ['philly cheese steaks', 'cheesesteak'],
    ['borsch', 'borscht'],
    ['cheese fondue for six', 'cheese-fondue'],
    ['a reuben sandwich', 'reuben'],
    ['maki rolls', 'sushi'],
    ['greek spinach pie', 'spanakopita'],
    ['ham croquetas', 'croquettes'],
    ['fish stew', 'bouillabaisse'],
    ['matzah ball soup', 'matzo-ball-soup'],
    ['zoodles', 'zucchini-noodles'],
  ])('%s is a name of it, too', (words, dish) => expect(readCraving(words).dishes).toEqual([dish]))
})

describe('a rule beside the name of a dish', () => {
  it('a bouillabaisse without mussels does not begin with throwing some away', () => {
    for (const seed of seeds) {
      const { archetype, draft } = made('bouillabaisse without mussels', seed)
      expect(archetype).toBe('bouillabaisse')
      expect(draft.instructions.join(' ')).not.toMatch(/stay open|stayed shut|stay shut/)
    }
  })

  const animal =
    /\b(?:beef|lamb|pork|chicken|shrimp|salmon|ham|egg(?!plant)|butter(?!nut)|milk(?! )|cream|cheese|feta|Parmesan|yogurt|stock of beef|bacon|prosciutto)s?\b/i
  it.each([
    'vegan moussaka',
    'vegan samosas',
    'vegan borscht',
    'vegan pierogi',
    'vegan wellington',
    'vegan sushi',
    'vegan mapo tofu',
    'vegan cabbage rolls',
    'vegan gumbo',
    'vegan pot roast',
    'vegan zucchini noodles with pesto',
  ])('%s holds to it', (words) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      const items = draft.ingredients
        .map(({ item }) =>
          item.replace(/\b(?:vegan|oat|soy|coconut|almond|rice|sunflower seed) \w+(?: \w+)?/gi, ''),
        )
        .join('\n')
      expect(items).not.toMatch(animal)
    }
  })

  it.each([
    ['pierogi without onion', /onion|scallion|shallot|leek|chive/i],
    ['moussaka without garlic', /garlic/i],
    ['gluten-free gumbo', /^all-purpose flour/i],
    ['dairy-free pot roast', /\b(?:butter|cream|cheese)\b/i],
    ['halal eggs benedict', /ham|bacon|wine(?! vinegar)/i],
    ['nut-free spanakopita', /nut(?!meg)|almond/i],
    ['okonomiyaki without pork', /bacon|pork|ham/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
    }
  })

  it('says so where a dish cannot be made by it', () => {
    for (const words of ['vegan cheese souffle', 'gluten-free samosas', 'low carb pierogi'])
      expect(made(words, 0).notes.join(' '), words).toContain('cannot be made by all of these rules')
  })
})

describe('what stands in for bread, dough and pasta', () => {
  it.each([
    ['lettuce wrap tacos', 'lettuce-tacos', /lettuce|romaine/i, /tortilla|taco shell|bread/i],
    ['beef lettuce wrap tacos', 'lettuce-tacos', /lettuce|romaine/i, /tortilla|taco shell|bread/i],
    ['keto pizza', 'pizza', /cauliflower/i, /dough|pizza crust|all-purpose flour/i],
    ['cauliflower crust pizza', 'cauliflower-pizza', /cauliflower/i, /dough|pizza crust|all-purpose flour/i],
    ['zucchini noodles with pesto', 'zucchini-noodles', /zucchini/i, /noodles|spaghetti|pasta|linguine/i],
    ['sweet potato toast', 'sweet-potato-toast', /sweet potato/i, /bread|sourdough|baguette/i],
    ['sweet potato toast with avocado', 'sweet-potato-toast', /avocado/i, /bread|sourdough|baguette/i],
  ])('%s', (words, dish, there, gone) => {
    for (const seed of seeds) {
      const { archetype, draft, craving } = made(words, seed)
      const items = draft.ingredients.map(({ item }) => item).join('\n')
      expect(archetype).toBe(dish)
      expect(items).toMatch(there)
      expect(items).not.toMatch(gone)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it('pesto is in what was asked for with pesto', () => {
    for (const seed of seeds) {
      const { foods } = made('zucchini noodles with pesto', seed)
      expect(foods.includes('pesto') || foods.includes('basil')).toBe(true)
    }
  })
})

describe('from the sea', () => {
  it.each([
    'ceviche',
    'shrimp ceviche',
    'ceviche when pregnant',
    'sushi',
    'salmon sushi',
    'sushi for a toddler',
  ])('%s has nothing raw in it', (words) => {
    for (const seed of seeds) {
      const { draft } = made(words, seed)
      const raw = draft.ingredients.some(
        ({ item }) => /\b(?:shrimp|cod|sea bass|snapper|salmon)\b/i.test(item) && !/smoked/.test(item),
      )
      if (raw) expect(draft.instructions.join(' ')).toMatch(/opaque (?:throughout|to the middle)|145°F/)
      expect(draft.ingredients.map(({ item }) => item).join(' ')).not.toMatch(/sushi-grade/)
    }
  })
})
