import { expect, test } from 'vitest'
import { nextPageLink } from './paging.ts'

test('the link to the next page keeps the query, whatever it contains', () => {
  const link = nextPageLink('/api/recipes?search=soup?&limit=2&category=dinner', 'c')
  const address = new URL(/<(.*)>/.exec(link)?.[1] ?? '', 'http://larder.test')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    search: 'soup?',
    limit: '2',
    category: 'dinner',
    cursor: 'c',
  })
})
