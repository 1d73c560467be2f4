/** Stems before "less" that are no food of the dish, or are words of another sense. */
const otherSense = new Set(
  'bone skin seed stem shell price end bottom time effort stain flavor flavour taste cord rest need care use home'.split(
    ' ',
  ),
)
/** Foods by the names that the kitchen knows them by. */
const known: Readonly<Record<string, string>> = { bun: 'bread', noodle: 'pasta' }

/**
 * Rewrites "flourless", "bean-less" and the like as "flour free". Only stems that are foods are rewritten.
 * @param isFood true when the kitchen knows a food by this word
 * @param beginsName true when a text begins with a recipe's name: a flourless chocolate cake is the cake of
 * that name
 */
export const lessAsFree = (
  text: string,
  isFood: (word: string) => boolean,
  beginsName: (rest: string) => boolean,
): string =>
  text.replace(/(?<!\p{L})(\p{L}{3,}?)-?less(?!\p{L})/giu, (whole, start: string, at: number) => {
    if (beginsName(text.slice(at))) return whole
    const word = known[start.toLowerCase()] ?? start.toLowerCase()
    return !otherSense.has(word) && isFood(word) ? `${word} free` : whole
  })
