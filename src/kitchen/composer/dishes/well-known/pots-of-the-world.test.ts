import { describe, expect, it } from 'vitest'
import { readCraving } from '../../index.ts'
import { faultsOf, makerOf } from '../../made.ts'

const made = makerOf('pots of the world')
const seeds = [0, 1, 2]

/** Foods that a dish is not itself without, each as the foods that do. */
const defining: [words: string, dish: string, foods: string[]][] = [
  ['jollof rice', 'jollof-rice', ['white-rice', 'tomato-canned', 'red-bell-pepper', 'tomato-paste']],
  ['jollof', 'jollof-rice', ['white-rice', 'curry-powder', 'thyme-dried', 'bay-leaf', 'red-chili']],
  ['jollof rice with chicken', 'jollof-rice', ['white-rice', 'chicken-thigh']],
  ['shrimp jollof', 'jollof-rice', ['white-rice', 'shrimp']],
  ['vegan jollof rice', 'jollof-rice', ['white-rice', 'vegetable-stock', 'onion']],
  ['low-carb jollof rice', 'jollof-rice', ['cauliflower-rice', 'tomato-canned']],
  ['brown rice jollof', 'jollof-rice', ['brown-rice', 'tomato-canned']],
  [
    'cassoulet',
    'cassoulet',
    ['white-bean-canned', 'italian-sausage', 'bacon', 'duck|chicken-thigh', 'breadcrumb', 'garlic'],
  ],
  ['duck cassoulet', 'cassoulet', ['white-bean-canned', 'duck', 'pork-shoulder', 'thyme']],
  ['chicken cassoulet', 'cassoulet', ['white-bean-canned', 'chicken-thigh', 'italian-sausage']],
  ['vegetarian cassoulet', 'cassoulet', ['white-bean-canned', 'cremini', 'carrot', 'breadcrumb']],
  ['gluten free cassoulet', 'cassoulet', ['white-bean-canned', 'gluten-free-breadcrumb']],
  ['halal cassoulet', 'cassoulet', ['white-bean-canned', 'lamb-shoulder', 'chicken-thigh|duck']],
  [
    'feijoada',
    'feijoada',
    ['black-bean-canned', 'pork-shoulder', 'kielbasa', 'bacon', 'orange', 'collard-green|kale', 'white-rice'],
  ],
  ['vegan feijoada', 'feijoada', ['black-bean-canned', 'butternut-squash', 'cremini', 'orange']],
  ['halal feijoada', 'feijoada', ['black-bean-canned', 'beef-chuck', 'orange']],
  ['quick feijoada', 'feijoada', ['black-bean-canned', 'kielbasa', 'orange']],
  [
    'moqueca',
    'moqueca',
    ['cod|halibut|haddock|mahi-mahi', 'coconut-milk', 'red-bell-pepper', 'tomato', 'lime-juice', 'cilantro'],
  ],
  ['shrimp moqueca', 'moqueca', ['shrimp', 'coconut-milk', 'lime-juice']],
  ['vegan moqueca', 'moqueca', ['plantain', 'coconut-milk', 'lime-juice']],
]

describe('pots that a country is known for', () => {
  it.each(defining)('%s is made as what it is, and sound', (words, dish, foods) => {
    for (const seed of seeds) {
      const answer = made(words, seed)
      expect(faultsOf(answer, dish, foods)).toEqual([])
      expect(answer.notes.join(' ')).not.toContain('recognised')
    }
  })

  it.each([
    ['jolof rice', 'jollof-rice'],
    ['nigerian jollof', 'jollof-rice'],
    ['cassoulets for 8', 'cassoulet'],
    ['feijoada completa', 'feijoada'],
    ['brazilian black bean stew', 'feijoada'],
    ['moqueca baiana', 'moqueca'],
    ['brazilian fish stew', 'moqueca'],
  ])('%s is a name of it, too', (words, dish) => expect(readCraving(words).dishes).toEqual([dish]))

  it.each([
    ['jollof rice', 'west-african'],
    ['cassoulet', 'french'],
    ['feijoada', 'brazilian'],
    ['moqueca', 'brazilian'],
  ])('%s comes from the %s kitchen', (words, cuisine) => expect(made(words).cuisine).toBe(cuisine))

  it.each(['jollof rice', 'moqueca'])('%s has meat or shellfish only where it is named', (words) => {
    for (const seed of seeds)
      expect(made(words, seed).foods.join(' ')).not.toMatch(/chicken-(?!stock)|beef-(?!stock)|pork|shrimp/)
  })
})

describe('a rule beside the name of a pot', () => {
  const animal =
    /\b(?:beef|lamb|pork|chicken|duck|shrimp|cod|bacon|sausage|kielbasa|butter(?!nut)|milk|cream|cheese)s?\b/i
  it.each([
    'vegan jollof rice',
    'vegetarian cassoulet',
    'vegan cassoulet',
    'vegan feijoada',
    'vegan moqueca',
  ])('%s has nothing of an animal', (words) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      const items = draft.ingredients.map(({ item }) => item.replace(/coconut milk|vegan \w+/gi, ''))
      expect(items.join('\n')).not.toMatch(animal)
    }
  })

  it.each([
    ['jollof rice without onions', /onion|shallot|scallion|leek|chive/i],
    ['mild jollof rice', /chili(?!\w)|cayenne|hot sauce/i],
    ['cassoulet without onions', /onion|shallot|scallion|leek|chive/i],
    ['alcohol-free cassoulet', /\bwine\b/i],
    ['cassoulet without pork', /pork|bacon|sausage|kielbasa|pancetta/i],
    ['feijoada without garlic', /garlic/i],
    ['gluten free feijoada', /breadcrumb|wheat|flour/i],
    ['moqueca without coconut', /coconut/i],
    ['moqueca without cilantro', /cilantro/i],
  ])('%s leaves it out', (words, forbidden) => {
    for (const seed of seeds) {
      const { draft, craving, archetype } = made(words, seed)
      expect(craving.dishes).toEqual([archetype])
      for (const { item } of draft.ingredients) expect(item).not.toMatch(forbidden)
      expect(draft.instructions.join(' ')).not.toMatch(forbidden)
    }
  })

  it.each(['low-carb cassoulet', 'keto feijoada', 'jollof rice without tomatoes'])(
    '%s would be another dish, and is said to be',
    (words) => expect(made(words).notes.join(' ')).toContain('cannot be made by all of these rules'),
  )
})
