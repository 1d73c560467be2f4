import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodById } from '../../foods/index.ts'
import type { Frame } from '../../frames/frame-file.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { stem } from '../stem.ts'
import { type Hit, isFoodEntry, isFoodWord } from './lexicon.ts'
import type { Token } from './words.ts'

/**
 * Drops the food meaning of a phrase that names a product with a recipe of its own: the relish of "corn
 * relish" and croissants are to be made, though they are sold ready too.
 */
export function withoutMade(
  hit: Hit,
  tokens: readonly Token[],
  hits: readonly Hit[],
  { names, madeWords, frames: { frames } }: Cookbook,
): Hit[] {
  if (isListed(hit, tokens, hits) || isBeforeDish(hit, tokens, hits)) return [hit]
  const words = tokens.slice(hit.from, hit.to).map(({ word }) => word)
  const isMade =
    words.length === 1
      ? madeWords.has(words[0] ?? '')
      : words.slice(0, -1).some((_, at) => names.has(words.slice(at).join(' '))) ||
        isOtherMake(hit, words, frames)
  if (!isMade) return [hit]
  // A product behind a food is made, though it is sold too: the jam of "strawberry rhubarb jam".
  if (words.length === 1 && isBought(hit) && isOfFood(tokens, hit)) return []
  const entries = hit.entries.filter(
    ({ kind, id }) =>
      kind !== 'food' ||
      pantryItem(id) !== null ||
      isUnmade(foodById(id)) ||
      (foodById(id)?.aisle === 'Baking' && isBesideDish(hit, hits)),
  )
  return entries.length > 0 ? [{ ...hit, entries }] : []
}

/**
 * True for a food that shares the row of another make and ends in a kind of dish: a lime sorbet is in the row of the
 * mango sorbet.
 */
function isOtherMake({ entries }: Hit, words: readonly string[], frames: readonly Frame[]): boolean {
  const head = words.at(-1) ?? ''
  const isRow = entries.some(({ kind, id }) => kind === 'food' && foodById(id)?.name === words.join(' '))
  return !isRow && frames.some(({ names }) => names.some((name) => stem(name) === head))
}

/** True when a dish is named elsewhere: beside scones, a self-raising flour is a food. */
const isBesideDish = (hit: Hit, hits: readonly Hit[]): boolean =>
  hits.some((other) => other !== hit && other.entries.some(({ kind }) => kind === 'dish'))

/** True for a food of several words right before a dish: the lima beans of a lima bean soup. */
const isBeforeDish = ({ from, to }: Hit, tokens: readonly Token[], hits: readonly Hit[]): boolean =>
  to - from > 1 &&
  tokens[to]?.afterStop === false &&
  hits.some((other) => other.from === to && other.entries.some(({ kind }) => kind === 'dish'))

/** True in a list of foods, where a product is bought: the sauce of "ground beef, spaghetti sauce, rice". */
function isListed({ from: own, to }: Hit, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  let from = own
  while (from > 0 && tokens[from]?.afterStop === false && ofWhatIsThere.test(tokens[from - 1]?.typed ?? ''))
    from--
  const before = tokens[from - 1]?.typed ?? ''
  const hasDish = hits.some(
    (other) =>
      other.from !== own &&
      !other.entries.some(isFoodEntry) &&
      other.entries.some(({ kind }) => kind === 'dish'),
  )
  // "Fettuccine with Alfredo sauce" names a dish; foods of a sandwich are joined by commas and an "and".
  const joins = hasDish ? /^(?:and|plus)$/ : /^(?:and|plus|with)$/
  const hasStart = tokens[from]?.afterStop === true || joins.test(before)
  const hasEnd = to >= tokens.length || tokens[to]?.afterStop === true || tokens[to]?.typed === 'and'
  const others = hits.filter((other) => other.from !== own && other.entries.some(isFoodEntry))
  return own > 0 && hasStart && hasEnd && others.length > (hasDish ? 1 : 0)
}

/** Words before a product that tell how it is there: "some leftover spaghetti sauce". */
const ofWhatIsThere = /^(?:some|leftover|a|an|the|my|our|extra|little|half|open|opened|bit|of|jar|can|last)$/

/** True when an entry is a manufactured food: jam, but not onions. */
const isBought = ({ entries }: Hit): boolean =>
  entries.some(({ kind, id }) => kind === 'food' && !isUnmade(foodById(id)))

/** True when a food stands directly before a word that ends its phrase. */
function isOfFood(tokens: readonly Token[], { from, to }: Hit): boolean {
  const [before, first, after] = [tokens[from - 1], tokens[from], tokens[to]]
  const ends = after === undefined || after.stop !== '' || isGrammar(after.typed)
  return (
    before !== undefined &&
    first?.stop === '' &&
    ends &&
    first.at === (before.at ?? 0) + 1 &&
    isFoodWord(before.word)
  )
}

/**
 * True when a food is sold as it grows or is caught, which makes it an ingredient even when recipes share its
 * name: a lobster.
 */
const isUnmade = (food: Food | undefined): boolean =>
  food !== undefined && (food.aisle === 'Produce' || food.aisle === 'Meat & Fish')
