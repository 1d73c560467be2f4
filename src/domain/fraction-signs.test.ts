import { expect, test } from 'vitest'
import { withFractionSigns } from './fraction-signs.ts'

test.each([
  ['1/2 teaspoon', '½ teaspoon'],
  ['1 1/2 cups', '1½ cups'],
  ['1-1/4 cups (160 g)', '1¼ cups (160 g)'],
  ['1/4 to 1/2 cup', '¼ to ½ cup'],
  ['2 (14 1/2 ounce) cans', '2 (14½ ounce) cans'],
  ['½ cup', '½ cup'],
  ['to taste', 'to taste'],
])('%j is printed as %j', (amount, printed) => {
  expect(withFractionSigns(amount)).toBe(printed)
})

test.each(['5/6 cup', '1/16 teaspoon', '24/7', '11/2 cups', '2025/1/2', '1.1/2', ''])('%j stays', (text) => {
  expect(withFractionSigns(text)).toBe(text)
})
