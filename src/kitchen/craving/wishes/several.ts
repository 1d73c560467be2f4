import { numberWords } from '../../steps/number-words.ts'

const count = `(?:${Object.keys(numberWords)
  .filter((word) => word !== 'one')
  .join(
    '|',
  )}|[2-9]|[1-9]\\d|several|a few|a couple of|multiple|thirty|forty|fifty|a dozen|a week of|a month of)`
/** Words that may stand between the number and the meals: "two healthy and complete meals". */
const described =
  '(?!(?:of|for|in|with|people|person|ingredient|minute|hour|day|pan|pot|dish|spice|cheese|bean|egg|layer|step|star|serving|course|grain)s?\\b)[\\w-]+'
const meals = '(?:dinners|meals|lunches|suppers|breakfasts|recipes|dishes|desserts|snacks|menus)'
const week = '(?:a|the|this|next|my|our|one|each) (?:whole )?(?:work )?(?:week|month|fortnight)'

const several = new RegExp(
  [
    `\\b${count} (?:${described} ){0,3}${meals}\\b`,
    `\\b${meals} (?:for|of|per|a|each|every|this|next) (?:${week}|week|month)\\b`,
    '\\b(?:weekly|dinner|party|tasting|course|monthly|lunch) menus?\\b',
    '\\b(?:meal|menu|diet|food|dinner|lunch) plan(?:s|ning)?\\b',
    '\\bmenus? (?:for|of)\\b',
    '\\bplan (?:out )?(?:my|our|the|all|this|next)\\b.{0,20}\\b(?:meals?|dinners?|lunches|week|menus?|food)\\b',
    '\\b(?:week|month) of (?:meals|dinners|lunches|suppers)\\b',
  ].join('|'),
  'i',
)

const batch =
  /\b(?:from|in|out of|with) (?:this|one|a single|the same|my|a) (?:\w+ )?(?:session|batch|go|cook-?up|pot|prep)\b|\bbatch[- ]cook/i
const portions = new RegExp(
  `\\b(${count}) (?:${described} ){0,2}(?:lunches|dinners|meals|suppers|breakfasts)\\b`,
  'i',
)

/** Returns how many portions are to come of one batch, "4 lunches from this cooking session"; null for other wishes. */
export const portionsOfBatch = (text: string): string | null =>
  batch.test(text) ? (portions.exec(text)?.[1] ?? null) : null

/** True when a craving asks for several meals at once, "three dinners" or "meals for a week". */
export const severalIn = (text: string): boolean => several.test(text) && portionsOfBatch(text) === null

/** Sentence for who wants several meals of one bird, which is roasted whole for the first of them. */
export const OF_ONE_BIRD =
  'Roast the bird whole for the first meal. Then ask for dishes of “leftover chicken”, one for each day up to the fourth, and for a broth of the bones.'
/** Wording to which wishes for several meals of one bird are brought, because it is roasted whole first. */
export const ONE_BIRD_FOR_MANY = 'roast chicken, several meals'
/** True when several meals are to come of one bird. */
export const isOneBirdForMany = (text: string): boolean => text.includes(ONE_BIRD_FOR_MANY)
