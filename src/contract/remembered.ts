/**
 * The same pure function, which remembers what it said of the texts that it was last asked for: at least `most` of them,
 * at most twice as many, none longer than `longest`. One line of a recipe is looked up by its checks, its nutrition and
 * its grocery list, and half of all lines are salt, oil, garlic and onions. What it answers is shared, and frozen.
 *
 * Two generations, and not an order of use: a look-up costs one of a `Map`, and forgetting costs nothing.
 */
export function remembered<Answer>(
  of: (text: string) => Answer,
  { most = 1000, longest = 100 }: { most?: number; longest?: number } = {},
): (text: string) => Answer {
  let young = new Map<string, Answer>()
  let old = young
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    if (text.length > longest) return of(text)
    const own = copied(text)
    const before = old.get(own)
    const answer = before === undefined ? Object.freeze(of(own)) : before
    if (young.size >= most) {
      old = young
      young = new Map()
    }
    young.set(own, answer)
    return answer
  }
}

/** A piece of a text that V8 cut out holds on to the whole of it, which may be a page; this one only to itself. */
const copied = (piece: string): string => ` ${piece}`.slice(1)
