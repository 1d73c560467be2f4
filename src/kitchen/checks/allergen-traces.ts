import type { Allergen } from '../foods/index.ts'
import { wordsOf } from '../foods/index.ts'
import { longestHits } from '../foods/lexicon.ts'
import { claimsIn } from './allergen-claims.ts'
import { allergenPhrases } from './allergen-phrases/index.ts'
import { isByNature } from './by-nature.ts'
import { oncePer } from './once-per.ts'

/** Statement of a text's words about one allergen. */
export interface AllergenTrace {
  allergen: Allergen
  status: 'contains' | 'may_contain' | 'unknown'
  /** Words that cause the status, as written: `Worcestershire sauce`. */
  phrase: string
}

/** Length that a claim needs behind its food: the wheat of "wheat-free" is not there. */
const FREE = '-free'

interface Span {
  from: number
  to: number
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
}

/** Allergen traces of a text, with a test for words that a known food or phrase explains. */
export interface ReadTraces {
  traces: AllergenTrace[]
  isKnown: (start: number, end: number) => boolean
}

/**
 * Reads allergens from the words of an ingredient, a title or a step. The longest name at each place counts,
 * whether a food of the table or a phrase of the lists; two names for the same words both count. Claims
 * ("vegan", "gluten-free") remove the allergens that they deny, or make them `unknown` when they do not name
 * the allergen itself.
 */
export function allergenTraces(text: string): ReadTraces {
  const words = wordsOf(text)
  const spans = spansOf(words)
  const claims = claimsIn(text, words)
  const traces: AllergenTrace[] = []
  const say = (allergen: Allergen, status: AllergenTrace['status'], { from, to }: Span) =>
    traces.push({ allergen, status, phrase: text.slice(words[from]!.start, words[to - 1]!.end) })
  for (const span of spans) {
    if (isDenied(text, words[span.from]!.start)) continue
    const name = text.slice(words[span.from]!.start, words[span.to - 1]!.end + FREE.length).toLowerCase()
    const denying = claims.filter(
      (claim) => claim.from <= span.from && span.to <= claim.to && !isByNature(name, claim.denies),
    )
    const carried = [
      ...span.contains.map((allergen) => [allergen, 'contains'] as const),
      ...span.mayContain.map((allergen) => [allergen, 'may_contain'] as const),
    ]
    for (const [allergen, status] of carried) {
      const own = denying.filter(({ denies }) => denies.includes(allergen))
      const claim = own.find(({ exact }) => exact) ?? own[0]
      if (!claim) say(allergen, status, span)
      else if (!claim.exact) say(allergen, 'unknown', span)
    }
  }
  // "Vegan butter" may be a food of the table; the label still has to be checked for the allergen of what it
  // replaces.
  for (const claim of claims.filter(({ exact }) => !exact)) {
    const behind = words.slice(claim.from, claim.to)
    for (const span of spansOf(behind.slice(1)))
      for (const allergen of span.contains)
        if (claim.denies.includes(allergen))
          say(allergen, 'unknown', { ...span, from: claim.from, to: claim.to })
  }
  return {
    traces,
    isKnown: (start, end) =>
      spans.some(({ from, to }) => words[from]!.start <= start && end <= words[to - 1]!.end),
  }
}

/**
 * Words in brackets that say what a product is made without: "white miso (no dashi)", "stock (no celery or soy)". The
 * butter of "(no salt butter)" is not denied.
 */
const denial = /\(\s*(?:made )?(?:without|no|containing no)\s+(?:[a-z]+(?:,| or| and| nor)\s+){0,3}$/i
const isDenied = (text: string, start: number): boolean => denial.test(text.slice(0, start))

/** Traces of a line, cached since a recipe is checked against several diets. */
export const tracesOfLine = oncePer(({ text }: { text: string }) => allergenTraces(text))

/** Returns foods and phrases, without those inside a longer one. */
function spansOf(words: ReturnType<typeof wordsOf>): Span[] {
  const phrases = allergenPhrases()
  const found: Span[] = longestHits(words).map(({ food, from, to }) => ({
    from,
    to,
    contains: food.allergens,
    mayContain: food.mayContain ?? [],
  }))
  for (let from = 0; from < words.length; from += 1) {
    const hit = phrases.longestAt(words, from)
    if (!hit) continue
    found.push({ from, to: hit.to, ...hit.value })
  }
  const inside = (one: Span, other: Span) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from
  return found.filter((span) => !found.some((other) => inside(span, other)))
}
