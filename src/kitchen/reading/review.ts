import type { RecipeDraft } from '#contract/recipe.ts'
import type { Doubt } from '#contract/reviews.ts'

/** A doubt with the whole field as it was read, by which its line is found again when others come and go. */
export interface KeptDoubt extends Doubt {
  field: string
}

/** Data of a reading that is kept until the cook has reviewed it. */
export interface KeptReview {
  doubts: KeptDoubt[]
  /** Size of each photo, in the order in which they were sent. */
  photos: { width: number; height: number }[]
  rawText: string
  handwritten: boolean
  engine: string
  others: { id: string; title: string }[]
  leftOut: string[]
  /** Indices of photos that could not be read. Absent in reviews from before pages were told apart. */
  unread?: number[]
}

/** Returns an ingredient as one line, the form in which doubts name it. */
export const lineOf = ({ amount, item }: { amount: string; item: string }) => `${amount} ${item}`.trim()

/** Returns the present text of a field; undefined when there is no such place. */
const fieldAt = (draft: RecipeDraft, place: string): string | undefined => {
  const [list, index] = place.split('.')
  if (list === 'ingredients') {
    const line = draft.ingredients[Number(index)]
    return line && lineOf(line)
  }
  if (list === 'instructions') return draft.instructions[Number(index)]
  switch (place) {
    case 'title':
    case 'description':
    case 'category':
    case 'prepTime':
    case 'cookTime':
    case 'servings':
      return String(draft[place])
    default:
      return undefined
  }
}

/**
 * Returns the doubts that are still open. A field that the cook has changed is settled, because they have
 * looked at it. One that only moved is found at its new place.
 */
export function openDoubts(doubts: readonly KeptDoubt[], draft: RecipeDraft): Doubt[] {
  return doubts.flatMap(({ field, ...doubt }) => {
    if (doubt.place === 'recipe' || fieldAt(draft, doubt.place) === field) return [doubt]
    const list = doubt.place.split('.')[0]
    const fields =
      list === 'ingredients'
        ? draft.ingredients.map(lineOf)
        : list === 'instructions'
          ? draft.instructions
          : []
    const now = fields.indexOf(field)
    return now < 0 ? [] : [{ ...doubt, place: `${list}.${now}` }]
  })
}
