import { describe, expect, test } from 'vitest'
import { readCraving } from '../read-craving.ts'

describe('who eats, where and in which state', () => {
  test.each([
    ["I'm feeling hot and need something", 'for a hot day'],
    ['something to cool me down', 'for a hot day'],
    ["I'm so cold, what can I make", 'warm'],
    ['I have to eat in the car, what can I make', 'eaten by hand'],
    ['dinner on the couch, no spoons', 'eaten by hand'],
    ['lunch with a baby on my lap', 'eaten by hand'],
    ["I'm running a marathon tomorrow, what should I eat", 'before sport'],
    ['breakfast before a half marathon', 'before sport'],
    ['we play football and have a match in two hours', 'before sport'],
    ['dinner after sports practice', 'protein'],
    ['after a long day of skiing', 'protein'],
    ['lunch, no microwave at work', 'served cold'],
    ['something to take on my night shift', 'make ahead'],
    ['my sister just had a baby, dinner for them', 'make ahead'],
    ['dinner, ready when I get home', 'make ahead'],
    ['dinner for my dad, home from the hospital', 'sick'],
    ['grandpa has no appetite', 'sick'],
    ['something that sticks to your ribs', 'hearty'],
    ['what do I feed five hungry lumberjacks', 'hearty'],
    ['the fridge is empty', 'from the pantry'],
    ['six guests on Saturday', 'fancy'],
    ['my in-laws are coming for dinner', 'fancy'],
  ])('"%s" is read as %s', (words, mood) => expect(readCraving(words).moods).toContain(mood))

  test.each([
    ['a hot chicken sandwich', 'for a hot day'],
    ['hot and sour soup', 'for a hot day'],
    ['cold noodles', 'warm'],
    ['game hens with rice', 'before sport'],
    ['game night snacks', 'before sport'],
    ['barbecue ribs', 'hearty'],
    ['I have leftovers from Sunday, roast beef', 'make ahead'],
  ])('"%s" is not read as %s', (words, mood) => expect(readCraving(words).moods).not.toContain(mood))
})

test('a level before two nutrients is of both: "low sugar/carb"', () => {
  const { diets, targets } = readCraving('a meal for her low sugar/carb diet and his low fat/salt diet')
  expect(diets).toEqual(['low-carb', 'low-sodium'])
  expect(targets?.map(({ measure }) => measure).sort()).toEqual(['fat', 'sugar'])
})
