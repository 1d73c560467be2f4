import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../index.ts'
import { faultsOf, makerOf } from '../made.ts'

const made = makerOf('korean and rangoon')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['japchae', 'japchae', ['glass-noodle', 'beef-sirloin|beef-ribeye', 'spinach', 'carrot', 'sesame-oil']],
  ['jap chae for 2', 'japchae', ['glass-noodle', 'red-bell-pepper', 'soy-sauce', 'sesame-seed']],
  ['mushroom japchae', 'japchae', ['glass-noodle', 'shiitake|oyster-mushroom|mushroom|cremini', 'spinach']],
  ['chicken japchae', 'japchae', ['glass-noodle', 'chicken-thigh|chicken-breast']],
  ['japchae with shrimp', 'japchae', ['glass-noodle', 'shrimp']],
  ['vegetarian japchae', 'japchae', ['glass-noodle', 'tofu-firm', 'shiitake|oyster-mushroom', 'soy-sauce']],
  ['vegan japchae', 'japchae', ['glass-noodle', 'tofu-firm', 'shiitake|oyster-mushroom', 'sesame-oil']],
  ['gluten free japchae', 'japchae', ['glass-noodle', 'tamari', 'spinach']],
  ['low-carb japchae', 'japchae', ['zucchini', 'beef-sirloin|beef-ribeye', 'spinach']],
  ['kimchi stew', 'kimchi-stew', ['kimchi', 'pork-belly|pork-shoulder', 'tofu-firm|tofu-silken', 'scallion']],
  ['kimchi jjigae', 'kimchi-stew', ['kimchi', 'chili-flake', 'tofu-firm|tofu-silken']],
  ['kimchi soup', 'kimchi-stew', ['kimchi', 'chili-flake', 'scallion']],
  ['kimchi stew with tuna', 'kimchi-stew', ['kimchi', 'tuna-canned', 'tofu-firm|tofu-silken']],
  ['chicken kimchi stew', 'kimchi-stew', ['kimchi', 'chicken-thigh|chicken-breast']],
  ['shrimp kimchi stew', 'kimchi-stew', ['kimchi', 'shrimp']],
  ['quick kimchi jjigae', 'kimchi-stew', ['kimchi', 'tofu-firm|tofu-silken']],
  ['kimchi stew without pork', 'kimchi-stew', ['kimchi', 'tuna-canned|chicken-thigh|beef-sirloin']],
  ['vegetarian kimchi stew', 'kimchi-stew', ['vegan-kimchi', 'tofu-firm|tofu-silken', 'shiitake|mushroom']],
  ['vegan kimchi jjigae', 'kimchi-stew', ['vegan-kimchi', 'tofu-firm|tofu-silken', 'shiitake|mushroom']],
  ['vegetarian kimchi fried rice', 'fried-rice', ['vegan-kimchi', 'cooked-rice']],
  ['low-carb kimchi stew', 'kimchi-stew', ['kimchi', 'cauliflower-rice', 'tofu-firm|tofu-silken']],
  ['kimchi stew without sugar', 'kimchi-stew', ['kimchi', 'tofu-firm|tofu-silken']],
  ['gluten free kimchi stew', 'kimchi-stew', ['napa-cabbage', 'chili-flake', 'rice-vinegar']],
  ['crab rangoon', 'crab-rangoon', ['crab', 'cream-cheese', 'scallion', 'wonton-wrapper', 'vegetable-oil']],
  ['crab rangoons for 8', 'crab-rangoon', ['crab', 'cream-cheese', 'wonton-wrapper']],
  ['baked crab rangoon', 'crab-rangoon', ['crab', 'cream-cheese', 'wonton-wrapper']],
  ['dairy free crab rangoon', 'crab-rangoon', ['crab', 'vegan-cream-cheese', 'wonton-wrapper']],
  ['gluten free crab rangoon', 'crab-rangoon', ['crab', 'cream-cheese', 'rice-paper']],
  ['vegetarian crab rangoon', 'crab-rangoon', ['cream-cheese', 'wonton-wrapper', 'artichoke-canned']],
  ['vegan crab rangoon', 'crab-rangoon', ['vegan-cream-cheese', 'rice-paper', 'artichoke-canned']],
  ['cream cheese wontons', 'crab-rangoon', ['cream-cheese', 'wonton-wrapper', 'scallion']],
]

describe('glass noodles, kimchi in the pot and cream cheese in wrappers', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.notes.join(' ')).not.toContain('recognised')
    }
  })

  it.each([
    ['beef jap chae', 'japchae'],
    ['korean glass noodles', 'japchae'],
    ['kimchi chigae', 'kimchi-stew'],
    ['kimchi and tofu stew', 'kimchi-stew'],
    ['crab wontons', 'crab-rangoon'],
    ['air fryer crab rangoon', 'crab-rangoon'],
  ])('%s is a name of it, too', (words, dish) => expect(readCraving(words).dishes).toEqual([dish]))

  it.each([
    ['vegan japchae', /beef|egg\b|honey|fish|chicken|pork/i],
    ['japchae without onions', /onion|scallion|chive/i],
    ['japchae without sesame', /sesame/i],
    ['soy free japchae', /soy|tofu|tamari/i],
    ['vegan kimchi stew', /(?<!vegan )kimchi|pork|tuna|fish|chicken|beef/i],
    ['vegetarian kimchi soup', /(?<!vegan )kimchi|pork|tuna|fish|chicken|beef|crab/i],
    ['halal kimchi stew', /pork|bacon|wine\b(?! vinegar)/i],
    ['gluten free kimchi stew', /^kimchi|gochujang|soy sauce/i],
    ['kimchi stew without tofu', /tofu/i],
    ['kimchi stew without garlic', /garlic/i],
    ['dairy free crab rangoon', /(?<!vegan )cream cheese/i],
    ['shellfish free crab rangoon', /crab/i],
    ['vegan crab rangoon', /crab|(?<!vegan )cream cheese|wonton|honey/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each([
    ['crab rangoon', /350°F/, /\boven\b|air fryer/i],
    ['baked crab rangoon', /oven to 400°F/, /deep/i],
    ['air fryer crab rangoon', /air fryer/i, /\boven\b|deep/i],
  ])('%s is cooked the way that it says', (words, there, gone) => {
    for (const seed of seeds) {
      const steps = made(words, seed).draft.instructions.join(' ')
      expect(steps).toMatch(there)
      expect(steps).not.toMatch(gone)
    }
  })

  it('is called by what is in it where there is no crab', () => {
    for (const words of ['vegan crab rangoon', 'shellfish free crab rangoon', 'cream cheese rangoon'])
      for (const seed of seeds) expect(made(words, seed).draft.title).not.toMatch(/\bcrab/i)
  })

  it('is no kimchi stew for whom kimchi is out', () =>
    expect(made('kimchi stew for a toddler').archetype).not.toBe('kimchi-stew'))
})
