import { type Claim, englishOfClaim, isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { dishWords } from '../../craving/dish-words.ts'
import { isManner, isName, isOfMaker, isPraise } from '../../craving/strangers.ts'
import { foreignLanguages } from '../../languages/dictionary.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isLongEnough } from '../../languages/long-enough.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import { numberWords } from '../../steps/number-words.ts'
import { occasionWords } from '../occasions.ts'
import { type Cookbook, nameKey } from '../open-cookbook.ts'
import { adjective, FAMILIAR, isInName, isTechnique, RARE, rankIn, STRANGE } from './claim-words.ts'

/**
 * How much the words of a claim weigh; null where they are talk, or read as something else than a wish. Beside a dish or
 * a food that is asked for, other words count only where they stand next to it: "my housemate" is nothing to eat.
 */
export function weigher({ nameWords, headWords, senses }: Cookbook, craving: Craving) {
  const { claims = [], typed } = craving
  const isShort = isName(craving)
  // The baby of a baby shower is no dish.
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
    // Moods are weighed by what the recipe says of itself, rules by checks.
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
    if (isManner(word)) return isPart ? 0.3 : null
    if (isGrammar(word) || word in numberWords) return null
    const isOfNames = nameWords.has(nameKey(word))
    if (hasThing && !isShort && !isPart) return null
    // "Somewhere" names nothing; in talk neither does a word for what nobody eats.
    const sayingNothing = isShort ? senses.inNoName : senses.neverEaten
    const isWished = isOfNames && !hasWish && isObject(claims, at)
    if (typed === undefined && !isWished && (!isShort || !isOfNames) && hasFormOf(sayingNothing, word))
      return null
    if (!isShort && isProperName(claims, at)) return null
    const rank = rankIn(word)
    // A word of another language that was not put into English may be talk.
    if (typed !== undefined && isTalk(word, isOfNames ? COMMON : TALK)) return null
    if (typed !== undefined && rank >= STRANGE) return hasWish && !isShort ? null : 0.3
    // In talk a word of English that no recipe's name has, "the day of a standardized test", is no dish.
    const isStray =
      hasWish && !isPart && !isShort && !isOfNames && isFormOfEnglish(word) && !isObject(claims, at)
    if (isStray) return null
    // The maker of a dish whose name is whole: a "Vitamix green smoothie" is a green smoothie, and the word is told.
    if (isOfMaker(craving, word)) return null
    const isBeforeName = / /.test(craving.named?.words ?? '') && after && isInName(after, craving)
    if (isBeforeName && !isEnglishWord(word) && !isOfNames) return null
    if (rank >= (isOfNames ? RARE : STRANGE)) return 1
    if (isOfNames && rank >= FAMILIAR) return 0.6
    // Where nothing was understood, no pick is what was asked for.
    if (!hasWish && rank >= FAMILIAR) return 0.6
    // In a name each word matters, "fairy bread"; in talk an everyday word beside a name may belong to it.
    return isPart ? (isShort ? 0.6 : 0.3) : null
  }
}

/** Whether English has a word, or what it is a form of: "hostings". */
const isFormOfEnglish = (word: string): boolean =>
  isEnglishWord(word) || isEnglishWord(word.replace(/(?:ings?|ed|e?s)$/, ''))

/** Where the words end that ask for a recipe, "write me a recipe for", in whatever language; 0 where none do. */
function requestEnd(claims: readonly Claim[]): number {
  const at = claims.findIndex(
    (claim, i) =>
      /^(?:recipes?|ideas?|instructions)$/.test(wordOf(claim)) &&
      /^(?:for|of|to)$/.test(wordOf(claims[i + 1])),
  )
  return Math.max(0, at)
}

/** Whether a word inside a sentence is written with a capital where others are not: "at Seven Lakes", "for Amma". */
const isProperName = (claims: readonly Claim[], at: number): boolean =>
  at > 0 &&
  !claims[at]?.afterStop &&
  isCapital(claims[at]) &&
  claims.filter(isCapital).length < claims.length / 2
const isCapital = (claim: Claim | undefined): boolean => /^\p{Lu}/u.test(claim?.words ?? '')

/** Words behind which talk names what is to be cooked. */
const introduces = /^(?:with|using|use|of|have|got|make|making|cook|cooking|for|and|or|craving|want)$/i
const article = /^(?:an?|the|some|my|any|this|these|that|those)$/i

/** Whether a word ends a phrase that is what somebody cooks or has: the cattails of "something with wild cattails". */
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

/** The common words of another language hold its sentences together: "contenuto"; the commonest, whatever names have them. */
const TALK = 20_000
const COMMON = 5000
const isTalk = (word: string, most: number): boolean =>
  foreignLanguages.some((language) => (rankOf(word, language) ?? most) < most)
