import { expect, test } from 'vitest'
import { testCookbook } from '#testing/test-cookbook.ts'
import { nameTablesOf, packNames, unpackNames } from './name-tables.ts'

test('names are the same when a build has packed them', async () => {
  const { recipes } = await testCookbook()
  const some = recipes.filter((_, at) => at % 40 === 0)
  const slugs = some.map(({ slug }) => slug)
  const tables = nameTablesOf(some)
  const opened = unpackNames(JSON.parse(JSON.stringify(packNames(tables, slugs))), slugs)
  expect(opened).toEqual(tables)
  expect([...opened.names.keys()]).toEqual([...tables.names.keys()])
})
