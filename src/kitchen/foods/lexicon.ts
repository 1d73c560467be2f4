import type { Food } from './food.ts'
import { foods } from './table/index.ts'
import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

/** An alias found at a place: words `from` up to, not including, `to`. */
export interface Hit {
  food: Food
  alias: string
  from: number
  to: number
}

interface Node {
  next: Map<string, Node>
  food: Food | null
  alias: string
  /** A phrase that looks like a food and is none ("rice cooker"): it is consumed, and nothing is reported. */
  decoy: boolean
}

const newNode = (): Node => ({ next: new Map(), food: null, alias: '', decoy: false })

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
  'chicken wire, butter dish, gravy boat, sauce boat, taco night, coffee cup, tea cup, fish kettle, toast rack'

let compiled: Node | null = null

function lexicon(): Node {
  if (compiled) return compiled
  const root = newNode()
  const leafFor = (phrase: string): Node => {
    let node = root
    for (const { stem } of wordsOf(phrase)) {
      let next = node.next.get(stem)
      if (!next) {
        next = newNode()
        node.next.set(stem, next)
      }
      node = next
    }
    return node
  }
  for (const food of foods) {
    for (const alias of [food.name, food.plural, ...food.aliases]) {
      const leaf = leafFor(alias)
      if (leaf.food && leaf.food !== food) continue
      leaf.food = food
      leaf.alias ||= alias
    }
  }
  for (const phrase of decoys.split(', ')) leafFor(phrase).decoy = true
  compiled = root
  return root
}

const byId = new Map(foods.map((food) => [food.id, food]))

/** The food with that id, `chicken-thigh`. */
export const foodById = (id: string): Food | undefined => byId.get(id)

/**
 * The longest alias that begins at each word, left to right. Hits do not overlap: what a longer name has taken
 * ("rice vinegar") is not offered again ("vinegar"). Decoys are taken and not reported.
 */
export function longestHits(words: readonly Word[]): Hit[] {
  const root = lexicon()
  const hits: Hit[] = []
  let from = 0
  while (from < words.length) {
    let node: Node | undefined = root
    let best: Node | null = null
    let to = from
    for (let at = from; at < words.length; at += 1) {
      node = node.next.get(words[at]!.stem)
      if (!node) break
      if (node.food || node.decoy) {
        best = node
        to = at + 1
      }
    }
    if (!best) {
      from += 1
      continue
    }
    const food = best.decoy ? null : pluralMeaning(words, from, to, best.food)
    if (food) hits.push({ food, alias: best.alias, from, to })
    from = to
  }
  return hits
}

/** "Pepper" is the spice, "peppers" are vegetables. */
function pluralMeaning(words: readonly Word[], from: number, to: number, food: Food | null): Food | null {
  if (to - from === 1 && words[from]!.surface === 'peppers') return foodById('bell-pepper') ?? food
  return food
}
