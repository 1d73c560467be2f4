/** A text without the fraction that it named, and the share of the present amount that the fraction leaves. */
export interface Share {
  rest: string
  /** Share for less or more; null when the text names no fraction. */
  of: (direction: 'less' | 'more') => number | null
}

/** Names of fractions in English and, as they stay when a wish is put into English, in the other languages. */
const names: readonly (readonly [words: string, value: number])[] = [
  ['half', 1 / 2],
  ['thirds?|drittel|tiers|tercios?|terz[oi]', 1 / 3],
  ['quarters?|fourths?|viertel|quarts?|cuartos?|quart[oi]', 1 / 4],
  ['fifths?|fünftel|cinquième|quintos?|quint[oi]', 1 / 5],
]
const name = names.map(([words]) => words).join('|')
/** Numbers before a fraction or a pan, as wishes write them. */
export const counts: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3 }

const fraction = new RegExp(
  String.raw`(?:\b(by|to|in) )?(?:\babout )?(?:\b(?:(two|three|an?|one|[123])[ -])?(${name})(?! (?:cup|pound|teaspoon|tablespoon))\b|\b(\d{1,3}) ?(?:%|percent\b|prozent\b))(?: of)?`,
  'i',
)
const lessOrMore =
  /\b(?:less|more|fewer|reduced?|reducing|cut|lower|increase|too|weniger|mehr|moins|plus|menos|más|mas|meno|più)\b/i

/** Takes a fraction out of a text that asks for less or more: "a third less sugar", "cut the sugar by a quarter". */
export function takeShare(text: string): Share | null {
  const match = lessOrMore.test(text) ? fraction.exec(text) : null
  if (!match) return null
  const [whole, preposition, count = '', word, percent] = match
  // Half of a food is said without less: "half the sugar".
  if (word !== undefined && /^half$/i.test(word) && preposition === undefined) return null
  const one = names.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word ?? ''))?.[1]
  const value =
    percent === undefined ? (counts[count.toLowerCase()] ?? 1) * (one ?? 0) : Number(percent) / 100
  if (value <= 0 || value > 2) return null
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`
  return {
    rest: rest.replace(/ {2,}/g, ' ').trim(),
    of: (direction) =>
      /^(?:to|in)$/i.test(preposition ?? '') ? value : direction === 'more' ? 1 + value : 1 - value,
  }
}

const noun = String.raw`(?!(?:to|by|in|the|an?)\b)\p{L}+(?: (?!(?:to|by|in)\b)\p{L}+)?`
/** Orders of words that other languages have where English has another. */
const orders: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^(.*?\b(?:with |only )?)(${noun}) half$`, 'iu'), '$1half $2'],
  [new RegExp(String.raw`\b(${name}) (${noun}) (?:in |of )?(?:moins|menos|meno)\b`, 'iu'), '$1 less $2'],
]

/** Puts "sugar half" and "a third sugar less", which a wish of another language becomes, as English has them. */
export const inEnglishOrder = (text: string): string =>
  orders.reduce((said, [from, to]) => said.replace(from, to), text)
