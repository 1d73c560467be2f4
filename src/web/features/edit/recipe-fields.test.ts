import { beforeEach, expect, test } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { withDoubts } from './doubts.ts'
import { draftKey, forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { draftOf, emptyFields, fieldsOf } from './recipe-fields.ts'
import { splitSteps } from './step-rows.tsx'

beforeEach(() => localStorage.clear())

test('a recipe passes through the form unchanged', () => {
  expect(draftOf(fieldsOf(tomatoSoup))).toEqual(tomatoSoup)
})

test('headings are rows of their own, and an empty one ends the part above it', () => {
  const soup = {
    ...tomatoSoup,
    ingredients: [
      { amount: '1', item: 'onion' },
      { amount: '1 cup', item: 'cream', group: 'For the top' },
      { amount: '', item: 'basil', group: 'For the top' },
      { amount: '', item: 'salt' },
    ],
  }
  const fields = fieldsOf(soup)
  expect(fields.ingredients.map(({ heading, item }) => heading ?? item)).toEqual([
    'onion',
    'For the top',
    'cream',
    'basil',
    '',
    'salt',
  ])
  expect(draftOf(fields)).toEqual(soup)
  const renamed = fields.ingredients.map((row) => (row.heading ? { ...row, heading: ' On top ' } : row))
  expect(draftOf({ ...fields, ingredients: renamed }).ingredients.map(({ group }) => group)).toEqual([
    undefined,
    'On top',
    'On top',
    undefined,
  ])
  const without = fields.ingredients.filter(({ heading }) => heading === undefined)
  expect(draftOf({ ...fields, ingredients: without }).ingredients.map(({ group }) => group)).toEqual(
    Array.from({ length: 4 }),
  )
})

test('a doubt stays at its line, whatever headings are above it', () => {
  const fields = fieldsOf({
    ...tomatoSoup,
    ingredients: [
      { amount: '1', item: 'onion', group: 'A' },
      { amount: '2', item: 'leeks', group: 'B' },
    ],
  })
  const doubtful = withDoubts(fields, [{ place: 'ingredients.1', reason: 'Hard to read.' }])
  expect(doubtful.ingredients.filter(({ doubt }) => doubt).map(({ item }) => item)).toEqual(['leeks'])
})

test('the draft is trimmed, without empty rows and without characters that the database rejects', () => {
  const draft = draftOf({
    ...emptyFields,
    title: '  Soup\0 ',
    description: 'Warm \ud83c',
    prepTime: ' 15 ',
    cookTime: '',
    ingredients: [
      { amount: ' 2 ', item: ' eggs ' },
      { amount: '', item: ' ' },
      { amount: 'salt', item: '' },
    ],
    instructions: [{ text: ' Boil. ' }, { text: '' }],
  })
  expect(draft).toMatchObject({
    title: 'Soup',
    description: 'Warm',
    prepTime: 15,
    cookTime: 0,
    ingredients: [
      { amount: '2', item: 'eggs' },
      { amount: '', item: 'salt' },
    ],
    instructions: ['Boil.'],
  })
})

test('pasted steps lose only their numbers', () => {
  expect(splitSteps('1. Boil 2 cups water.\n\n2) Add 3 eggs.\nStep 3: Wait.\n4.\n• Serve at 10.')).toEqual([
    'Boil 2 cups water.',
    'Add 3 eggs.',
    'Wait.',
    'Serve at 10.',
  ])
})

test('a draft is stored by cook and recipe, and read back unchanged', () => {
  const draft = { fields: fieldsOf(tomatoSoup), version: 3, keptAt: '2026-11-22T10:00:00.000Z' }
  keepDraft(draftKey('ada', 'soup'), draft)
  expect(readDraft(draftKey('ada', 'soup'))).toEqual(draft)
  expect(readDraft(draftKey('bob', 'soup'))).toBeNull()
  forgetDraft(draftKey('ada', 'soup'))
  expect(readDraft(draftKey('ada', 'soup'))).toBeNull()
})

test.each(['nonsense', '{}', '{"fields":{"title":7},"keptAt":"x"}', 'null'])(
  'an unreadable draft (%s) counts as none',
  (text) => {
    localStorage.setItem(draftKey('ada', 'soup'), text)
    expect(readDraft(draftKey('ada', 'soup'))).toBeNull()
  },
)

test('the oldest drafts are deleted beyond the limit', () => {
  for (let n = 0; n < 30; n += 1) {
    const keptAt = new Date(Date.UTC(2026, 10, 1 + n)).toISOString()
    keepDraft(draftKey('ada', `recipe-${n}`), { fields: emptyFields, version: 1, keptAt })
  }
  expect(readDraft(draftKey('ada', 'recipe-0'))).toBeNull()
  expect(readDraft(draftKey('ada', 'recipe-29'))).not.toBeNull()
  expect(localStorage.length).toBeLessThanOrEqual(20)
})
