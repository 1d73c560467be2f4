import type { Food } from './food.ts'
import type { PhraseTrie } from './phrase-trie.ts'
import { phraseTrie } from './phrase-trie.ts'
import { foods } from './table/index.ts'
import { preparedDishes } from './table/prepared-dishes.ts'
import type { Word } from './words.ts'

/** An alias found at a place: words `from` up to, not including, `to`. */
export interface Hit {
  food: Food
  alias: string
  from: number
  to: number
}

/**
 * Meaning of a phrase: a food under one of its names, or a decoy that looks like a food and is none ("rice
 * cooker").
 */
interface Entry {
  food: Food | null
  alias: string
}

/** Equipment and dishes whose names begin with a food. */
const decoys =
  'rice cooker, garlic press, potato masher, potato ricer, bread knife, butter knife, cheese grater, cheese slicer, ' +
  'fish spatula, fish slice, egg timer, egg beater, egg slicer, salad spinner, lemon squeezer, lemon juicer, ' +
  'citrus juicer, coffee grinder, coffee maker, coffee cake, spice grinder, pepper mill, pepper grinder, salt shaker, ' +
  'bread machine, bread maker, pasta machine, pasta maker, pasta pot, pasta bowl, stock pot, ice cream maker, ' +
  'ice cream machine, ice cream scoop, ice cube tray, ice bath, water bath, pastry brush, pastry blender, pastry bag, ' +
  'pastry cutter, cookie sheet, cookie cutter, cookie scoop, biscuit cutter, pizza stone, pizza peel, pie plate, ' +
  'pie dish, wine glass, milk pan, salt crust, tea towel, coffee filter, nut milk bag, bread crust, golden crust, ' +
  'apple corer, cherry pitter, oyster knife, lobster cracker, cup measure, egg cup, egg ring, honey dipper, ' +
  'plastic wrap, cling wrap, shrink wrap, black pepper mill, black peppermill, chicken wire, butter dish, gravy boat, sauce boat, taco night, coffee cup, tea cup, fish kettle, toast rack'

let compiled: PhraseTrie<Entry> | null = null

function lexicon(): PhraseTrie<Entry> {
  if (compiled) return compiled
  const trie = phraseTrie<Entry>()
  for (const food of foods) {
    for (const alias of [food.name, food.plural, ...food.aliases]) trie.add(alias, { food, alias })
  }
  // A decoy uses up its words and is not reported, even where a food has the same name.
  for (const phrase of decoys.split(', '))
    trie.add(phrase, { food: null, alias: '' }, () => ({ food: null, alias: '' }))
  compiled = trie
  return trie
}

const byId = new Map([...foods, ...preparedDishes].map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id)

/**
 * Finds the longest alias that begins at each word, left to right. Hits do not overlap: a word that belongs
 * to a longer name ("rice vinegar") is not offered again ("vinegar"). Decoys use up their words and are not
 * reported.
 */
export function longestHits(words: readonly Word[]): Hit[] {
  const trie = lexicon()
  const hits: Hit[] = []
  let from = 0
  while (from < words.length) {
    const best = trie.longestAt(words, from)
    if (!best) {
      from += 1
      continue
    }
    const food = pluralMeaning(words, from, best.to, best.value.food)
    if (food) hits.push({ food, alias: best.value.alias, from, to: best.to })
    from = best.to
  }
  return hits
}

/** Distinguishes "pepper", the spice, from "peppers", the vegetables. */
function pluralMeaning(words: readonly Word[], from: number, to: number, food: Food | null): Food | null {
  if (to - from === 1 && words[from]!.surface === 'peppers') return foodById('bell-pepper') ?? food
  return food
}
