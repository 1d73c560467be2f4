import type { RecipeDraft } from '#contract/recipe.ts'
import { missedStates } from '../../checks/asked-states.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import type { Craving } from '../../craving/craving.ts'

/** Words of a cook who means to cook the food without thawing it, which takes other times. */
const fromFrozen =
  /\b(?:from frozen|(?:without|no) (?:thawing|defrosting)|still frozen|straight from|unthawed)\b/i

/**
 * Has meat and fish thawed that a cook has in the freezer, since the times of a recipe are those of thawed ones.
 * A cook who asks for a dish from frozen gets no such recipe.
 */
export function withThawed(draft: RecipeDraft, { states = [], text }: Craving): RecipeDraft {
  const frozen = states.filter(({ state }) => state === 'frozen')
  if (frozen.length === 0 || fromFrozen.test(text)) return draft
  const misses = missedStates(readDraft(draft, readerOf(draft)), frozen).filter(({ isSerious }) => isSerious)
  const places = new Set(misses.map(({ place }) => place))
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) =>
      places.has(`ingredients.${at}`)
        ? { ...line, item: `${line.item}, thawed overnight in the refrigerator` }
        : line,
    ),
  }
}
