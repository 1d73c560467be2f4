import { isGrammar } from '../languages/english-grammar.ts'
import { numberWords } from '../steps/number-words.ts'
import { type Claim, englishOfClaim, isFoodWish } from './claim.ts'
import type { Craving } from './craving.ts'
import { dishWords } from './dish-words.ts'
import { isManner, isPraise } from './strangers.ts'

/** A word that says more of a dish or a food than its name. */
export interface Qualifier {
  /** In English, in small letters. */
  word: string
  /** As the cook wrote it. */
  typed: string
}

/**
 * The words of a craving that stand directly before a dish or a food and say more of it, or end its name: the "moon" of
 * "moon pies", the "glaze" of "cake with sugar glaze". Praise is none, and neither is what a rule or a mood was read from.
 */
export function qualifiersIn({ claims = [], named, recipes }: Craving): Qualifier[] {
  const inName = ` ${named?.words.toLowerCase() ?? ''} `
  return claims.flatMap((claim, at): Qualifier[] => {
    const isCuisineOfName = recipes?.isFamily === false && namesCuisine(claim)
    if (!(saysMore(claim) || isCuisineOfName) || inName.includes(` ${claim.words.toLowerCase()} `)) return []
    return isBeforeThing(claims, at) || isBehindFood(claims, at)
      ? [{ word: englishOfClaim(claim), typed: claim.words }]
      : []
  })
}

/** A word that nothing was read from and that holds no sentence together. */
const saysMore = (claim: Claim): boolean => {
  const word = englishOfClaim(claim)
  return (
    (claim.kind === 'unknown' || claim.kind === 'joining') &&
    claim.english !== undefined &&
    /^[a-z]{3,}$/.test(word) &&
    !isPraise(word) &&
    !isGrammar(word) &&
    !Object.hasOwn(numberWords, word) &&
    // "It was called", "I am asking": other forms of verbs tell of no dish.
    (isManner(word) || !/(?:ed|ing)$/.test(word))
  )
}

const namesCuisine = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && namesA.includes('cuisine')
const namesThing = (claim: Claim): boolean =>
  isFoodWish(claim) || (claim.kind === 'wish' && (claim.namesA?.includes('dish') ?? false))

/** Whether only words that say more stand between a word and a dish or a food. */
function isBeforeThing(claims: readonly Claim[], at: number): boolean {
  const next = claims[at + 1]
  if (!next || next.afterStop) return false
  return (
    namesThing(next) ||
    dishWords.has(englishOfClaim(next)) ||
    (saysMore(next) && isBeforeThing(claims, at + 1))
  )
}

/** Whether a word ends the name of a part that a food begins, as in "with sugar glaze". */
function isBehindFood(claims: readonly Claim[], at: number): boolean {
  const [before, claim] = [claims[at - 1], claims[at]]
  return (
    before !== undefined &&
    claim !== undefined &&
    !claim.afterStop &&
    dishWords.has(englishOfClaim(claim)) &&
    namesThing(before)
  )
}
