/** What lacks something that is no food of the dish's, or is a word of another sense. */
const otherSense = new Set(
  'bone skin seed stem shell price end bottom time effort stain flavor flavour taste cord rest need care use home'.split(
    ' ',
  ),
)
/** By what the kitchen knows them. */
const known: Readonly<Record<string, string>> = { bun: 'bread', noodle: 'pasta' }

/**
 * "Flourless", "bean-less" and the like as the kitchen reads them: "flour free". Only foods can be lacking.
 * @param isFood whether the kitchen knows a food by this word
 * @param beginsName whether a text begins with the name of a recipe: a flourless chocolate cake is the cake of that name
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
