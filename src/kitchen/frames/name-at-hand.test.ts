import { expect, test } from 'vitest'
import { foodAtHand } from './at-hand.ts'
import { nameAtHand } from './name-at-hand.ts'

test.each([
  ["kimchi that's gone really sour", 'kimchi'],
  ['corn tortillas getting stale', 'corn tortillas'],
  ['boiled potatoes from yesterday', 'boiled potatoes'],
  ['spinach about to go bad', 'spinach'],
  ['tin of tomatoes', 'canned tomatoes'],
  ['half a can of chickpeas', 'canned chickpeas'],
  ['beef stew in a can', 'canned beef stew'],
  ['corned beef tin', 'canned corned beef'],
  ['pork tenderloin leftovers', 'leftover pork tenderloin'],
  ['cream of mushroom soup', 'cream of mushroom soup'],
])('reads %s by its name', (said, name) => {
  expect(nameAtHand(said)).toBe(name)
})

test.each([
  ['crescent rolls', 'biscuit-dough'],
  ['2 ramen packets', 'ramen-noodle'],
  ['cool whip', 'whipped-cream'],
  ["one jar of rao's", 'pasta-sauce'],
  ['canned chicken', 'chicken-cooked'],
  ['leftover mash', 'mashed-potato'],
  ['leftover dal', 'lentil-cooked'],
  ['pancake mix', 'baking-mix'],
  ['ready rice', 'cooked-rice'],
  ['frozen chicken', 'chicken-thigh'],
  ['venison roast', 'venison'],
  ['ribs', 'pork-rib'],
  ['leftover idlis', 'steamed-idli'],
  ['dudhi', 'bottle-gourd'],
  ['panela cheese', 'queso-fresco'],
  ['lunch meat', 'ham'],
  ['salad chicken', 'chicken-cooked'],
  ['boxed macaroni and cheese', 'boxed-mac-and-cheese'],
  ['grilled burger patties', 'cooked-ground-beef'],
])('knows %s', (said, id) => {
  expect(foodAtHand(said)?.answers).toContain(id)
})
