/** Question for a side dish, up to the name of the dish that it goes with. */
const question =
  /\b(?:what|which side|something|anything|sides?|side dish(?:es)?)(?: dish(?:es)?| sides?)? (?:that )?(?:would |will |can |could |should )?(?:i serve|to serve|to go|to eat|goes?|pairs?)(?: really| very)?(?: well| good| best| great| nicely)? (?:with|alongside) /iu
/** Words before the dish's name that describe its preparation or are articles. */
const how = /^(?:an?|the|my|some|roast|roasted|grilled|baked|fried|smoked|braised)$/i
/**
 * Text behind the dish's name that ends the question; another word, such as the "allergic" of "peanut
 * allergic guests", does not.
 */
const ends = /^(?:$|[.,;:?!]|(?:for|tonight|please|today|but|without|and)\b)/i
const LONGEST = 4

/**
 * Turns a question for a side, "what goes well with salmon", into a wish for a side dish. Only the question
 * and the name of the dish are removed, so that no rule of the eaters is lost.
 * @param isFood true when a word names something to eat
 */
export function askedBeside(
  text: string,
  isFood: (word: string) => boolean,
): { text: string; beside: string | null } {
  const match = question.exec(text)
  if (!match) return { text, beside: null }
  const start = match.index + match[0].length
  const words = /^(?:[\p{L}'-]+ ?)*/u.exec(text.slice(start))?.[0].trim().split(' ') ?? []
  const length = words.findIndex((word) => !how.test(word) && !isFood(word.toLowerCase()))
  const named = words.slice(0, length < 0 ? words.length : length)
  const beside = named.join(' ')
  const rest = text.slice(start + beside.length)
  const isName =
    named.length <= LONGEST && named.some((word) => !how.test(word)) && ends.test(rest.trimStart())
  return isName ? { text: `${text.slice(0, match.index)}a side dish${rest}`, beside } : { text, beside: null }
}
