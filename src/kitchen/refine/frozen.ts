import type { RecipeDraft } from '#contract/recipe.ts'
import { moistDish } from './appliances/moist.ts'
import { isDelicate, isQuickStarch } from './appliances/pot-times.ts'
import { isBaked } from './figures.ts'
import { readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { advised, isAdvice, sentencesOf } from './sentences.ts'
import { inItsDish } from './vessels.ts'

/** Words of a cook who wants to freeze what is made. */
export const freezing =
  /\b(?:(?:can|could|may) (?:i|you|we|this|it|these|they) (?:be )?(?:freeze|frozen)(?: (?:this|it|them|these))?|freez(?:e|er)(?:[- ](?:friendly|version|meal|it|this|them|well))?|bake (?:it )?from frozen|for the freezer|einfrieren|congeler|congelar|surgeler|congelare)\b/i

const STEWED = 10
const rawAtTheEnd = /\b(?:salad|slaw|sandwich|tartare|ceviche|sushi)\b/i
const coveredIn = /\b(?:frosting|icing|whipped cream|custard|meringue|glaze)\b/i

/**
 * Tells how a dish is frozen: in the words of its recipe, or by the rules for stews, for cakes and for what is baked in
 * its dish. What spoils in the cold is refused, or told.
 */
export function madeFrozen(draft: RecipeDraft): Outcome {
  const own = draft.instructions
    .flatMap(sentencesOf)
    .filter((sentence) => isAdvice(sentence) && /\bfreez|\bfrozen\b/i.test(sentence))
  if (own.length > 0) return already(`The recipe tells how: “${own.join(' ')}”`)
  const lines = readLines(draft)
  const soft = lines.find((line) => isDelicate(line) || isQuickStarch(line))
  const has = (ids: RegExp) => lines.some(({ food }) => food !== null && ids.test(food.id))
  if (rawAtTheEnd.test(draft.title))
    return refused('What is raw or dressed in it turns limp and watery in the freezer, so it is best fresh.')
  if (isBaked(draft))
    return changed(
      advised(
        draft,
        coveredIn.test(draft.instructions.join(' '))
          ? 'To freeze it, wrap it well without what is spread on it, for up to 2 months; thaw it in its wrapping and finish it on the day.'
          : 'To freeze it, cool it, wrap it well and freeze it for up to 3 months; thaw it in its wrapping at room temperature.',
      ),
    )
  const isStew = moistDish(draft, STEWED) !== null
  const isGratin =
    inItsDish.test(draft.instructions.join(' ')) && /\bbake\b/i.test(draft.instructions.join(' '))
  if (soft && !isGratin)
    return refused(
      `The ${soft.parsed.food} in it turns soft and dry in the freezer. Freeze the rest and cook that fresh, or ask for a new recipe for the freezer.`,
    )
  if (!isStew && !isGratin)
    return refused(
      'It lives by being freshly fried, roasted or raw, which the freezer takes from it. Ask for a new recipe that freezes well.',
    )
  const potato = has(/^(?:potato|new-potato)$/)
    ? ' The potatoes turn a little grainy: crush them, or leave them out.'
    : ''
  const cream = has(/^(?:milk|heavy-cream|half-and-half|sour-cream|greek-yogurt|yogurt|creme-fraiche)$/)
    ? ' The dairy may part; whisk it smooth as it warms.'
    : ''
  return changed(
    advised(
      draft,
      `To freeze it, cool it within 2 hours and box it for up to 3 months; thaw it overnight in the refrigerator and heat it to 165°F (74°C) in the middle.${potato}${cream}`,
    ),
  )
}
