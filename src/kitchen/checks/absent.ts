/** Words by which a line says that something is not in it: "Parmesan made without lysozyme", "stock with no celery". */
export const absent =
  /(?:\b(?:(?:made|prepared|produced|brewed|cured|set) )?(?:without|with no|free (?:of|from)|contain(?:s|ing) no|no added)\b|(?<=\( ?)no (?!(?:more|less|need|added|salt|sugar|fat|sodium|oil|stir|cook|bake|boil)\b))[^,;()]*/g

/** A food that a product or a dish is without, and so does not name: the onion of "onion-free stock", an eggless cake. */
export const soldWithout = /\b[a-z]{3,}(?:[- ]free|less)\b/gi

/** Returns a text without the foods that it says are missing, unless the words ask for a food that is sold that way. */
export const withoutMissing = (text: string, words: readonly string[]): string =>
  words.includes('free') ? text : text.replace(soldWithout, ' ')
