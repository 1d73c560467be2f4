import type { Hit } from './lexicon.ts'
import type { Token } from './words.ts'

const negators = new Set([
  'no',
  'without',
  'minus',
  'avoid',
  'skip',
  'except',
  'hate',
  'not',
  'dislike',
  'omit',
  'never',
  'w/o',
])
/** After these, a list runs on over commas: "allergic to eggs, nuts and soy". */
const listNegators = new Set([
  'allergic',
  'allergy',
  'allergie',
  'without',
  'avoid',
  'except',
  'intolerant',
  'intolerance',
])
const between = new Set([
  'and',
  'or',
  'nor',
  'to',
  'the',
  'any',
  'a',
  'an',
  'too',
  'very',
  'so',
  'much',
  'of',
  'all',
  'kind',
  'type',
  'fresh',
  'raw',
  'cooked',
  'please',
  'eat',
  'like',
  'use',
  'added',
])

function isNegator(tokens: readonly Token[], at: number): 'list' | 'single' | null {
  const word = tokens[at]?.typed ?? ''
  const next = tokens[at + 1]?.typed ?? ''
  if (listNegators.has(word)) return 'list'
  if (negators.has(word)) return word === 'not' && next === 'only' ? null : 'single'
  if (word === 'hold' && (next === 'the' || next === 'all')) return 'single'
  if (word === 'leave' && (next === 'out' || next === 'off')) return 'single'
  if (word === 'free' && next === 'of') return 'list'
  if (
    ["don't", 'dont', "can't", 'cant', 'cannot', "doesn't", 'doesnt'].includes(word) &&
    ['like', 'eat', 'have', 'want', 'use', 'stand'].includes(next)
  )
    return 'list'
  return null
}

/** The starts of all hits that stand under a negation. */
export function negatedTokens(tokens: readonly Token[], hits: readonly Hit[]): Set<number> {
  const starts = new Map(hits.map((hit) => [hit.from, hit]))
  const result = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    // "broccoli free", "onion-free"
    const hit = starts.get(at)
    if (
      hit &&
      tokens[hit.to]?.typed === 'free' &&
      tokens[hit.to + 1]?.typed !== 'range' &&
      !hit.entries.some((entry) => entry.kind === 'diet')
    )
      result.add(at)
    const kind = isNegator(tokens, at)
    if (!kind) continue
    let i = at + 1
    let any = false
    let seenConjunction = false
    while (i < tokens.length) {
      const token = tokens[i]
      if (!token) break
      const here = starts.get(i)
      if (token.afterStop && token.stop !== ',' && token.stop !== '&') break
      if (token.afterStop && token.stop === ',' && any && !(kind === 'list' && listGoesOn(tokens, starts, i)))
        break
      if (here) {
        const contents = here.entries.some((entry) =>
          ['food', 'family', 'class', 'mood', 'equipment'].includes(entry.kind),
        )
        const isDishOnly = !contents
        if (isDishOnly && any) break
        if (any && !seenConjunction && !token.afterStop) break
        result.add(i)
        any = true
        seenConjunction = false
        i = here.to
        continue
      }
      if (['and', 'or', 'nor'].includes(token.typed)) {
        seenConjunction = true
        i++
        continue
      }
      if (!between.has(token.typed)) break
      i++
    }
  }
  return result
}

/** After a comma inside a list: further foods and a closing "and" or "or" before the clause ends. */
function listGoesOn(tokens: readonly Token[], starts: ReadonlyMap<number, Hit>, from: number): boolean {
  let i = from
  while (i < tokens.length) {
    const token = tokens[i]
    if (!token) return false
    if (token.afterStop && token.stop !== ',') return false
    if (['and', 'or', 'nor'].includes(token.typed)) return starts.has(i + 1)
    const hit = starts.get(i)
    if (!hit) return false
    i = hit.to
  }
  return true
}

/** Words that negate, or stand between a negation and what it negates. */
export const isOfNegation = (word: string): boolean =>
  negators.has(word) || listNegators.has(word) || between.has(word)
