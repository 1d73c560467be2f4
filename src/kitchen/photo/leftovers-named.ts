import { foodsAtHand } from '../frames/index.ts'

/** Words between the foods of a sentence, and those behind which somebody says something else of them. */
const between = /\s*(?:[,;:]|\+|&|(?<!\bmac(?:aroni)? )\band\b|\bwith\b|\bplus\b)\s*/i
const talkBehind =
  /\s*(?:[.!?(–—]|\s-\s|\b(?:but|not|no|without|so|nobody|what|already|from|that|which|tired|ideas?|recipes?|enough|to (?:use|make|do)|for (?:a|the|my|our|dinner|lunch|breakfast|tonight|one|two))\b).*$/is
/** Words in front of a food at hand that say no more of it than that it is there. */
const talkBefore =
  /^.*?\b(?:(?:do|make|cook|uses? for|ideas for|use up|using up|recipes? (?:for|with|using)) (?:with )?|(?:have|got|['’]ve) )?(?=(?:(?:all|some|the|my|our|a|an|these|this|that|those|lots of|a (?:lot|ton|bunch|bit|few|little)(?: of)?|half(?: (?:a|an|of))?|(?:two|three|four|five|six|\d+)(?: (?:cups?|pounds?|lbs?|slices?))?(?: of)?) )*left-?overs?\b)/i
const articles =
  /^(?:(?:all|some|the|my|our|a|an|these|this|that|those|lots of|tons? of|of|few|little|half) )+/i
const leftover = /\bleft-?overs?\b|\bleft over\b/i
/** States in which a food was never a leftover of a meal. */
const notEaten = /\b(?:raw|uncooked|frozen|fresh|dry|dried|canned?|tinned|tins?|jars?|bags?|packages?)\b/i

/**
 * Returns the names of what is left over and of the foods beside it, as `foodsAtHand` reads them: "leftover roast pork",
 * "leftover mashed potatoes". Empty where nothing is left over, or where what is left is known as no food.
 */
export function leftoversNamed(text: string): string[] {
  if (!leftover.test(text)) return []
  const said = text
    .trim()
    .replace(/^(?!left)(.+?) (?:left-?overs?|left over)\b(?! \p{L})/iu, 'leftover $1')
    .replace(talkBefore, '')
  const names = said.replace(talkBehind, '').split(between).map(named).filter(Boolean)
  const at = names.findIndex((name) => leftover.test(name))
  // Foods named behind a leftover are of the same meal, unless they are still in their packet.
  const all = names.map((name, place) =>
    at < 0 || place <= at || leftover.test(name) || notEaten.test(name) ? name : `leftover ${name}`,
  )
  const known = all.filter((name) => foodsAtHand([name]).length > 0)
  return at >= 0 && known.includes(all[at] ?? '') ? known : []
}

const named = (piece: string): string =>
  piece
    .trim()
    .replace(articles, '')
    .replace(leftover, 'leftover')
    .replace(/^leftover (.+)$/i, (_, food: string) => `leftover ${food.replace(articles, '')}`)
