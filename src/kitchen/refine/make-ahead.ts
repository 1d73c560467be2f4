import type { RecipeDraft } from '#contract/recipe.ts'
import { moistDish } from './appliances/moist.ts'
import { isDelicate, isQuickStarch } from './appliances/pot-times.ts'
import { isBaked } from './figures.ts'
import { readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { advised, isAdvice, minutesIn, sentencesOf } from './sentences.ts'
import { inItsDish } from './vessels.ts'

/** Words of a cook who wants to have the work done before the day. */
export const makingAhead =
  /\b(?:make[- ]ahead|ahead(?: of time)?|in advance|(?:the )?(?:day|night) before|prep(?:are|ped)? (?:it )?(?:for )?tomorrow|for tomorrow|a day early|vorbereiten|vorher machen|am (?:vortag|tag (?:da)?vor)|à l['’]avance|la veille|con antelación|in anticipo)\b/i

/** Minutes of simmering from which a dish is as good or better on the next day. */
const STEWED = 20

/**
 * Tells how a dish is made the day before: in the words of its recipe, or for what simmers long, by the rule that holds
 * for every stew. Others lose by standing, and are refused.
 */
export function madeAhead(draft: RecipeDraft): Outcome {
  const said = draft.instructions.flatMap(sentencesOf).filter((sentence) => isAdvice(sentence))
  const own = said.filter((sentence) =>
    /\b(?:ahead|days?|overnight|night before|chill\w*|refrigerat\w*)\b/i.test(sentence),
  )
  if (own.length > 0) return already(`The recipe tells how: “${own.join(' ')}”`)
  if (isAssembled(draft)) return changed(advised(draft, assembled))
  const dish = moistDish(draft, STEWED)
  const spoiled = dish?.inside.find((line) => isDelicate(line) || isQuickStarch(line))
  if (!dish || spoiled)
    return refused(
      spoiled
        ? `The ${spoiled.parsed.food} in it would be soft and overdone by the next day. Cook the rest ahead and that fresh, or ask for a new recipe to make ahead.`
        : 'The built-in kitchen knows no tried way to make this dish the day before: it is best as soon as it is done. Cut and measure everything ahead, or ask for a new recipe to make ahead.',
    )
  return changed(
    advised(
      draft,
      'To make it ahead, cool it within 2 hours, keep it covered in the refrigerator for up to 3 days, and bring it back to a simmer, at least 165°F (74°C), before you serve it.',
    ),
  )
}

const assembled =
  'To make it ahead, put it together without baking it, cover it and keep it in the refrigerator for up to a day; then bake it about 10 minutes longer, until the middle reads 165°F (74°C).'

/** True for what is put together in a dish of parts that are cooked, and then baked. */
function isAssembled(draft: RecipeDraft): boolean {
  const all = draft.instructions.flatMap(sentencesOf)
  const last = all.findLast(
    (each) => minutesIn(each) > 0 && !isAdvice(each) && !/\b(?:rest|stand|cool)\b/i.test(each),
  )
  const isRaw = readLines(draft).some(isDelicate)
  return (
    last !== undefined && /\bbake\b/i.test(last) && inItsDish.test(all.join(' ')) && !isRaw && !isBaked(draft)
  )
}
