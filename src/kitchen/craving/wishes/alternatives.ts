import { matchFood } from '../../foods/index.ts'
import { type Claim, englishOfClaim, isFoodWish } from '../claim.ts'

/** A list of what somebody eats, of which any one makes a dinner: "he only eats pork, steak and chicken". */
const onlyEats =
  /\b((?:only|just) (?:eats?|likes?)\b(?! (?:with|when|if|at)\b)[^.!?;:()]*?),? (?:and|&) ((?:\p{L}+ ){0,2}\p{L}+)(?=\s*(?:[.!?;]|$))/giu

/** Returns a craving with each list of what somebody eats as the choice that it is. */
export const asChoices = (said: string): string => said.replace(onlyEats, '$1 or $2')

/** Largest number of readings of one craving that are tried. */
const MOST_WAYS = 4

const namesDish = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && namesA.includes('dish')
const namesThing = (claim: Claim | undefined): claim is Claim =>
  claim !== undefined && (isFoodWish(claim) || namesDish(claim))

/**
 * Returns the readings of a craving with an "or", each as a text: "chicken or beef stir fry" gives a chicken
 * stir fry and a beef stir fry, "broccoli or cauliflower soup" a soup of each. Only foods and dishes that are
 * wished for are split; "no nuts or seeds" excludes both.
 * @param claims every word of the text, in its order
 * @returns no text when there is nothing to choose
 */
export function alternativesIn(typed: string, claims: readonly Claim[]): string[] {
  const places = placesOf(typed, claims)
  if (!places) return []
  const or = claims.findIndex(
    (claim, at) =>
      namesThing(claims[at - 1]) && (isEtc(claim) || (isOr(claim) && namesThing(claims[at + 1]))),
  )
  const between = claims[or]
  if (or < 1 || !between) return []
  // Commas before the "or" belong to it: "salmon, tuna or cod".
  let first = or - 1
  while (claims[first]?.afterStop && namesThing(claims[first - 1]) && isComma(typed, places, first)) first--
  const end = isEtc(between) ? or : or + 1
  const options = [...claims.slice(first, or), ...claims.slice(or + 1, end + 1)].filter(namesThing)
  if (options.length < 2 || options.length > MOST_WAYS) return []
  const [from, to] = [places[first]?.[0] ?? 0, places[end]?.[1] ?? 0]
  const last = options.at(-1)
  return options.map((option) => {
    const isBare = isFoodWish(option) && !namesDish(option)
    const words = last && option !== last && isBare ? withHead(option.words, last) : option.words
    return typed.slice(0, from) + words + typed.slice(to)
  })
}

/** True for an "etc.", which marks the words before it as examples: "ketchup, mustard, etc.". */
const isEtc = ({ kind, words }: Claim): boolean =>
  (kind === 'joining' || kind === 'unknown') && /^(?:etc|etcetera|usw)$/i.test(words)
const isOr = (claim: Claim): boolean => claim.kind === 'joining' && englishOfClaim(claim) === 'or'

/**
 * Adds the dish that stands behind the last food to another food: the soup of "broccoli or cauliflower soup".
 */
function withHead(words: string, last: Claim): string {
  const head = last.words.split(/\s+/)
  const together = `${words} ${head.at(-1)}`
  if (head.length < 2) return words
  // "Rice or oat flour" is rice flour or oat flour; "beef or chicken breast" is no beef breast.
  if (isFoodWish(last)) return isFoodName(together) ? together : words
  return namesDish(last) ? together : words
}

/** True for a food that goes by some words, and not by the last of them alone. */
const isFoodName = (words: string): boolean => {
  const found = matchFood(words)?.food
  return found !== undefined && [found.name, ...found.aliases].includes(words.toLowerCase())
}

const isComma = (typed: string, places: readonly (readonly [number, number])[], at: number): boolean => {
  const [before, after] = [places[at - 1]?.[1] ?? 0, places[at]?.[0] ?? 0]
  return typed.slice(before, after).trim() === ','
}

/** Returns the character range of each claim in the text; null when the text was read otherwise than typed. */
export function placesOf(typed: string, claims: readonly Claim[]): [number, number][] | null {
  const places: [number, number][] = []
  let from = 0
  for (const { words } of claims) {
    const at = typed.indexOf(words, from)
    if (at < 0) return null
    places.push([at, at + words.length])
    from = at + words.length
  }
  return places
}
