import { splitLine } from '../../display/split-line.ts'
import { matchFood } from '../../foods/index.ts'

const verbs = new Set(
  (
    'add allow arrange assemble bake beat blanch blend boil bring broil brown brush bring check chill chop coat combine cook cool ' +
    'cover cream crush cut deglaze dice dip discard dissolve divide drain dredge drizzle dry dust fill flip fold form freeze fry ' +
    'garnish grate grease grill heat knead ladle layer leave let lift line lower make marinate mash measure melt microwave mince ' +
    'mix pat peel place poach pop pour preheat pre-heat prepare press prick process pull put reduce refrigerate remove repeat ' +
    'return rinse roast roll rub saute sauté scatter scoop score scrape season separate serve set shape shred sift simmer skim ' +
    'slice smash soak soften spoon spread sprinkle squeeze stack steam stir store strain stuff swirl take taste thicken tip toast ' +
    'top toss transfer trim turn use warm wash whip whisk wipe wrap'
  ).split(' '),
)
const openings =
  /^(?:in an?|in the|into|on a|once|when|while|meanwhile|after|before|using|with|to (?:make|serve|assemble)|for the [\w\s]{2,30},|first|then|next|finally|lastly|now|if you|as soon as|start|begin|carefully|gently|gradually|slowly|lightly|immediately|the (?:oven|dough|mixture))\b/i

export const wordsIn = (text: string): number => text.split(/\s+/).length

const numbered = /^(?:step\s*)?(\d{1,2})\s*[.):]\s+(?=\S)|^step\s+(\d{1,2})\s*[:.–—-]?\s*(?=\S)/i

/** Returns a line without the number of its step, or null when it has none. */
export function unnumbered(line: string): string | null {
  const match = numbered.exec(line)
  return match ? line.slice(match[0].length) : null
}

/** True for the number of the step that follows, alone on a line: `3`, `Step 3`, `3.` */
export const isNumberAlone = (line: string): boolean => /^(?:step\s*)?\d{1,2}\s*[.):]?$/i.test(line)

export const beginsWithVerb = (text: string): boolean =>
  verbs.has((/^[\p{L}-]+/u.exec(text)?.[0] ?? '').toLowerCase()) || openings.test(text)

/** True for a line that tells what to do. */
export function isStepLike(line: string): boolean {
  const text = unnumbered(line) ?? line
  const words = wordsIn(text)
  if (beginsWithVerb(text) && words >= 3) return true
  return words >= 9 && /[.!]["”)]?$/.test(text) && splitLine(text).amount === ''
}

/** True for a line that names something to buy. */
export function isIngredientLike(line: string): boolean {
  const words = wordsIn(line)
  if (words > 24 || line.length > 200) return false
  if (splitLine(line).amount !== '') return !/[.!]$/.test(line) || words <= 8
  if (beginsWithVerb(line) && words > 2) return false
  if (/[.!?]$/.test(line)) return false
  if (/\b(?:to taste|as needed|for (?:serving|garnish|frying|dusting|greasing)|optional)\b/i.test(line))
    return true
  return words <= 6 && matchFood(line.replace(/\(.*?\)/g, ' ').split(',')[0] ?? '') !== null
}

/** Removes the mark of a list before a line. */
export const unbulleted = (line: string): string =>
  line.replace(/^(?:[•·▪●○◦‣⁃*▢□☐✓✔–—-]|\[[ x]?\])\s*(?=\S)/iu, '')
export const isBulleted = (line: string): boolean => /^(?:[•·▪●○◦‣⁃*▢□☐✓✔–—]|-\s|\[[ x]?\])\s*\S/iu.test(line)

/**
 * Returns the name of a part of the dish above its lines, such as `For the sauce:`, `SAUCE`, `### Sauce`, or
 * null.
 */
export function groupOf(line: string, shouting: boolean): string | null {
  if (line.length > 60 || /\d/.test(line)) return null
  const bare = line.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  const isMarked = /^#{1,6}\s/.test(line) || /^(\*\*|__).+\1:?$/.test(line)
  const isFor = /^(?:for|to make) the [\p{L}\s'’-]{2,40}:?$/iu.test(bare) && wordsIn(bare) <= 6
  const isShouted = !shouting && /^\p{Lu}[\p{Lu}\s&'’-]{3,}$/u.test(bare)
  if (isMarked || isFor || isShouted || (/:$/.test(bare) && wordsIn(bare) <= 7))
    return bare.replace(/[:\s]+$/, '')
  return null
}
