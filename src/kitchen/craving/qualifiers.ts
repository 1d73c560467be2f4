import { isTexture } from '../culinary/textures.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { numberWords } from '../steps/number-words.ts'
import { type Claim, englishOfClaim, namesThing } from './claim.ts'
import type { Craving } from './craving.ts'
import { dishWords } from './dish-words.ts'
import { stateWords } from './passes/states.ts'
import { isManner, isPraise } from './strangers.ts'

/** Word that describes a dish or a food beyond its name. */
export interface Qualifier {
  /** Word in English and lower case. */
  word: string
  /** Word as the cook wrote it. */
  typed: string
}

/**
 * Returns the words directly before a dish or a food that describe it, or end its name: the "moon" of "moon
 * pies", the "glaze" of "cake with sugar glaze". Praise is skipped, and so are words that a rule or a mood
 * was read from.
 */
export function qualifiersIn({ claims = [], named, recipes, states = [] }: Craving): Qualifier[] {
  const inName = ` ${named?.words.toLowerCase() ?? ''} `
  return claims.flatMap((claim, at): Qualifier[] => {
    const isCuisineOfName = recipes?.isFamily === false && namesCuisine(claim)
    // The state of a food at hand has been read: a stale baguette.
    if (states.length > 0 && stateWords.has(englishOfClaim(claim))) return []
    if (!(saysMore(claim) || isCuisineOfName) || inName.includes(` ${claim.words.toLowerCase()} `)) return []
    return isBeforeThing(claims, at) || isBehindFood(claims, at)
      ? [{ word: englishOfClaim(claim), typed: claim.words }]
      : []
  })
}

/**
 * Returns the textures that a craving asks for wherever they stand: "cookies, and I want them chewy". Those in
 * the name of a dish belong to it.
 */
export function texturesAsked({ claims = [], named }: Craving): string[] {
  const inName = ` ${named?.words.toLowerCase() ?? ''} `
  return [
    ...new Set(
      claims
        .filter(
          ({ kind, english, words }) =>
            (kind === 'unknown' || kind === 'joining') &&
            english !== undefined &&
            !inName.includes(` ${words.toLowerCase()} `),
        )
        .map(englishOfClaim)
        .filter(isTexture),
    ),
  ]
}

/** True for a word without a meaning of its own in the craving that is no grammar word either. */
const saysMore = (claim: Claim): boolean => {
  const word = englishOfClaim(claim)
  return (
    (claim.kind === 'unknown' || claim.kind === 'joining') &&
    claim.english !== undefined &&
    /^[a-z]{3,}$/.test(word) &&
    !isPraise(word) &&
    (isManner(word) || !isGrammar(word)) &&
    !Object.hasOwn(numberWords, word) &&
    // Other verb forms describe no dish: "it was called", "I am asking".
    (isManner(word) || !/(?:ed|ing)$/.test(word))
  )
}

const namesCuisine = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && namesA.includes('cuisine')

/** True when only descriptive words stand between a word and a dish or a food. */
function isBeforeThing(claims: readonly Claim[], at: number): boolean {
  const next = claims[at + 1]
  if (!next || next.afterStop) return false
  return (
    namesThing(next) ||
    dishWords.has(englishOfClaim(next)) ||
    (saysMore(next) && isBeforeThing(claims, at + 1))
  )
}

/** True when a word ends the name of a part that a food begins: "with sugar glaze". */
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
