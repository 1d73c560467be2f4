import type { Craving } from '../craving/craving.ts'
import { listOf } from '../prose.ts'
import type { ReadDraft } from './read-draft.ts'

/** Round and firm foods on which small children choke: NHS and CDC, choking hazards before the fifth birthday. */
const roundFoods =
  /\b(?:cocktail (?:sausages?|frank(?:furter)?s?|wieners?)|hot dogs?|frankfurters?|wieners?|grapes|cherry tomatoes|grape tomatoes|popcorn|marshmallows|peanuts|whole (?:almonds|nuts|hazelnuts)|olives|mini sausages?)\b/

/** Returns the note on round foods for children of no stated age; null when the dish has none, or nobody so small eats it. */
export function noteForYoungEaters({ lines }: ReadDraft, { moods, conditions = [] }: Craving): string | null {
  // The rules for babies and toddlers say it themselves, and forbid more.
  if (!moods.includes('kids') || conditions.some(({ id }) => id === 'baby' || id === 'toddler')) return null
  const foods = [...new Set(lines.flatMap(({ text }) => roundFoods.exec(text)?.[0] ?? []))]
  return foods.length === 0
    ? null
    : `For children under five, cut the ${listOf(foods)} lengthwise into small pieces, or leave them out: they are what small children choke on.`
}
