import type { Diet } from '#contract/dietary.ts'
import { agesIn } from './ages.ts'
import type { Condition, ConditionId } from './condition.ts'
import { decoys } from './decoys.ts'
import { type Folded, foldWithPlaces } from './fold-with-places.ts'
import { conditionNames, heartNames } from './names.ts'
import { unknownConditions } from './unknown-conditions.ts'

export interface ConditionMention {
  condition: Condition
  /** Diets that the name asks for beside the condition: heart-healthy is low in salt, too. */
  diets: readonly Diet[]
  start: number
  end: number
}
export interface UnknownMention {
  name: string
  start: number
  end: number
}

interface Span {
  start: number
  end: number
}

/**
 * Builds one pattern of whole words from phrases, with spaces or hyphens between the words; `?` makes the
 * letter before it optional.
 */
const wordsOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[\s-]+/g, '[\\s-]+'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )

/** Words of the names of conditions and diets, those without rules included; foreign ones too. */
export const conditionWords: readonly string[] = [
  ...new Set(
    [...Object.values(conditionNames), ...unknownConditions.map(({ phrases }) => phrases)]
      .flatMap((phrases) => phrases.split(/[\s,]+/))
      .map((word) => word.replace(/\w?\?/g, '')),
  ),
]

const named = Object.entries(conditionNames).map(([id, phrases]) => ({
  id: id as ConditionId,
  words: wordsOf(phrases),
}))
const unknown = unknownConditions.map(({ name, phrases, isAcronym, explainedBy }) => ({
  name,
  words: wordsOf(phrases),
  isAcronym: isAcronym ?? false,
  explainedBy,
}))
const heartWords = wordsOf(heartNames)
const decoyWords = wordsOf(decoys)

/** Negations right before a name, which cancel it: "not keto", "kein Baby". */
const denied =
  /(?<![\p{L}\p{N}])(?:not|non|isn't|aren't|never|nicht|kein|keine|keinen|pas|ni|senza|non e)(?:\s+(?:a|an|for|for a|fur|pour|para|per|even|strictly))?[\s-]+$/u

const spansOf = (words: RegExp, text: string): Span[] =>
  [...text.matchAll(words)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
const isDenied = (text: string, start: number): boolean =>
  denied.test(text.slice(Math.max(0, start - 24), start))

/** Keeps the longest names, so that a name inside a longer one is not found again. */
function longest<T extends Span>(spans: readonly T[]): T[] {
  const kept: T[] = []
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => overlaps(other, span))) kept.push(span)
  return kept.sort((a, b) => a.start - b.start)
}

const asTyped = <T extends Span>(folded: Folded, span: T): T => ({
  ...span,
  start: folded.places[span.start] ?? 0,
  end: folded.places[span.end] ?? folded.places.at(-1) ?? 0,
})

/**
 * Returns the conditions and audiences that a text names in any of the five languages, with the places of the
 * words as typed. A baby's age applies to every mention of the baby, and a child of twelve months or more is
 * a toddler.
 */
export function conditionsIn(text: string): ConditionMention[] {
  const folded = foldWithPlaces(text)
  const words: (Span & { condition: Condition | null })[] = [
    ...spansOf(decoyWords, folded.text).map((span) => ({ ...span, condition: null })),
    ...named.flatMap(({ id, words: names }) =>
      spansOf(names, folded.text)
        .filter(
          ({ start, end }) =>
            id !== 'gout' || !/û/iu.test(text.slice(folded.places[start], folded.places[end])),
        )
        .map((span) => ({ ...span, condition: { id } })),
    ),
    ...agesIn(folded.text),
  ]
  const found = longest(words).flatMap((span) =>
    span.condition === null || isDenied(folded.text, span.start)
      ? []
      : [
          {
            ...asTyped(folded, span),
            condition: span.condition,
            diets: dietsOf(folded.text.slice(span.start, span.end)),
          },
        ],
  )
  return withAges(found)
}

const dietsOf = (name: string): Diet[] => (name.search(heartWords) === 0 ? ['low-sodium'] : [])

function withAges(found: readonly ConditionMention[]): ConditionMention[] {
  const ages = found.flatMap(({ condition }) => (condition.months === undefined ? [] : [condition.months]))
  const youngest = ages.length > 0 ? Math.min(...ages) : undefined
  // The age in "My baby is 14 months old" makes the child a toddler, although the word says baby.
  const isGrown = youngest !== undefined && youngest >= 12 && youngest < 24
  return found.map((mention) => {
    const { condition } = mention
    if (condition.id !== 'baby' && condition.id !== 'toddler') return mention
    if (condition.id === 'baby' && isGrown)
      return { ...mention, condition: { id: 'toddler', months: youngest } }
    const own = ages.filter((months) => (condition.id === 'baby' ? months < 12 : months >= 12))
    return own.length > 0
      ? { ...mention, condition: { id: condition.id, months: Math.min(...own) } }
      : mention
  })
}

/**
 * Returns the names of conditions and diets that the kitchen has no rules for. A name that a known condition
 * of the same text explains is left out: a cook who asks for low FODMAP for an IBS has said what is wanted.
 */
export function unknownConditionsIn(text: string): UnknownMention[] {
  const folded = foldWithPlaces(text)
  const known = new Set(conditionsIn(text).map(({ condition }) => condition.id))
  const spans = unknown
    .filter(({ explainedBy }) => explainedBy === undefined || !known.has(explainedBy))
    .flatMap(({ name, words, isAcronym }) =>
      spansOf(words, folded.text)
        .filter(({ start }) => !isDenied(folded.text, start))
        .map((span) => ({ ...asTyped(folded, span), name }))
        .filter(({ start, end }) => !isAcronym || isCapital(text.slice(start, end), text)),
    )
  return longest(spans)
}

/** True for a word in capitals inside a text that is not all in capitals. */
const isCapital = (typed: string, text: string): boolean =>
  typed === typed.toUpperCase() && text !== text.toUpperCase()
