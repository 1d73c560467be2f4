import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf, saidOf } from '../../made.ts'

const made = makerOf('diner')
const seeds = [0, 1, 2, 3, 4, 5]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['buffalo chicken dip', 'buffalo-chicken-dip', ['chicken-cooked', 'hot-sauce', 'cream-cheese']],
  [
    'buffalo chicken sandwich',
    'buffalo-sandwich',
    ['chicken-breast|chicken-thigh', 'hot-sauce', 'butter', 'burger-bun'],
  ],
  [
    'buffalo chicken wrap',
    'buffalo-sandwich',
    ['chicken-breast|chicken-thigh', 'hot-sauce', 'flour-tortilla'],
  ],
  ['potato skins', 'potato-skins', ['potato', 'bacon', 'cheddar', 'sour-cream']],
  ['french dip', 'french-dip', ['beef-chuck', 'beef-stock', 'hoagie-roll', 'onion']],
  ['patty melt', 'patty-melt', ['beef-ground', 'rye-bread', 'swiss-cheese', 'onion']],
  ['monte cristo', 'monte-cristo', ['egg', 'ham', 'swiss-cheese', 'bread']],
  ['chicken fried steak', 'country-fried-steak', ['beef-sirloin', 'buttermilk', 'milk', 'black-pepper']],
  ['chicken cordon bleu', 'cordon-bleu', ['chicken-breast', 'ham', 'swiss-cheese', 'panko']],
  ['tamale pie', 'tamale-pie', ['cornmeal', 'beef-ground', 'chili-powder', 'corn-frozen']],
]

describe('what diners and game days are known for', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    const titles = new Set<string>()
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.craving.dishes).toEqual([dish])
      expect(answer.notes).toEqual([])
      titles.add(answer.draft.title)
    }
    expect(titles.size).toBeGreaterThan(1)
  })

  it.each([
    ['country fried steak', 'country-fried-steak'],
    ['hot buffalo dip for eight', 'buffalo-chicken-dip'],
    ['loaded potato skins', 'potato-skins'],
    ['french dip sandwiches', 'french-dip'],
    ['a monte cristo sandwich', 'monte-cristo'],
    ['turkey patty melts', 'patty-melt'],
  ])('%s is a name of it, too', (words, dish) => expect(readCraving(words).dishes).toEqual([dish]))

  it('chicken fried steak has no chicken in it', () => {
    for (const seed of seeds)
      expect(made('chicken fried steak', seed).foods.join(' ')).not.toContain('chicken')
  })

  it('meat is cooked to a safe heat', () => {
    for (const seed of seeds) {
      const steps = (words: string) => made(words, seed).draft.instructions.join(' ')
      expect(steps('chicken cordon bleu')).toContain('165°F')
      expect(steps('turkey patty melt')).toContain('165°F')
      expect(steps('patty melt')).toContain('160°F')
      expect(steps('tamale pie')).toContain('160°F')
      expect(steps('buffalo chicken dip')).toContain('165°F')
    }
  })
})

describe('a rule beside the name of such a dish', () => {
  it.each([
    ['vegan buffalo chicken dip', /\b(?:chicken|butter(?!nut)|cream cheese|Cheddar|sour cream|yogurt)\b/i],
    ['vegan buffalo cauliflower wrap', /\b(?:chicken|butter(?!nut)|blue cheese|sour cream|yogurt)\b/i],
    ['vegan potato skins', /\b(?:bacon|butter|Cheddar|sour cream)\b/i],
    ['vegan french dip', /\b(?:beef|provolone|Worcestershire)\b/i],
    ['vegetarian patty melt', /\b(?:beef|turkey|pork|Worcestershire)\b/i],
    ['vegan chicken cordon bleu', /\b(?:chicken|ham|butter(?!nut)|eggs?|Parmesan|Swiss)\b/i],
    ['vegan tamale pie', /\b(?:beef|turkey|butter(?!nut)|eggs?|Cheddar)\b/i],
    ['vegetarian monte cristo', /\b(?:ham|turkey)\b/i],
    ['gluten-free patty melt', /rye|sourdough/i],
    ['gluten-free chicken cordon bleu', /^(?:all-purpose flour|panko)/i],
    ['kosher patty melt', /cheese|\bbutter\b/i],
    ['halal potato skins', /bacon/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
      for (const { item } of draft.ingredients)
        expect(item.replace(/\b(?:vegan|oat|soy|coconut) \w+(?: \w+)?/gi, '')).not.toMatch(forbidden)
    }
  })

  it.each([
    ...['egg-free monte cristo', 'keto potato skins', 'no oven tamale pie', 'vegan chicken fried steak'],
  ])('%s is said to be impossible', (words) =>
    expect(saidOf(words)).toMatch(/cannot be made by all of these rules|^You asked for|is not keto/),
  )
})
