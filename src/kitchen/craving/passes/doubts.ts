import { splitWords } from '../../languages/split-words.ts'
import { allergensOfWord } from '../allergens.ts'
import type { ClaimKind } from '../claim.ts'
import type { Pass, Reading } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { type SignalKind, signalsIn } from './doubt-signals.ts'
import { wordSet } from './negators.ts'
import { WHICH_ALLERGY } from './unknown-allergies.ts'

/**
 * What the grammar of negation and allergy did not understand, and what sounds as if it should have: the last pass of
 * the reading. Nobody can write down every way of saying that a food does harm; but the words that such sentences are
 * made of are few. Where one is left over beside a food that would be taken for a wish, nothing is made, and the cook
 * is asked to say it plainly: a food that should have been kept out is the one mistake that must not happen.
 */
export const readDoubts: Pass = (reading) => {
  if (reading.refusal !== null || reading.meansProfile) return
  const text = splitWords(reading.text)
  const signals = signalsIn(text.map(({ folded }) => folded))
  if (signals.length === 0) return
  const clauses = clausesOf(reading, text)
  for (const signal of signals) {
    const at = { start: text[signal.from]!.start, end: text[signal.to - 1]!.end }
    const doubt = doubtOf(reading, clauses, signal.kind, at)
    if (doubt === null) continue
    reading.refusal = doubt
    return
  }
}

interface Stretch {
  start: number
  end: number
}

/** Claims that say what is left out, or for whom: they explain why harm is spoken of. */
const explaining: ReadonlySet<ClaimKind> = new Set(['allergy', 'exclusion', 'condition', 'unknown-condition'])
/** Tastes, which people ask for less of without any harm. */
const seasonings = wordSet('salt sugar spice heat oil fat carb pepper calorie sodium')

interface Clause extends Stretch {
  /** Foods that would be wished for. */
  wished: (Stretch & { name: string })[]
  ruledOut: Stretch[]
}

const butWords = wordSet('but aber sondern pero sino mais ma pero however though jedoch doch')

function clausesOf(
  reading: Reading,
  text: readonly { start: number; stop: string; folded: string }[],
): Clause[] {
  const starts = text.filter(({ stop, folded }, i) => i === 0 || stop !== '' || butWords.has(folded))
  const clauses = starts.map(
    ({ start }, i): Clause => ({
      start: i === 0 ? 0 : start,
      end: starts[i + 1]?.start ?? reading.text.length,
      wished: [],
      ruledOut: [],
    }),
  )
  const clauseOf = (start: number) => clauses.findLast((clause) => clause.start <= start)
  // "No puedo respirar" denies a word that is no food, and explains nothing.
  for (const { kind, from, to } of reading.claims)
    if (explaining.has(kind) && (kind !== 'exclusion' || thingsWithin(reading, from, to).length > 0)) {
      const stretch = { start: reading.words[from]!.start, end: reading.words[to - 1]!.end }
      // A list runs over several clauses.
      for (const clause of clauses)
        if (clause.start < stretch.end && stretch.start < clause.end) clause.ruledOut.push(stretch)
    }
  for (let at = 0; at < reading.words.length; ) {
    const thing = thingAt(reading.words, at)
    if (!thing) {
      at++
      continue
    }
    const start = reading.words[thing.from]!.start
    const end = reading.words[thing.to - 1]!.end
    const isRead = reading.claims.some(
      ({ kind, from, to }) => kind !== 'joining' && kind !== 'state' && from < thing.to && thing.from < to,
    )
    // Who has celiac disease eats no gluten: the engine reads the word for a diet.
    if (thing.name === 'celiac') clauseOf(start)?.ruledOut.push({ start, end })
    else if (!isRead && !seasonings.has(thing.name))
      clauseOf(start)?.wished.push({ start, end, name: reading.text.slice(start, end).toLowerCase() })
    at = thing.to
  }
  return clauses
}

const distance = (a: Stretch, b: Stretch): number => Math.max(a.start - b.end, b.start - a.end, 0)

/** Why nothing can be made because of a signal; null where it is explained. */
function doubtOf(reading: Reading, clauses: readonly Clause[], kind: SignalKind, at: Stretch): string | null {
  const here = clauses.findIndex((clause) => clause.start <= at.start && at.start < clause.end)
  const clause = clauses[here]
  if (!clause) return null
  const said = reading.text.slice(at.start, at.end)
  // Behind the food is where most languages say it; so of two that are as near, the one before counts.
  const nearestOf = (stretches: readonly Stretch[]) =>
    Math.min(...stretches.map((one) => distance(one, at) + (one.start > at.start ? 0.5 : 0)))
  const isRuledOut = nearestOf(clause.ruledOut) <= nearestOf(clause.wished)
  if (kind === 'past') return clause.ruledOut.length > 0 ? pastDoubt(said) : null
  if (clause.wished.length > 0 || clause.ruledOut.length > 0) {
    if (!isRuledOut) return foodDoubt(said, clause.wished)
    if (kind === 'harm') takeForAllergies(reading, clause)
    return null
  }
  const before = clauses.slice(0, here).findLast(hasFoods)
  const about = before ?? clauses.slice(here + 1).find(hasFoods)
  if (about?.ruledOut.length) {
    if (kind === 'harm') takeForAllergies(reading, about)
    return null
  }
  if (before) return foodDoubt(said, before.wished)
  return kind === 'harm' ? WHICH_ALLERGY : null
}

/** "No pine nuts, Luca's face swells": what was only left out is left out with its family. */
function takeForAllergies(reading: Reading, clause: Stretch): void {
  for (const { kind, from, to } of reading.claims) {
    const [start, end] = [reading.words[from]!.start, reading.words[to - 1]!.end]
    if (kind !== 'exclusion' || start >= clause.end || end <= clause.start) continue
    for (const { name } of thingsWithin(reading, from, to))
      for (const allergen of allergensOfWord(name)) reading.allergies.add(allergen)
  }
}

const thingsWithin = ({ words }: Reading, from: number, to: number): Thing[] =>
  Array.from({ length: to - from }, (_, i) => thingAt(words, from + i)).filter((thing) => thing !== null)

const hasFoods = ({ wished, ruledOut }: Clause): boolean => wished.length > 0 || ruledOut.length > 0

function foodDoubt(said: string, wished: readonly { name: string }[]): string {
  const [first = ''] = wished.map(({ name }) => name)
  const names = [...new Set(wished.map(({ name }) => name))].join(', ')
  return `Larder could not tell what “${said}” says of ${names}, so it makes nothing. Write “no ${first}”, “allergic to ${first}” or “with ${first}”.`
}

const pastDoubt = (said: string): string =>
  `Larder could not tell whether what “${said}” is about is to be left out, so it makes nothing. Write “no …” for what is to be left out, and “with …” for what is not.`
