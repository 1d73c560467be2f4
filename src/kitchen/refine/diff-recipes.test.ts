import { expect, test } from 'vitest'
import { diffLines, diffRecipes } from './diff-recipes.ts'

test('lines are kept, changed word by word, removed and added, in order', () => {
  const diff = diffLines(
    ['2 cups flour', '1 tablespoon unsalted butter', '2 eggs', '1 pinch salt'],
    ['2 cups flour', '1 tablespoon vegan butter', '1 pinch salt', '3 tablespoons water'],
  )
  expect(diff.map(({ kind }) => kind)).toEqual(['kept', 'changed', 'removed', 'kept', 'added'])
  expect(diff[1]).toMatchObject({
    words: expect.arrayContaining([
      { kind: 'removed', text: 'unsalted' },
      { kind: 'added', text: 'vegan' },
    ]),
  })
})

test('changes that only a space parts read as one', () => {
  const [line] = diffLines(
    ['3 ounces (90 g) feta cheese, crumbled'],
    ['3 ounces (90 g) vegan feta, crumbled'],
  )
  expect(line).toMatchObject({
    words: [
      { kind: 'kept', text: '3 ounces (90 g) ' },
      { kind: 'removed', text: 'feta cheese' },
      { kind: 'added', text: 'vegan feta' },
      { kind: 'kept', text: ', crumbled' },
    ],
  })
})

test('either side can be put together again from the differences', () => {
  const before = ['a b c d', 'e f', 'g h i', 'same', 'x y z']
  const after = ['same', 'a b q d', 'g h i j', 'x y z', 'new one', 'e f']
  const diff = diffLines(before, after)
  const left = diff.flatMap((each) =>
    each.kind === 'changed' ? [each.before] : each.kind === 'added' ? [] : [each.text],
  )
  const right = diff.flatMap((each) =>
    each.kind === 'changed' ? [each.after] : each.kind === 'removed' ? [] : [each.text],
  )
  expect(left).toEqual(before)
  for (const each of diff) {
    if (each.kind !== 'changed') continue
    const side = (gone: string) =>
      each.words
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('')
    expect(side('added')).toBe(each.before)
    expect(side('removed')).toBe(each.after)
  }
  expect(right).toEqual(after)
})

test('fields name only what differs', () => {
  const draft = {
    title: 'Soup',
    description: 'Warm.',
    category: 'dinner' as const,
    prepTime: 5,
    cookTime: 10,
    restTime: 0,
    servings: 4,
    ingredients: [],
    instructions: [],
  }
  expect(diffRecipes(draft, { ...draft, servings: 2, title: 'Vegan Soup' }).fields).toEqual([
    {
      field: 'title',
      before: 'Soup',
      after: 'Vegan Soup',
      words: [
        { kind: 'added', text: 'Vegan ' },
        { kind: 'kept', text: 'Soup' },
      ],
    },
    { field: 'servings', before: '4', after: '2', words: null },
  ])
})
