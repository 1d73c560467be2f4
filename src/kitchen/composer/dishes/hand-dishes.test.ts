import { describe, expect, it } from 'vitest'
import { checkRecipe, nearDuplicates } from '../../checks/index.ts'
import { composeRecipe, readCraving } from '../index.ts'
import { named, namedFirst } from './hand-register.ts'

const write = (text: string, seed: string) => {
  const craving = readCraving(text)
  const made = composeRecipe({ craving, seed })
  if (made.kind === 'refused') throw new Error(`${text}: ${made.reason}`)
  return { ...made, report: checkRecipe(made.draft, { craving, source: 'engine' }) }
}
const seeds = Array.from({ length: 8 }, (_, index) => `hand-${index}`)
const itemsOf = (draft: { ingredients: readonly { item: string }[] }) =>
  draft.ingredients.map(({ item }) => item).join('; ')

describe('dishes for the hand and the bowl', () => {
  it.each([
    ['guacamole', 'guacamole'],
    ['roasted red pepper hummus', 'hummus'],
    ['tzatziki', 'tzatziki'],
    ['spinach artichoke dip', 'spinach-artichoke-dip'],
    ['crispy chickpeas', 'roasted-chickpeas'],
    ['ants on a log', 'ants-on-a-log'],
    ['caprese salad', 'caprese'],
    ['cobb salad', 'cobb-salad'],
    ['greek salad with chickpeas', 'greek-salad'],
    ['caesar salad', 'caesar-salad'],
    ['gluten free tabbouleh for two', 'tabbouleh'],
    ['vegan potato salad for 8', 'potato-salad'],
    ['asian slaw, no nuts', 'slaw'],
    ['vegan poke bowl', 'poke-bowl'],
    ['keto burrito bowl', 'burrito-bowl'],
    ['buddha bowl no oven', 'buddha-bowl'],
    ['dairy free grilled cheese', 'grilled-cheese'],
    ['vegan tuna sandwich', 'tuna-melt'],
    ['halal club sandwich', 'club-sandwich'],
    ['vegan banh mi with tofu', 'banh-mi'],
    ['avocado toast with eggs', 'avocado-toast'],
    ['swedish meatballs', 'meatballs'],
    ['gluten free falafel', 'falafel'],
    ['vegan corn fritters', 'fritters'],
    ['vegan stuffed peppers', 'stuffed-peppers'],
    ['quesadila with mushroms', 'quesadillas'],
    ['no yeast pizza', 'flatbread'],
    ['summer rolls, no peanuts', 'summer-rolls'],
    ['gluten free dumplings', 'dumplings'],
    ['halal beef kebabs', 'kebabs'],
    ['pizza margherita', 'pizza-margherita'],
    ['vegan breakfast burrito', 'breakfast-burrito'],
  ])('%s is that dish, and keeps every rule', (text, archetype) => {
    const made = seeds.map((seed) => write(text, seed))
    expect(made.map((each) => each.archetype)).toEqual(seeds.map(() => archetype))
    expect(
      made.flatMap((each) => each.report.findings.filter(({ severity }) => severity === 'error')),
    ).toEqual([])
    expect(nearDuplicates(made.map((each) => each.draft)).length).toBeLessThan(2)
  })

  it.each([
    'guacamole',
    'tzatziki',
    'salsa',
    'caprese salad',
    'coleslaw',
    'trail mix',
    'stuffed dates',
    'ants on a log',
  ])('%s needs no heat and says so', (text) => {
    for (const seed of seeds) expect(write(text, seed).draft.cookTime).toBe(0)
  })

  it('a margherita has tomato, mozzarella and basil, and Greek salad its cucumber', () => {
    for (const seed of seeds) {
      const margherita = itemsOf(write('pizza margherita', seed).draft)
      for (const word of ['tomato', 'mozzarella', 'basil']) expect(margherita).toContain(word)
      const greek = itemsOf(write('greek salad with chickpeas', seed).draft)
      for (const word of ['cucumber', 'chickpea']) expect(greek).toContain(word)
    }
  })

  it('a dip is not made of itself, and gives way where it is only part of the wish', () => {
    for (const seed of seeds) {
      expect(itemsOf(write('hummus', seed).draft)).not.toMatch(/\bhummus\b/)
      expect(itemsOf(write('salsa', seed).draft)).not.toMatch(/\bsalsa\b/)
      expect(write('tacos with salsa', seed).archetype).toBe('tacos')
    }
  })

  it('without an oven, flatbread comes from the skillet', () => {
    for (const seed of seeds)
      expect(write('flatbread without an oven', seed).draft.instructions.join(' ')).not.toMatch(
        /\boven\b|\bbake\b/i,
      )
  })

  it('a named dish takes its phrases from the general ones, which keep the rest', () => {
    const [first] = named
    if (!first) throw new Error('no named dish')
    const general = { ...first, id: 'general', names: [...first.names, 'anything at all'] }
    const both = namedFirst([general, { ...first }])
    expect(both.find((dish) => dish.id === 'general')?.names).toEqual(['anything at all'])
    expect(both.filter((dish) => dish.id === first.id)).toHaveLength(1)
  })

  it('no two named dishes claim one phrase, and none swallows a diet', () => {
    const names = named.flatMap((dish) => dish.names)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(
      names.filter((name) => /\b(vegan|vegetarian|gluten|dairy|keto|halal|kosher)\b/.test(name)),
    ).toEqual([])
  })
})
