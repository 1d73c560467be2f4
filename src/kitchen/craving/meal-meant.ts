import type { Category } from '#contract/common.ts'
import type { Craving } from './index.ts'
import type { Entry } from './wishes/lexicon.ts'
import { categoryWords } from './wishes/phrases.ts'

/** Meals that words mean without naming them: guests get a dinner first, and a fast is broken with one. */
const meals: readonly (readonly [words: RegExp, meal: Category])[] = [
  [/\bdinner part(?:y|ies)\b|\biftar/i, 'dinner'],
  [/\b(?:suhoor|suhur|sahur|sehri|sahri)\b/i, 'breakfast'],
]

/** Words for the evening of the same day, when a dish of foods at hand is dinner. */
const tonight = /\b(?:tonight|this evening|heute abend|esta noche|ce soir|stasera|questa sera)\b/i

const toFeed = /\bfeed (?:them|him|her|us|everyone|everybody)\b/i

/** Returns the meal that words mean without naming it; somebody who is to be fed gets one, and no cake. */
export const mealMeant = (craving: Craving, text: string): Category | null => {
  const { moods, typed, isSide, foods, families = [], dishes, pet } = craving
  const isOpen = foods.length + families.length + dishes.length === 0 && !pet
  const isDinner =
    toFeed.test(text) || tonight.test(typed ?? text) || (isOpen && wholeMeal.test(text) && !isYoung(craving))
  return (
    meals.find(([words]) => words.test(text))?.[1] ??
    (isDinner && !moods.includes('sweet') && !isSide ? 'dinner' : null)
  )
}
/** Words for a meal by itself, which a slaw is not. */
const wholeMeal = /\b(?:an?|the|one|whole|full|complete) (?:[\w-]+ )?meal\b(?! (?:prep|plan|kit|train))/i
/** True where somebody eats who has dishes of their own. */
const isYoung = ({ conditions = [] }: Craving): boolean =>
  conditions.some(({ id }) => /baby|toddler/.test(id))

/** True for a word that names the dessert as the meal. */
export const isDessert = ({ kind, id }: Entry): boolean =>
  kind === 'category' && (categoryWords[id] ?? id) === 'dessert'
