import type { Craving } from './index.ts'
import { type Hit, isFoodEntry } from './wishes/lexicon.ts'
import type { Token } from './wishes/words.ts'

/**
 * Number of ingredients allowed beside the only foods that somebody has: some fat, something sharp, something
 * to finish the dish.
 */
const BESIDE_ONLY = 3

/** Words that close a list of foods: "that's all we got", "is literally all I have", "and nothing else". */
const isAllThereIs =
  /\b(?:that'?s|that is|thats|this is|is|are) (?:literally |really |about |pretty much |basically |just |only )?(?:all|everything) (?:that )?(?:i|we)(?:'ve|'re| have)?(?: got| have| left| had)?\b|\b(?:and|but) nothing else\b|\bnothing else (?:in|at|here|left)\b|\b(?:that'?s|that is|thats|this is) (?:literally |really |about |pretty much |basically )?(?:all|everything) (?:there is|that'?s (?:left|there|here))|[,.;:] *(?:nothing else|that'?s it|thats it)\b/i

const onlyOfKind =
  /\bonly (?:veggies|vegetables|veg|greens|meats?|fruits?|proteins?|cheeses?|spices|herbs) (?:that )?(?:i|we)(?:'ve|’ve| have)\b/i

/**
 * Returns the number of ingredients that "just eggs and potatoes" allows; null when the craving sets no such
 * limit.
 */
export function onlyThese(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { text, amounts = [] }: Craving,
  namesDish: boolean,
): number | null {
  const foods = hits.filter(({ entries }) => entries.some(isFoodEntry))
  const said = foods.some(({ from: first }) => {
    let from = first
    // "I only have like bread and maybe some cheese".
    while (/^(?:like|maybe|some|about|literally|a|an|the|my|few|bit|of)$/.test(tokens[from - 1]?.typed ?? ''))
      from--
    const [before, earlier] = [tokens[from - 1]?.typed ?? '', tokens[from - 2]?.typed ?? '']
    const isBehind = ['have', 'use', 'using', 'with', 'got', 'from'].includes(before)
    const only = isBehind ? earlier : before
    // "Mujadara, I only have brown lentils" tells which lentils there are for the dish.
    if (namesDish && foods.length === 1 && (/^(?:have|got)$/.test(before) || amounts.length > 0)) return false
    // "Sweetened only with fruit" says nothing of the other foods.
    if (/^(?:sweetened|flavou?red|topped|thickened)$/.test(tokens[from - (isBehind ? 3 : 2)]?.typed ?? ''))
      return false
    return only === 'only' || only === 'just' || (only === 'but' && earlier === 'nothing')
  })
  // "The only veggies I have are peas" says nothing of the other foods.
  if (onlyOfKind.test(text)) return null
  return said || (foods.length > 1 && isAllThereIs.test(text)) ? foods.length + BESIDE_ONLY : null
}
