import type { Craving } from '../craving.ts'
import { type Hit, isFoodEntry } from './lexicon.ts'
import type { Token } from './words.ts'

/** Wording that says that the foods of a craving are at hand and are to be used. */
const having =
  /^(?:food pantry|food ?bank|pantry|fridge|freezer|leftovers?|csa(?: box)?|veg(?:gie)? box|what i have|ingredients)(?: box| haul| finds?| has| contents)?\s*[:-]|\b(?:i|we)(?: only| just)? have\b|\ball (?:that )?(?:i|we)(?:'ve| have)?(?: got)?(?: to (?:play|work|cook) with)?(?: is| are)\b|\bfollowing ingredients\b|\bi(?:'|’)?ve (?:only |just )?got\b|\bus(?:e|ing) (?:it |them |some )?up\b|\bleft-?overs?\b|\bleft over\b|\bmost of (?:an?|the) (?:roast|rotisserie|cooked|baked)|\b(?:sad|tired)[- ]looking\b|\bneeds? (?:using|to be used)\b|\bget(?:ting)? rid of\b|\b(?:got to|gotta|has to|have to|need to|needs to|must|muss|müssen) (?:go|weg)\b|\b(?:weg|verbraucht werden) (?:muss|müssen)\b|\b(?:surplus|glut|abundance|excess) of\b|\b(?:so|too|way too|ten \w+) (?:much|many)\b|\b(?:lots|tons|loads|plenty|a lot|a bunch|containers?|half an? \w+) of\b|\bwhat (?:else |kind of |sort of |\w+ )?(?:can |could |should |shall |do |to |else can )(?:i |we |you |one )?(?:do|make|cook|bake)(?: up)?,? (?:with|from|out of)\b|\bsomething can i with\b|^have\b|^got (?:some|\d|half|an? (?:bag|can|pack|tin|bunch|box|pound|lb))\b|\b(?:only|just) (?:got|have|had)\b|\bgo(?:ing)? (?:bad|off)\b|\b(?:in|out of) (?:my|the|our) (?:fridge|frig|freezer|pantry|cupboard)\b/i

/** True when the words of a craving say that its foods are at hand. */
const saysAtHand = (text: string): boolean => having.test(text) || isListOfRests(text)

/** An item of a list that begins with how much of it there is: "a bit of pasta sauce", "half an onion". */
const rest =
  /^(?:and |or )?(?:about )?(?:(?:an?|one|two|half an?) )?(?:some|(?:little )?bit of|half (?:an?|the)|(?:quarter|third|tube|heel|splash|handful|few|couple|box|jar|can|tin|bag|pack|packet|package|carton|block|head|stick|end) of)\b/i

/** True for a list of which two items at least begin with how much of them there is. */
const isListOfRests = (text: string): boolean => {
  const items = text.split(/,\s*(?:and\s+)?|\s+and\s+(?=an? |some |half )/i)
  return items.length > 2 && items.filter((item) => rest.test(item.trim())).length > 1
}

/** True when a craving is about foods at hand, of which none is to be bought or made. */
export const isAtHand = ({ text, usesUp }: Pick<Craving, 'text' | 'usesUp'>): boolean =>
  usesUp === true || saysAtHand(text)

const tooMuch =
  /\b(?:(?:so|too|way too) (?:much|many)|all (?:these|those|this|that|the)|lots|tons|loads|(?:pounds|lbs|kgs?|kilos|gallons|wheelbarrows?|trees? full|bags|bushels?|buckets?|crates?|baskets?|sacks?|boxe?s?|heaps?|piles?|mountains?|armfuls?|armloads?|(?:garden|freezer|fridge|basket|bucket|trunk|wheelbarrow)[- ]?full) of|taking over|more (?:\w+ ){1,3}than (?:i|we|you|one|they|anyone|anybody)|glut|surplus|bumper|bajillion|rid of)\b|\b(?:get|use|clear|clean|eat)\b.{0,40}\bout of (?:my|the|our) (?:fridge|frig|freezer|pantry|kitchen|house)\b/i

/** Number of pieces from which on a food is more than one dinner uses. */
const MANY_PIECES = 10

/** Grams of the units in which a glut is weighed; of a liter or a gallon those of milk. */
const grams: Readonly<Record<string, number>> = {
  kg: 1000,
  kilo: 1000,
  kilogram: 1000,
  lb: 454,
  pound: 454,
  g: 1,
  gram: 1,
  liter: 1000,
  litre: 1000,
  gallon: 3800,
  bushel: 20000,
  bucket: 5000,
  crate: 8000,
  basket: 3000,
}
/** Grams from which on a food is more than one dinner uses. */
const A_LOT = 1900

/** True when there is more of a food than one dinner uses. */
export const isGlut = ({ text, amounts = [] }: Pick<Craving, 'text' | 'amounts'>): boolean =>
  tooMuch.test(text) ||
  amounts.some(({ unit, quantity }) =>
    unit === null ? quantity >= MANY_PIECES : quantity * (grams[unit.replace(/s$/, '')] ?? 0) >= A_LOT,
  )

/**
 * Reads a phrase as a food among others at hand: the rice of "leftover turkey and rice" is no dish of rice.
 */
export function asFoodAtHand(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit {
  if (/^(?:make|making)$/.test(tokens[hit.from - 1]?.typed ?? '')) return hit
  const hasOthers = hits.some((other) => other !== hit && other.entries.some(isFoodEntry))
  return hasOthers && hit.entries.some(isFoodEntry)
    ? { ...hit, entries: hit.entries.filter(({ kind }) => kind !== 'dish') }
    : hit
}
