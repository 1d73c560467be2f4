/** Verbs that put a dish beside another one. */
const pairing =
  "(?:to|that(?:[’']d| would| will)?|which (?:would|will)?) ?(?:go|goes|pair|pairs|eat|serve|have)(?: (?:well|nicely|great))? (?:with|alongside)"
/** "Mushy peas to go with my steak pie": a side that is named, and the dish that is there already. */
const sideFor = new RegExp(
  `^(.*?\\b(?:want|need|make|making|have|like|find|get|recipe for|looking for|some|an?) (?:some |an? |the )?((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)) ${pairing} (?:my|our|the|this|these|some) ((?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+)(?= (?:for|tonight|please|today|but|without|that)\\b|[.,;:?!]|$)`,
  'iu',
)
/** "I made vanilla cupcakes, can I have tangy icing to pair with them": the dish that is there stands first. */
const madeFirst = new RegExp(
  `^(?:so )?(?:i|we)(?:['’]ve| have)? (?:just |already |also )?(?:made|baked|bought|got|cooked) (?:some |an? |the |my )?((?:[\\p{L}'-]+ ){0,3}[\\p{L}'-]+?)(?:,| and|\\.|;) (.+?) ${pairing} (?:them|it|those|this)\\b`,
  'iu',
)
const sauces =
  /^(?:sauces?|gravy|dips?|glaze|marinade|salsa|dressing|relish|frosting|icing|topping|filling|syrup)$/i
/** Words for any side, which `goes-with.ts` reads. */
const anySide =
  /^(?:something|anything|sides?|side dish(?:es)?|dish(?:es)?|what|veg(?:etables?|gies?)?|it|that|them|recipes?)$/i

/**
 * Returns the wish for a named side without the dish that it goes with; null where no side is named.
 * @param isFood true when a word names something to eat
 */
export function namedSide(
  text: string,
  isFood: (word: string) => boolean,
): { text: string; beside: string | null } | null {
  const behind = madeFirst.exec(text)
  const before = behind ? null : sideFor.exec(text)
  const match = behind ?? before
  if (!match) return null
  const [dish = '', side = ''] = behind ? [match[1], match[2]] : [match[3], match[2]]
  const last = side.split(' ').at(-1) ?? ''
  if (
    anySide.test(last) ||
    !isFood(last.toLowerCase()) ||
    !dish.split(' ').some((word) => isFood(word.toLowerCase()))
  )
    return null
  const rest = text.slice(match.index + match[0].length)
  // A sauce is made for its dish, and no side of it.
  if (sauces.test(last)) return { text: `${behind ? match[2] : match[1]} for ${dish}${rest}`, beside: null }
  return { text: `${behind ? match[2] : match[1]}${rest}`, beside: dish }
}
