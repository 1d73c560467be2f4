import { type Claim, englishOfClaim, isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { dishWords } from '../../craving/dish-words.ts'
import { isManner, isName, isOfMaker, isPraise } from '../../craving/strangers.ts'
import { isTexture } from '../../culinary/textures.ts'
import { foreignLanguages } from '../../languages/dictionary.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isLongEnough } from '../../languages/long-enough.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import { numberWords } from '../../steps/number-words.ts'
import { nameKey } from '../name-key.ts'
import { occasionWords } from '../occasions.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { adjective, FAMILIAR, isInName, isTechnique, RARE, rankIn, STRANGE } from './claim-words.ts'
import { describes } from './describes.ts'

/**
 * Returns a function for the weight of a claim's words; null when they are talk, or were read as something
 * else than a wish. Beside a wished dish or food, other words count only next to it: "my housemate" is
 * nothing to eat.
 */
export function weigher(cookbook: Cookbook, craving: Craving) {
  const { nameWords, headWords, senses } = cookbook
  const { claims = [], typed } = craving
  const isShort = isName(craving)
  // Words of an occasion name no dish: the baby of a baby shower.
  const days = occasionWords(craving.text)
  const namesThing = ({ kind, namesA = [], english = '' }: Claim): boolean =>
    kind === 'wish'
      ? namesA.some((one) => ['dish', 'food', 'family'].includes(one))
      : headWords.has(nameKey(english)) && rankIn(english) >= FAMILIAR
  const hasThing = claims.some((claim) => claim.kind === 'wish' && namesThing(claim))
  const hasWish = claims.some(({ kind }) => kind !== 'joining' && kind !== 'unknown' && kind !== 'not-food')
  const request = requestEnd(claims)
  return (at: number): number | null => {
    const [before, claim, after] = [claims[at - 1], claims[at], claims[at + 1]]
    if (!claim || (at < request && claim.kind !== 'wish')) return null
    const { kind, namesA = [], english = claim.words } = claim
    // Moods are compared with those that recipes declare, and rules with the checks.
    if (kind === 'wish')
      return isTechnique(claim) ? 0.3 : namesA.includes('dish') || isFoodWish(claim) ? 1 : 0
    // Some passes set whole phrases aside: "not too sweet".
    if ((kind !== 'joining' && kind !== 'unknown') || claim.english === undefined) return null
    const word = english.toLowerCase()
    if (dishWords.has(nameKey(word))) return 1
    if (days.has(word) || isPraise(word.replace(/ /g, '-')) || !isLongEnough(word) || /\d/.test(word))
      return null
    if (before && /^no$/i.test(before.english ?? '')) return null
    const isPart =
      (after && !after.afterStop && namesThing(after)) || (before && !claim.afterStop && namesThing(before))
    // Textures are looked for in the words of each recipe.
    if (isTexture(word)) return null
    if (isManner(word)) return isPart ? 0.3 : null
    if (isGrammar(word) || word in numberWords) return null
    const isOfNames = nameWords.has(nameKey(word))
    if (typed === undefined && isShort && describes(cookbook, craving, word))
      return isPart || isOfNames ? 0.3 : null
    if (hasThing && !isShort && !isPart) return null
    // A word such as "somewhere" names nothing; in talk, neither does a word for something that nobody eats.
    const sayingNothing = isShort ? senses.inNoName : senses.neverEaten
    const isWished = isOfNames && !hasWish && isObject(claims, at)
    if (typed === undefined && !isWished && (!isShort || !isOfNames) && hasFormOf(sayingNothing, word))
      return null
    if (!isShort && isProperName(claims, at)) return null
    const rank = rankIn(word)
    // A word of another language that was not translated may be talk.
    if (typed !== undefined && isTalk(word, isOfNames ? COMMON : TALK)) return null
    if (typed !== undefined && rank >= STRANGE) return hasWish && !isShort ? null : 0.3
    // An English word of talk that no recipe's name contains is no dish: "the day of a standardized test".
    const isStray =
      hasWish && !isPart && !isShort && !isOfNames && isFormOfEnglish(word) && !isObject(claims, at)
    if (isStray) return null
    // A maker before a complete name is skipped, and reported: a "Vitamix green smoothie" is a green
    // smoothie.
    if (isOfMaker(craving, word)) return null
    const isBeforeName = / /.test(craving.named?.words ?? '') && after && isInName(after, craving)
    if (isBeforeName && !isEnglishWord(word) && !isOfNames) return null
    if (rank >= (isOfNames ? RARE : STRANGE)) return 1
    if (isOfNames && rank >= FAMILIAR) return 0.6
    // Without any understood wish, a familiar word may be the wish that was meant.
    if (!hasWish && rank >= FAMILIAR) return 0.6
    // Each word of a short name matters, "fairy bread"; in talk an everyday word next to a name may belong to
    // it.
    return isPart ? (isShort ? 0.6 : 0.3) : null
  }
}

/** True when English has a word or the word that it is a form of: "hostings". */
const isFormOfEnglish = (word: string): boolean =>
  isEnglishWord(word) || isEnglishWord(word.replace(/(?:ings?|ed|e?s)$/, ''))

/**
 * Returns the index where the request for a recipe ends, "write me a recipe for", in any language; 0 when
 * there is none.
 */
function requestEnd(claims: readonly Claim[]): number {
  const at = claims.findIndex(
    (claim, i) =>
      /^(?:recipes?|ideas?|instructions)$/.test(wordOf(claim)) &&
      /^(?:for|of|to)$/.test(wordOf(claims[i + 1])),
  )
  return Math.max(0, at)
}

/** True for a word with a capital inside a sentence that has few: "at Seven Lakes", "for Amma". */
const isProperName = (claims: readonly Claim[], at: number): boolean =>
  at > 0 &&
  !claims[at]?.afterStop &&
  isCapital(claims[at]) &&
  claims.filter(isCapital).length < claims.length / 2
const isCapital = (claim: Claim | undefined): boolean => /^\p{Lu}/u.test(claim?.words ?? '')

/** Words behind which talk names the food or dish to cook. */
const introduces = /^(?:with|using|use|of|have|got|make|making|cook|cooking|for|and|or|craving|want)$/i
const article = /^(?:an?|the|some|my|any|this|these|that|those)$/i

/**
 * True when a word ends a phrase for what somebody cooks or has: the cattails of "something with wild
 * cattails".
 */
function isObject(claims: readonly Claim[], at: number): boolean {
  const next = claims[at + 1]
  if (adjective.test(wordOf(claims[at]))) return false
  if (
    next &&
    !next.afterStop &&
    (!isGrammar(wordOf(next)) || /^(?:ingredients?|foods?|dish(?:es)?|meals?)$/.test(wordOf(next)))
  )
    return false
  let first = at
  while (claims[first] && !claims[first]?.afterStop && !introduces.test(wordOf(claims[first]))) {
    const previous = claims[first - 1]
    if (
      !previous ||
      (isGrammar(wordOf(previous)) && !introduces.test(wordOf(previous)) && !article.test(wordOf(previous)))
    )
      return false
    first -= 1
  }
  return introduces.test(wordOf(claims[first]))
}
const wordOf = (claim: Claim | undefined): string => (claim ? englishOfClaim(claim) : '')

/**
 * Frequency ranks below which a word of another language is talk, "contenuto"; `COMMON` applies to words that
 * recipe names contain.
 */
const TALK = 20_000
const COMMON = 5000
const isTalk = (word: string, most: number): boolean =>
  foreignLanguages.some((language) => (rankOf(word, language) ?? most) < most)
