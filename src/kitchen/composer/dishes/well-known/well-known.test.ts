import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '../../index.ts'
import { makerOf } from '../../made.ts'

const made = makerOf('well known')
const seeds = [0, 1, 2, 3, 4]

describe('dishes whose names say nothing of what is in them', () => {
  it.each([
    ['bread', 'yeast-bread'],
    ['rye bread', 'yeast-bread'],
    ['gluten free bread', 'quick-bread'],
    ['garlic bread', 'garlic-bread'],
    ['vegan garlic bread', 'garlic-bread'],
    ['monkey bread', 'monkey-bread'],
    ['garlic naan', 'naan'],
    ['hot dogs', 'hot-dogs'],
    ['sloppy joes for six', 'sloppy-joes'],
    ['vegan sloppy joes', 'sloppy-joes'],
    ['dirty rice', 'dirty-rice'],
    ['bubble and squeak', 'bubble-and-squeak'],
    ['toad in the hole', 'toad-in-the-hole'],
    ['rocky road', 'rocky-road'],
    ['mud pie', 'mud-pie'],
    ['pulled pork', 'pulled-meat'],
  ])('%s is a %s, and sound', (words, archetype) => {
    for (const seed of seeds) {
      const { archetype: dish, draft, craving } = made(words, seed)
      expect(dish).toBe(archetype)
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it.each(['tomato soup with bread', 'bread pudding', 'something with leftover bread', 'ham and bread'])(
    '%s bakes no loaf',
    (words) => expect(readCraving(words).dishes).not.toContain('yeast-bread'),
  )

  it('naan is not made of naan', () => {
    for (const seed of seeds) expect(made('naan', seed).foods).not.toContain('naan')
  })
})

describe('what a dish is asked to be', () => {
  it('a spicy one has a chili on its list', () => {
    for (const seed of seeds) {
      const { draft } = made('a spicy curry with coconut', seed)
      const items = draft.ingredients.map(({ item }) => item).join(' ')
      expect(items).toMatch(/chil[ie]|cayenne|jalape|chipotle|sriracha|hot sauce/i)
    }
  })

  it('one of vegetables has no meat unless the words name some', () => {
    expect(readCraving('vegetable curry').diets).toContain('vegetarian')
    expect(readCraving('chicken and vegetable curry').diets).toEqual([])
  })
})
