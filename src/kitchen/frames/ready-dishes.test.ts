import { describe, expect, test } from 'vitest'
import { foodAtHand, foodWished } from './at-hand.ts'

const first = (said: string) => foodAtHand(said)?.items[0]

describe('a dish that is ready', () => {
  test.each([
    ['chicken keema', 'ready-filling', 'chicken keema'],
    ['taco meat, about half a cup', 'ready-filling', 'taco meat'],
    ['can of chili', 'ready-filling', 'chili'],
    ['leftover Knödel', 'ready-starch', 'Knödel'],
    ['leftover tamales', 'ready-starch', 'tamales'],
    ['leftover Chinese takeout lo mein', 'ready-noodle', 'chinese lo mein'],
    ['leftover spaghetti', 'ready-noodle', 'spaghetti'],
    ['sweet potato casserole from thanksgiving', 'ready-dish', 'sweet potato casserole'],
    ['thawed potato soup', 'ready-soup', 'potato soup'],
    ['mashed potatoes', 'mash', 'mashed potatoes'],
  ])('is heated and never cooked from raw: %s', (said, role, name) => {
    expect(first(said)?.roles).toContain(role)
    expect(first(said)?.one).toBe(name)
    expect(first(said)?.state).toBe('cooked')
  })

  test.each([
    'curry powder',
    'red curry paste',
    'pizza dough',
    'lasagna sheets',
    'dumpling wrappers',
    'spaghetti',
  ])('is not what only bears the name of one: %s', (said) => expect(first(said)?.id).not.toMatch(/^ready-/))

  test.each(['chicken curry', 'stir-fry'])('is not what a craving asks for: %s', (said) =>
    expect(foodWished(said)?.items[0]?.id ?? '').not.toMatch(/^ready-/),
  )
})

test.each([
  ['leftover pot roast', 'beef-chuck', 'cooked-meat'],
  ['chicken apple sausages', 'kielbasa', 'sausage'],
  ['ham steak', 'ham', 'cooked-meat'],
  ['Hawaiian rolls', 'burger-bun', 'bread'],
  ['canned green beans', 'green-bean', 'vegetable'],
  ['elk steaks', 'beef-sirloin', 'red-meat'],
  ['Kartoffeln', 'potato', 'vegetable'],
  ['a carrot nub', 'carrot', 'vegetable'],
  ['applesauce cups', 'applesauce', 'fruit'],
  ['smoked ham hock', 'pork-hock', 'hock'],
  ['canned biscuits', 'biscuit-dough', 'ready-dough'],
  ['bag of caesar salad', 'romaine', 'vegetable'],
])('a frame takes %s as what it is', (said, id, role) => {
  expect(first(said)?.id).toBe(id)
  expect(first(said)?.roles).toContain(role)
})

test('a sausage of chicken is as hot inside as chicken', () => {
  expect(first('chicken apple sausages')?.cooking).toBe('poultry-sausage')
})
