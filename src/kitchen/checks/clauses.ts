import { oncePer } from './once-per.ts'
import { actions } from './talk.ts'

/*
 * The sentences of a step, parted into clauses, each of which is judged by its verb.
 */

export type Way = 'order' | 'statement' | 'relative' | 'reason' | 'waiting' | 'fragment'
export interface Clause {
  start: number
  end: number
  text: string
  way: Way
}

const lead =
  '(?:(?:and|but|then|or|so|now|next|finally|meanwhile|just|also|gently|carefully|gradually|quickly|slowly|lightly|immediately|first|again|always|please|let us|afterwards|inzwischen|dann) ?)*'
/** Words before "the" or "a" that are no order: prepositions, articles, helping verbs, words of comparison. */
const noOrder =
  'the|an?|this|that|these|those|in|into|on|onto|over|under|with|without|for|from|of|off|to|at|by|as|like|unlike|than|through|across|after|before|until|till|when|while|where|if|unless|because|since|though|although|once|not|never|both|all|half|only|even|at least|is|are|was|were|has|have|had|will|would|can|could|may|might|should|must|do|did|gave|made|left|around|between|behind|beside|near|inside|about|around|among|during|despite|except|plus|within|what|which|who|how|why|whether|you|we|they|it|i|he|she|people|some|many|most|others'
/** A verb without an ending before what it is done to, "clap the mint": an order, whichever verb it is. */
export const orderByForm = `(?!(?:${noOrder})\\b)[a-z]{3,}(?<![^s]s|ing|ed|ly) (?:the|an?|your|each|every|it|them)\\b`
export const order = new RegExp(
  `^${lead}(?:${actions}\\b|${orderByForm}|[a-z]{3,}ing\\b(?! (?:is|are|was|makes?|gives?|would)\\b))`,
)
const relative = /^(?:and |but )?(?:which|that|who|whose|what)\b/
const reason = /^(?:since|because|as|for (?=[a-z]+ (?:is|are|has|contains?)\b))\b/
const waiting =
  /^(?:and |but )?(?:until|till|when|once|while|before|after|so that|so|where|if|unless|as soon as)\b/
/** Verbs by which a sentence tells something; a clause that has one and gives no order is a statement. */
const telling =
  /\b(?:is|are|was|were|isn't|aren't|has|have|had|hasn't|haven't|would|wouldn't|will|won't|can|can't|cannot|could|may|might|does|do|doesn't|don't|should|must|contains?|means?|makes?|tastes?|smells?|keeps?|holds?|needs?|wants?|works?|goes|go|comes?|becomes?|turns|thickens|looks?|lends?|brings?|gives?|adds|provides?|uses|calls?|rel(?:y|ies)|leans?|gets?|stands|replaces?|takes|suppl(?:y|ies)|browns|cooks|hides?|includes?|deserves?|loves?|likes|pairs?|suits?|softens|splits?|burns?|curdles?|melts|stays?|offers|carr(?:y|ies)|begins?|starts?|ends)\b/
/** Another recipe than this one, where whatever it holds is not here. */
export const otherRecipe =
  /^(?:and |but |so |as |since |because |unlike |in )?(?:the )?(?:original|classic|usual|traditional|restaurant|takeout|takeaway|diner|old|standard)(?: (?:[a-z]+ )?(?:recipe|version|dish|kind|one)s?)\b|^(?:in )?(?:the )?original\b|^(?:my|our|his|her|their) [a-z]+ (?:always |often |never )?(?:used|made|cooked|put|swore)\b/
const hard = /(?:[.!?](?=\s|$)|[;:()\n]| - )/g
const soft = new RegExp(
  `,|(?<= )(?=(?:which|that|who|whose|what|where|since|because|until|till|when|once|while|before|after|unless|if|so that)\\b)|(?<= )(?=(?:and|but|then|or) (?:then |just |gently |quickly |slowly )?${actions}\\b)`,
  'g',
)

/** Says which kind of clause a text is by its own words, and not by what stands before it. */
export const ownWay = (text: string): Way => {
  if (relative.test(text)) return 'relative'
  if (/^(?:since|because)\b/.test(text) || (reason.test(text) && telling.test(text))) return 'reason'
  if (waiting.test(text)) return 'waiting'
  if (otherRecipe.test(text)) return 'statement'
  if (order.test(text)) return 'order'
  return telling.test(text) ? 'statement' : 'fragment'
}

/** Parts a text behind the places where a pattern matches. */
function parted(text: string, at: number, pattern: RegExp): { start: number; end: number }[] {
  const ends = [...text.matchAll(pattern)].map(({ index, 0: stop }) => index + stop.length)
  return [...ends, text.length]
    .map((end, one) => ({ start: at + (one === 0 ? 0 : ends[one - 1]!), end: at + end }))
    .filter(({ start, end }) => text.slice(start - at, end - at).trim() !== '')
}

/** Returns the clauses of each sentence of a step. */
const sentencesOf = oncePer(({ folded }: { folded: string }): readonly (readonly Clause[])[] =>
  parted(folded, 0, hard).map(({ start, end }) => {
    const clauses = parted(folded.slice(start, end), start, soft).map((place): Clause => {
      const text = folded.slice(place.start, place.end).trim()
      return { ...place, text, way: ownWay(text) }
    })
    // A list belongs to the verb behind it at the start of a sentence, and to the clause before it anywhere else.
    const first = clauses.findIndex(({ way }) => way !== 'fragment')
    const opening = clauses[first]?.way === 'statement' ? 'statement' : 'order'
    let last: Way = opening
    return clauses.map((clause, at) => {
      if (clause.way !== 'fragment') last = clause.way
      return { ...clause, way: at < first ? opening : last }
    })
  }),
)

export const stretch = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(start, end).trim()

/** Returns the clauses that belong to the one around a place: the list that it opens or goes on with. */
export const around = (step: { folded: string }, start: number) => {
  const sentence = sentencesOf(step).find((clauses) => start < (clauses.at(-1)?.end ?? 0)) ?? []
  const at = sentence.findIndex((clause) => start < clause.end)
  return { sentence, at, clause: sentence[at] }
}

/** Returns the stretch of a clause with the fragments before and behind it that share its verb. */
export function whole(sentence: readonly Clause[], at: number): { start: number; end: number } {
  const isPart = (one: Clause | undefined) => one !== undefined && ownWay(one.text) === 'fragment'
  let from = at
  while (from > 0 && isPart(sentence[from])) from -= 1
  // A list before its verb: "sausage, bacon and ham are out of the question".
  if (!isPart(sentence[from])) while (from > 0 && sentence.slice(0, from).every(isPart)) from -= 1
  let to = at
  while (isPart(sentence[to + 1])) to += 1
  if (isPart(sentence[from]) && sentence[to + 1]?.way === 'statement') to += 1
  return { start: sentence[from]?.start ?? 0, end: sentence[to]?.end ?? 0 }
}

/** True in a sentence without any article, as shorthand has it: "Rice, patty, gravy, egg, scallions." */
export const isTelegraphic = (folded: string, start: number): boolean => {
  const stop = folded.lastIndexOf('. ', start)
  const from = stop < 0 ? 0 : stop + 2
  const [sentence = ''] = folded.slice(from).split(/[.!?]/)
  return /,/.test(sentence) && !/\b(?:the|an?|some|your|of|\d)\b|\d/.test(sentence)
}
