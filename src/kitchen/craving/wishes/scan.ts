import { belongsIn, type Entry, type Hit, isFlesh, LONGEST_PHRASE, lexicon, makes } from './lexicon.ts'
import { isTaste } from './tastes.ts'
import type { Token } from './words.ts'

export function scan(tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = []
  let at = 0
  while (at < tokens.length) {
    const longest = longestAt(tokens, at)
    const read = longest && givenWay(longest, tokens)
    const found = read && (beforeDish(read, tokens) ?? read)
    if (found) hits.push(found)
    at = found ? found.to : at + 1
  }
  return hits
}

function longestAt(tokens: readonly Token[], at: number, most = LONGEST_PHRASE): Hit | null {
  // "Just eggs" means eggs and little else, and not the egg product of that brand.
  if (tokens[at]?.typed === 'just') return null
  const words = lexicon()
  for (let length = Math.min(most, tokens.length - at); length >= 1; length--) {
    const slice = tokens.slice(at, at + length)
    if (slice.slice(1).some((token) => token.afterStop)) continue
    const entries =
      (length > 1 ? words.get(slice.map((token) => token.original).join(' ')) : undefined) ??
      words.get(slice.map((token) => token.word).join(' ')) ??
      words.get(slice.map((token) => token.typed).join(' '))
    if (entries) return { from: at, to: at + length, entries }
  }
  return null
}

/**
 * Shortens a name whose last word begins another dish's name: a "creamy pasta salad" is a salad, a "hot
 * chocolate cake" a cake.
 */
function givenWay(hit: Hit, tokens: readonly Token[]): Hit {
  const namesDish = ({ entries }: Hit) => entries.some(({ kind }) => kind === 'dish')
  const length = hit.to - hit.from
  if (length < 2 || !namesDish(hit)) return hit
  const next = longestAt(tokens, hit.to - 1)
  if (!next || next.to - next.from < 2 || !namesDish(next)) return hit
  return longestAt(tokens, hit.from, length - 1) ?? hit
}

/** Returns the meanings that these words, in the singular, have together; empty when there are none. */
const namedBy = (tokens: readonly Token[]): readonly Entry[] =>
  lexicon().get(tokens.map((token) => token.word).join(' ')) ??
  lexicon().get(tokens.map((token) => token.english ?? token.word).join(' ')) ??
  []

/**
 * Cuts a food phrase down to its diet when a dish reaches further: in "gluten free spaghetti and meatballs" and in
 * "vegan butter chicken" the diet stands alone.
 */
function beforeDish(hit: Hit, tokens: readonly Token[]): Hit | null {
  if (hit.entries.some(({ kind }) => kind === 'dish')) return null
  for (const length of [2, 1]) {
    const start = hit.from + length
    if (start >= hit.to) continue
    const diet = namedBy(tokens.slice(hit.from, start)).filter(({ kind }) => kind === 'diet')
    const reaches = [2, 3, 4, 5].some(
      (words) =>
        start + words > hit.to &&
        namedBy(tokens.slice(start, start + words)).some(({ kind }) => kind === 'dish'),
    )
    if (diet.length > 0 && reaches) return { from: hit.from, to: start, entries: diet }
  }
  return null
}

/**
 * Returns the foods inside a dish's name: "beef stew" is a stew, and of beef. Classic dishes with fixed
 * ingredients add none.
 */
export function within(hit: Hit, tokens: readonly Token[]): Hit[] {
  const named = hit.entries.filter((entry) => entry.kind === 'dish')
  const isFood = hit.entries.some((entry) => entry.kind === 'food')
  if (isFood && hit.to - hit.from > 1) return innerHits(hit, tokens, ['diet'])
  if (named.length === 0 || hit.to - hit.from === 1) return []
  // The dish decides which foods it takes: "banana bread" has no bread in it, "spaghetti bolognese" does have
  // spaghetti.
  const ids = named.map((entry) => entry.id)
  // Tastes inside a name count as well: "creamy chicken pasta" is creamy.
  const found = innerHits(hit, tokens, ['food', 'family', 'cuisine', 'category', 'diet', 'mood'])
  // The last meat in a name is an ingredient, whatever else the dish may take: roast chicken is chicken,
  // chicken fried steak is steak.
  const flesh = found.findLast(({ entries }) => entries.some(isFlesh))
  const belongs = (entry: Entry, inner: Hit) =>
    entry.kind === 'mood'
      ? isTaste(entry.id)
      : belongsIn(ids, entry) || (inner === flesh && isFlesh(entry) && !makes(ids, entry.id))
  return found
    .map((inner) => ({ ...inner, entries: inner.entries.filter((entry) => belongs(entry, inner)) }))
    .filter((inner) => inner.entries.length > 0)
}

function innerHits(hit: Hit, tokens: readonly Token[], kinds: readonly Entry['kind'][]): Hit[] {
  const result: Hit[] = []
  for (let at = hit.from; at < hit.to; at++) {
    for (let to = Math.min(hit.to, at + 2); to > at; to--) {
      if (to - at === hit.to - hit.from) continue
      const entries = namedBy(tokens.slice(at, to)).filter(
        (entry) => kinds.includes(entry.kind) && !(entry.kind === 'food' && /cooked/.test(entry.id)),
      )
      if (entries.length > 0) {
        result.push({ from: at, to, entries })
        at = to - 1
        break
      }
    }
  }
  return result
}
