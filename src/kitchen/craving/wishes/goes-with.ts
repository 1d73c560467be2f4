import { namedSide } from './named-sides.ts'

/** Verbs of a question for a side: "to serve with", "that goes well with". */
const beside =
  '(?:that |which )?(?:would |will |can |could |should |do |does )?(?:i |you |we )?(?:(?:make|cook|fix|do|have|bake) (?=to ))?(?:to serve|serve|to go|goes?|to eat|to pair|pairs?)(?: really| very)?(?: well| good| best| great| nicely)? (?:with|alongside)'
/** Question for a side dish, up to the name of the dish that it goes with. */
const question = new RegExp(
  `\\b(?:(?:what|wat|which side|something|anything|sides?|side dish(?:es)?|vegetables?|vegtables?|veggies?|veg)(?: dish(?:es)?| sides?)? ${beside}|(?:sides?|side dish(?:es)?) (?:for|with)|was passt (?:gut )?zu|beilagen? (?:zu|für)|que(?:lle?s?)? accompagnements? (?:avec|pour)|(?:que|quoi|qu'est-ce qu'on) (?:servir|manger) avec|(?:qué|que) (?:acompaña|va con|sirvo con|servir con)|(?:cosa|che) (?:abbinare a|servire con)) `,
  'iu',
)
/** Words before the dish's name that describe its preparation or are articles. */
const how = /^(?:an?|the|my|some|roast|roasted|grilled|baked|fried|smoked|braised)$/i
/**
 * Text behind the dish's name that ends the question; another word, such as the "allergic" of "peanut
 * allergic guests", does not.
 */
const ends =
  /^(?:$|[.,;:?!]|(?:for|tonight|please|today|but|without|and|besides|other than|not|that|thats|that's|which|außer|ausser|sauf|pr|pour)\b)/i
const LONGEST = 4

/** Wishes that take the place of a question, in its own language, so that the rest is still read in it. */
const sides: readonly (readonly [question: RegExp, wish: string])[] = [
  [/^veg/i, 'a vegetable side dish'],
  [/^(?:was|beilage)/i, 'eine Beilage'],
  [/^(?:que|quoi|qu')(?=.* (?:avec|pour) )/i, 'un accompagnement'],
  [/^(?:que|qué)/i, 'una guarnición'],
  [/^(?:cosa|che)/i, 'un contorno'],
]

/**
 * Turns a question for a side, "what goes well with salmon", into a wish for a side dish. Only the question
 * and the name of the dish are removed, so that no rule of the eaters is lost.
 * @param isFood true when a word names something to eat
 */
export function askedBeside(
  text: string,
  isFood: (word: string) => boolean,
): { text: string; beside: string | null } {
  const side = namedSide(text, isFood)
  if (side) return side
  const match = question.exec(text)
  if (!match) return { text, beside: null }
  const start = match.index + match[0].length
  const words = /^(?:[\p{L}'-]+ ?)*/u.exec(text.slice(start))?.[0].trim().split(' ') ?? []
  const length = words.findIndex(
    (word) => ends.test(word) || (!how.test(word) && !isFood(word.toLowerCase())),
  )
  const named = words.slice(0, length < 0 ? words.length : length)
  const said = named.join(' ')
  const beside = said.replace(/^(?:an?|the|my|our|some) /i, '')
  const rest = text.slice(start + said.length)
  const isName =
    named.length > 0 &&
    named.length <= LONGEST &&
    named.some((word) => !how.test(word)) &&
    ends.test(rest.trimStart())
  if (!isName) return { text, beside: null }
  const wish = sides.find(([words]) => words.test(match[0]))?.[1] ?? 'a side dish'
  const others = rest.replace(/^ besides\b/i, ' other than')
  return { text: `${text.slice(0, match.index)}${wish}${others}`, beside }
}
