/** Words behind a food that make another food of it: egg noodles, chickpea pasta, coconut flour, duck fat. */
const products = new RegExp(
  `^(?:${[
    'noodle|pasta|penne|macaroni|spaghetti|flour|starch|milk|oil|sauce|paste|stock|broth|bouillon|soup|gravy',
    'vinegar|crumb|chip|syrup|powder|cracker|wrapper|lettuce|butter|water|extract|seasoning|ketchup|mayonnaise',
    'fat|foie|liver|gizzard|heart|skin|bone|carcass|feet|egg|roe|jerky|ink',
    'seed|leaf|blossom|husk|flake|ale|liqueur|bitter',
  ].join('|')})s?$`,
)

/** Words before a food that make another food of it: sweet potato. */
const others: Readonly<Record<string, RegExp>> = {
  potato: /^sweet$/,
  butter: /^(?:peanut|almond|cashew|nut|apple|cocoa|cookie|sunflower|seed|tahini)$/,
  milk: /^(?:coconut|almond|oat|soy|rice|cashew|condensed|malted)$/,
  cream: /^(?:ice|coconut)$/,
  bean: /^(?:coffee|vanilla|green|jelly)$/,
  cheese: /^head$/,
  rice: /^cauliflower$/,
  chestnut: /^water$/,
  spinach: /^water$/,
  artichoke: /^jerusalem$/,
}

/** Words behind a food that name another kind: cherry tomatoes are no cherries. */
const ofAnother: Readonly<Record<string, RegExp>> = {
  cherry: /^tomato$/,
  oyster: /^mushroom$/,
  spaghetti: /^squash$/,
  dill: /^pickle$/,
  milk: /^(?:chocolate|bread)$/,
  salt: /^(?:pork|cod)$/,
  date: /^sugar$/,
  ice: /^cream$/,
}

/**
 * True when the words of a line or a title name a food, and not a product of it: chicken stock is no chicken.
 * @param said the words of the line, in the singular
 * @param words the words of the food's name, in the singular
 */
export function isNamedIn(said: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0 || !words.every((word) => said.includes(word))) return false
  const last = words.at(-1) ?? ''
  const before = said[said.indexOf(words[0] ?? '') - 1] ?? ''
  // Sweet potatoes are no potatoes, peanut butter is no butter.
  if (others[last]?.test(before) && !words.includes(before)) return false
  const next = said[said.indexOf(last) + 1] ?? ''
  return words.includes(next) || !(products.test(next) || ofAnother[last]?.test(next))
}
