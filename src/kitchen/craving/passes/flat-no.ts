import { type Reading, wordAt } from '../reading.ts'
import { wordSet } from '../word-set.ts'
import { isHere } from './phrase-at.ts'

const verbs = wordSet("is are was were be remain remains stay stays it's its")
const articles = wordSet('a an')
/** Words that strengthen a refusal: "a big no no", "strictly off limits". */
const degrees = wordSet(
  'big huge total absolute complete definite definitely absolutely totally completely strictly strict hard firm major massive real serious still always also both all just such very rather pretty kind of sort',
)
/** Refusals that need no verb: "onions no-go". */
const refusals = [
  'no no',
  'no nos',
  'no go',
  'no gos',
  'nono',
  'nogo',
  'taboo',
  'tabu',
  'off limits',
  'off the menu',
  'off the table',
  'out of the question',
  'out of bounds',
  'forbidden',
  'verboten',
  'banned',
  'prohibited',
].map((one) => one.split(' '))

/**
 * Counts the words of a flat refusal behind foods, with the verb, the article and the words of degree before it: "are a
 * big no no", "absolutely off the menu", "a huge no"; 0 where none begins.
 */
export function flatNoAt(reading: Reading, from: number): number {
  let at = from
  const isOneClause = () => at === from || reading.words[at]?.stop === ''
  if (verbs.has(wordAt(reading, at))) at++
  while (isOneClause() && degrees.has(wordAt(reading, at))) at++
  const hasArticle = isOneClause() && articles.has(wordAt(reading, at))
  if (hasArticle) at++
  while (isOneClause() && degrees.has(wordAt(reading, at))) at++
  if (!isOneClause()) return 0
  const refusal = refusals.find((one) => isHere(reading, at, one))
  if (refusal) return at + refusal.length - from
  // A bare "no" needs its article and the end of the clause: "mushrooms are a huge no".
  const next = reading.words[at + 1]
  const isOver = next === undefined || next.stop !== '' || /^(?:for|with|in|and|so|but)$/.test(next.plain)
  return hasArticle && wordAt(reading, at) === 'no' && isOver ? at + 1 - from : 0
}
