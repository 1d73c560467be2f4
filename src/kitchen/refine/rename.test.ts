import { expect, test } from 'vitest'
import { readLines } from './lines.ts'
import { renamed } from './rename.ts'

/** Renames the food of the first of some lines in a text. */
const told = (text: string, name: string, items: readonly string[]) => {
  const lines = readLines({ ingredients: items.map((item) => ({ amount: '1 cup', item })) })
  return renamed(text, lines, new Map([[0, { one: name, many: name }]]))
}

const butter = ['butter', 'all-purpose flour', 'sugar']
const cream = ['heavy cream', 'butter']

test.each([
  // Verbs that are spelled like foods.
  ['Cream half of the butter.', 'vegan cream', cream, 'Cream half of the butter.'],
  ['Butter and flour a 12-cup pan.', 'vegan butter', butter, 'Butter and flour a 12-cup pan.'],
  [
    'Heat the oven and butter and flour the pan.',
    'oil',
    butter,
    'Heat the oven and butter and flour the pan.',
  ],
  ['Butter four ramekins.', 'vegan butter', butter, 'Butter four ramekins.'],
  // Foods that stand where a verb could.
  ['Knead the flour and butter until smooth.', 'oil', butter, 'Knead the flour and oil until smooth.'],
  ['Stewed in butter until soft.', 'vegan butter', butter, 'Stewed in vegan butter until soft.'],
  [
    'Equal weights of butter and flour; the color decides.',
    'oil',
    butter,
    'Equal weights of oil and flour; the color decides.',
  ],
  // The verb of several things keeps its number.
  ['Soy and bourbon are boiled down.', 'grape juice', ['bourbon'], 'Soy and grape juice are boiled down.'],
  ['The shrimp are pink.', 'tofu', ['shrimp'], 'The tofu is pink.'],
  // Words that only say how a food is name none.
  [
    'A dressing mild enough for children.',
    'vegan cheddar',
    ['mild cheddar'],
    'A dressing mild enough for children.',
  ],
  ['Simmer for 6 minutes.', 'tofu', ['minute steaks'], 'Simmer for 6 minutes.'],
  ['The powder is cooked in oil.', 'tofu', ['cooked chicken'], 'The powder is cooked in oil.'],
  ['Line a 9-inch pie dish.', 'gluten-free dough', ['9-inch pie crust dough'], 'Line a 9-inch pie dish.'],
  [
    'What makes it Irish is the pudding.',
    'smoked tofu',
    ['Irish bacon'],
    'What makes it Irish is the pudding.',
  ],
])('"%s" with %s in place of a food of %j', (text, name, items, expected) => {
  expect(told(text, name, items)).toBe(expected)
})
