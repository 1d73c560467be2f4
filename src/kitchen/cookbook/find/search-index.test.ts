import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { nameWordsOf } from '../name-key.ts'
import { openIndex, packIndex, type SearchDocument } from './search-index.ts'

const boost = { title: 6, names: 4, family: 4, needs: 3, foods: 1.5, kind: 3, about: 2, description: 0.4 }
const words =
  'soup stew bread rice lemon garlic onion basil chicken bean tomato carrot leek fig plum oat rye'.split(' ')

/** Returns words by a number, the same ones each time; short words and empty texts are among them. */
const text = (seed: number): string =>
  Array.from({ length: seed % 7 }, (_, at) =>
    (seed + at) % 11 === 0 ? 'a' : words[(seed * 5 + at * at * 3) % words.length],
  ).join(' ')

const documents = Array.from({ length: 300 }, (_, at): SearchDocument => {
  const [title, names, family, needs, foods, kind, about, description] = Array.from(
    { length: 8 },
    (__, field) => text(at * 8 + field * 3),
  ) as [string, string, string, string, string, string, string, string] // one for each field
  return { slug: `recipe-${at}`, title, names, family, needs, foods, kind, about, description }
})

test('scores are those of MiniSearch, also of words that stand twice or nowhere', () => {
  const theirs = new MiniSearch<SearchDocument>({
    idField: 'slug',
    fields: Object.keys(boost),
    tokenize: nameWordsOf,
    processTerm: (word) => (word.length > 1 ? word : null),
  })
  theirs.addAll(documents)
  const score = openIndex(JSON.parse(JSON.stringify(packIndex(documents))))
  const questions = [['soup'], ['lemon', 'chicken', 'soup'], ['rice', 'rice'], ['nowhere', 'fig'], ['a'], []]
  for (const asked of questions) {
    const found = theirs.search(asked.join(' '), { boost, combineWith: 'OR' })
    expect(new Map([...score(asked)])).toEqual(new Map(found.map((one) => [one.id, one.score])))
  }
})
