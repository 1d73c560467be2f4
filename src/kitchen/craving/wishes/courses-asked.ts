const before = '(?:(?:an?|the|one|some|two|hot|cold|warm|nice|simple|good) )*'
const main = '(?:entr[eé]es?|main(?:s|(?: courses?| dish(?:es)?))?)'
const other =
  '(?:sides?(?: dish(?:es)?)?|breads?|rolls|desserts?|puddings?|beverages?|drinks?|appeti[sz]ers?|starters?|soups?|salads?|vegetables?|veggies)'
const list = new RegExp(
  `\\b${before}(?:${main}|${other})(?:(?:,| and| plus|, and| with| &) ${before}(?:${main}|${other}))+\\b`,
  'gi',
)
const hasMain = new RegExp(`\\b${main}\\b`, 'i')
const hasOther = new RegExp(`\\b${other}\\b`, 'i')

/**
 * Reads a menu that is asked for by its courses, "an entree, a side and a dessert", as its main course.
 * @returns the text with the main course alone, and the words of the menu; null for a text without one
 */
export function mainOfCourses(typed: string): { text: string; menu: string } | null {
  const menu = (typed.match(list) ?? []).find((one) => hasMain.test(one) && hasOther.test(one))
  return menu === undefined ? null : { text: typed.replace(menu, 'an entree'), menu }
}

/** Returns what is told of a menu of which the main course is made. */
export const toldOfCourses = (menu: string): string =>
  `“${menu}”: this is the main course; ask for each of the others by itself.`
