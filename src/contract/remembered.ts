/**
 * Wraps a pure function of a text in a cache of its latest answers: at least `most` of them, at most twice as
 * many, none for texts longer than `longest`. One line of a recipe is looked up by its checks, its nutrition
 * and its grocery list, and half of all lines are salt, oil, garlic and onions. Answers are shared, and
 * therefore frozen.
 *
 * The cache is two `Map`s, a young and an old generation, instead of a least-recently-used list: a look-up
 * costs one `Map` access, and evicting costs nothing.
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

/**
 * Copies a text, because V8 keeps the whole source text (which may be a page) alive for a piece that was cut
 * from it.
 */
const copied = (piece: string): string => ` ${piece}`.slice(1)
