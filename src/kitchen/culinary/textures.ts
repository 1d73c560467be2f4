/**
 * Textures that a cook may ask for, each with the words by which a recipe shows that it has it. A texture without
 * such words in a recipe is not proved, however likely it is.
 */
const shownBy: Readonly<Record<string, RegExp>> = {
  airy: /\bairy|\bfluff|\blight as|\bcloud|\bbillow|\bfeather/,
  chewy: /\bchewy|\bchew\b/,
  crumbly: /\bcrumbl|\bsandy\b|\bshort\b|\btender crumb/,
  dense: /\bdense|\bclose[- ]grained|\bclose crumb|\bheavy\b|\bfudgy/,
  firm: /\bfirm|\bholds? its shape|\bset(?:s)?\b/,
  flaky: /\bflak(?:y|es?|ing)\b|\bshatter|\bpuff pastry|\bphyllo|\blayers\b/,
  fluffy: /\bfluff|\bairy|\blight as|\bcloud|\bbillow|\bfeather|\bpuffs?\b|\bpuffed/,
  fudgy: /\bfudg|\bgooey|\bdense\b/,
  gooey: /\bgooey|\bmolten|\bmelt(?:s|ed|ing|y)?\b|\brunny|\boozes?|\bstretch|\bsticky|\bfudgy/,
  juicy: /\bjuic(?:y|es?)\b|\bmoist|\bsucculent|\bbaste|\bbrine/,
  melting: /\bmelt|\bfalls? apart|\bfork-tender|\bspoon-tender/,
  moist: /\bmoist|\bstays? soft|\bsoft crumb|\bdamp|\bjuic(?:y|es)\b|\btender crumb|\bsucculent/,
  runny: /\brunny|\bpourable|\bflows?\b|\bjammy|\bjust set/,
  saucy: /\bsauc(?:y|e)\b|\bgravy/,
  silky: /\bsilk|\bvelvet|\bsmooth|\bsatin|\bgloss/,
  soft: /\bsoft|\btender|\bsilky|\bcreamy|\bmash|\bpur[eé]e|\bfluffy|\bpillowy/,
  spongy: /\bspong|\bspringy|\bbounc/,
  springy: /\bspring(?:y|s)\b|\bbounc|\belastic|\bchew/,
  sticky: /\bstick(?:y|ily)|\bglaz|\bsyrup|\bhoney|\bmolasses|\bcaramel|\bglutinous/,
  stodgy: /\bstodg|\bsuet|\bdumplings?\b|\bdense|\bpotato|\bpudding/,
  stretchy: /\bstretch|\bstring|\bmozzarella|\belastic/,
  succulent: /\bsucculent|\bjuic(?:y|es?)\b|\bmoist/,
  tender:
    /\btender|\bfork (?:slides|goes|turns|slips)|\bmelt|\bfalls? apart|\bfalling apart|\bsoft\b|\bpull(?:s|ed)? apart|\bsucculent/,
  thick: /\bthick/,
  thin: /\bthin/,
  velvety: /\bvelvet|\bsilk|\bsmooth/,
}

/** Words before a texture with which a recipe says that it has it not: "before it turns chewy", "never dense". */
const denies =
  /\b(?:not|never|no|without|too|turns?|goes|going|gets?|becom(?:es?|ing)|than|instead of|rather than|avoid|less) (?:(?:at all|it|them|the|too|dry and|tough and|or) )*$/

/** True for a word that names a texture: "chewy". */
export const isTexture = (word: string): boolean => Object.hasOwn(shownBy, word)

/**
 * True when a text shows a texture; a word that the text denies shows none.
 * @param text in lower case
 */
export function showsTexture(text: string, texture: string): boolean {
  const words = shownBy[texture]
  if (!words) return false
  for (const match of text.matchAll(new RegExp(words, 'g')))
    if (!denies.test(text.slice(0, match.index))) return true
  return false
}

/** Words of a dish that has a texture which somebody denies, where they are more than the texture's own. */
const betrayedBy: Readonly<Record<string, string>> = {
  crunchy: 'crunch\\w*|crisp\\w*|crackl\\w*|crusty|brittle|chips|granola|toasted|nuts|crackers?',
  crispy: 'crunch\\w*|crisp\\w*|crackl\\w*|brittle',
  creamy: 'cream\\w*|alfredo',
  cheesy: 'chees\\w*',
  mush: 'mush\\w?',
  crisp: 'crisp\\w*|crunch\\w*',
  mushy: 'mush\\w?|mash(?:ed)?|pur[eé]e\\w*|porridge|congee|polenta|pudding|refried|velvety|silky',
  slimy: 'slim\\w+|okra|mushrooms?|oysters?|eggplants?|aubergines?|nopales|natto|seaweed|mussels?|clams?',
  sticky: 'stick(?:y|ily)|glaz\\w+|syrup\\w*|caramel\\w*|molasses',
  gooey: 'gooey|molten|melt\\w*|ooz\\w+|runny',
}

/**
 * Returns a test for the first word by which a text shows one of the textures that are denied; undefined where it shows
 * none, or denies it as well.
 */
export function showsDenied(textures: readonly string[] = []): (text: string) => string | undefined {
  if (textures.length === 0) return () => undefined
  const words = new RegExp(`\\b(?:${textures.map((one) => betrayedBy[one] ?? one).join('|')})\\b`, 'gi')
  return (text) =>
    [...text.matchAll(words)].find(({ index }) => !denies.test(text.slice(0, index).toLowerCase()))?.[0]
}
