import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodById } from '../../foods/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { type Hit, isFoodWord } from './lexicon.ts'
import type { Token } from './words.ts'

/**
 * What is sold ready and made at home by a recipe, too, is what is asked for, and no ingredient: the relish of "corn
 * relish", croissants.
 */
export function withoutMade(hit: Hit, tokens: readonly Token[], { names, madeWords }: Cookbook): Hit[] {
  const words = tokens.slice(hit.from, hit.to).map(({ word }) => word)
  const isMade =
    words.length === 1
      ? madeWords.has(words[0] ?? '')
      : words.slice(0, -1).some((_, at) => names.has(words.slice(at).join(' ')))
  if (!isMade) return [hit]
  // The jam of "strawberry rhubarb jam" is what is made, though jams are bought, too.
  if (words.length === 1 && isBought(hit) && isOfFood(tokens, hit)) return []
  const entries = hit.entries.filter(
    ({ kind, id }) => kind !== 'food' || pantryItem(id) !== null || isUnmade(foodById(id)),
  )
  return entries.length > 0 ? [{ ...hit, entries }] : []
}

/** Whether an entry is a food that somebody has made: jam, and no onions. */
const isBought = ({ entries }: Hit): boolean =>
  entries.some(({ kind, id }) => kind === 'food' && !isUnmade(foodById(id)))

/** Whether a food stands directly before a word that ends its phrase. */
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

/** Whether a food is sold as it grows or is caught, and so is an ingredient whatever recipes are called: a lobster. */
const isUnmade = (food: Food | undefined): boolean =>
  food !== undefined && (food.aisle === 'Produce' || food.aisle === 'Meat & Fish')
