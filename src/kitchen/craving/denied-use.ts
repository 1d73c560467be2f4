import type { GlossedWord } from '../languages/gloss.ts'
import { stem } from './stem.ts'
import { isThing } from './things.ts'
import { wordSet } from './word-set.ts'

const negations = wordSet(
  "don't dont doesn't doesnt not never can't cant cannot won't wont wouldn't couldn't mustn't no neither",
)
/** Words between a negation and its verb. */
const between = wordSet('really usually ever even normally want wants like likes to be able allowed supposed')
/** Verbs of what a household does with a food; "never cooked with tofu" is no rule, so the past is none of them. */
const uses = wordSet(
  'eat drink have use buy cook bake fry grill roast fix make consume touch keep serve order add handle stand tolerate',
)
const joins = wordSet('or and nor')
const before = wordSet('a an any the my our your all of anything')

/** True when a food or another thing that is left out begins at a place, behind an article or none. */
function isThingAt(words: readonly GlossedWord[], at: number): boolean {
  let first = at
  while (before.has(words[first]?.english ?? '') && words[first]?.stop === '') first++
  const [one, two] = [words[first], words[first + 1]]
  if (one?.stop !== '') return false
  return isThing(stem(one.english)) || (two?.stop === '' && isThing(stem(`${one.english} ${two.english}`)))
}

const eaters = wordSet('i we they he she family household husband wife')
const never = wordSet("never not don't dont doesn't doesnt")

/** True for "we never cook pork," as a clause by itself: "I don't cook fish well" asks for help with fish. */
function isHabit(words: readonly GlossedWord[], at: number, next: number): boolean {
  const subject = /^do(?:es)?$/.test(words[at - 1]?.english ?? '') ? at - 2 : at - 1
  if (!never.has(words[at]?.english ?? '') || !eaters.has(words[subject]?.english ?? '')) return false
  if (words[next - 1]?.english !== 'cook') return false
  return [1, 2].some((length) => {
    const thing = words.slice(next, next + length)
    const behind = words[next + length]
    return (
      thing.length === length &&
      isThing(stem(thing.map(({ english }) => english).join(' '))) &&
      (behind === undefined || behind.stop !== '' || joins.has(behind.english))
    )
  })
}

/**
 * Returns the place behind a denial of using a food that begins with a negation: "don't eat or cook with", "never
 * bake with", "not with", and "no cocinamos con" with a verb that no table knows; null where none begins.
 */
function endOfDenial(words: readonly GlossedWord[], at: number): number | null {
  const negation = words[at]
  if (!negation || !negations.has(negation.english) || words[at - 1]?.english === 'why') return null
  let next = at + 1
  const isHere = (set: ReadonlySet<string>) => words[next]?.stop === '' && set.has(words[next]?.english ?? '')
  while (isHere(between)) next++
  let verbs = 0
  while (isHere(uses)) {
    verbs++
    next++
    if (isHere(joins) && uses.has(words[next + 1]?.english ?? '')) next++
  }
  // A verb of another language that is not translated stands right behind its negation.
  if (verbs === 0 && negation.isForeign && words[next + 1]?.english === 'with' && words[next]?.stop === '')
    next++
  const isWith = words[next]?.stop === '' && words[next]?.english === 'with'
  if (isWith) next++
  else if (verbs < 2 && !isHabit(words, at, next)) return null
  return isThingAt(words, next) ? next : null
}

/** Returns the words with each denial of using a food as one "without", so that every rule for it applies. */
export function withDeniedUse(words: readonly GlossedWord[]): GlossedWord[] {
  const out: GlossedWord[] = []
  for (let at = 0; at < words.length; at++) {
    const end = endOfDenial(words, at)
    const [first, last] = [words[at]!, words[(end ?? 0) - 1]]
    if (end === null || !last) out.push(first)
    else {
      out.push({
        ...first,
        english: 'without',
        folded: 'without',
        end: last.end,
        isForeign: false,
        isName: false,
      })
      at = end - 1
    }
  }
  return out
}
