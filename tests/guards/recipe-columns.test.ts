import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { computedColumns, draftColumns } from '#server/stores/recipe-columns.ts'
import { filesBelow } from '../../scripts/source-hash.mjs'

const columnOf: Readonly<Record<string, string>> = { ...draftColumns, ...computedColumns }
const columns = new Set(Object.values(columnOf))

/** Number of recipe columns near each other that counts as a hand-written list. */
const MANY = 6
const NEARBY = 400

/** Finds places where a text lists a recipe's columns or fields by hand. */
function listsIn(text: string): string[] {
  const named = [...text.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
    const column = columnOf[word] ?? (columns.has(word) ? word : undefined)
    return column === undefined ? [] : [{ column, index }]
  })
  const first = named.find(({ index: start }) => {
    const near = named.filter(({ index }) => index >= start && index < start + NEARBY)
    return new Set(near.map(({ column }) => column)).size >= MANY
  })
  return first ? [text.slice(first.index, first.index + 80)] : []
}

// A field that a list forgets would be lost silently.
test('no store but recipe-columns.ts lists the columns of a recipe', async () => {
  const files = filesBelow('src/server/stores').filter(
    (file) => file.endsWith('.ts') && !/(?:\.test|recipe-columns)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(80)
  const found = await Promise.all(
    files.map(async (file) => listsIn(await readFile(file, 'utf8')).map((list) => `${file}: ${list}`)),
  )
  expect(found.flat()).toEqual([])
})

test.each([
  'insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings) select',
  `jsonb_build_object('title', title, 'category', category, 'prepTime', prep_time, 'cookTime', cook_time,
    'servings', servings, 'checks', checks)`,
  'title = excluded.title, checks = excluded.checks, nutrition = excluded.nutrition, servings = excluded.servings, ' +
    'category = excluded.category, ingredients = excluded.ingredients',
])('the guard bites: %s', (list) => {
  expect(listsIn(list)).toHaveLength(1)
})
