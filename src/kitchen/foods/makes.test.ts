import { describe, expect, test } from 'vitest'
import { foodById, matchFood } from './index.ts'
import { idsOfMakes } from './makes.ts'

test.each(idsOfMakes)('%s is in the food table', (id) => expect(foodById(id)).toBeDefined())

describe('a make that is sold without something', () => {
  test.each([
    ['gluten-free rotini', 'gluten-free-pasta'],
    ['gluten-free no-boil lasagna noodles', 'gluten-free-lasagna-noodle'],
    ['gluten-free mini bagels', 'gluten-free-english-muffin'],
    ['plant-based ground meat', 'veggie-burger'],
    ['gluten-free plant-based ground beef', 'gluten-free-plant-meat'],
    ['dairy-free cheddar shreds', 'vegan-cheese'],
    ['vegan vanilla ice cream', 'vegan-ice-cream'],
    ['alcohol-free dark beer', 'alcohol-free-beer'],
    ['nut-free basil pesto', 'nut-free-pesto'],
  ])('is known by its claim and noun: %s', (name, id) => expect(matchFood(name)?.food.id).toBe(id))

  test.each(['gluten-free beef meatloaf', 'gluten-free gravy', 'vegan scotch broth'])(
    'stays unknown when no make is: %s',
    (name) => expect(matchFood(name)).toBeNull(),
  )
})
