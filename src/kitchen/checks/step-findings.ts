import type { Finding } from '#contract/recipe.ts'
import type { DraftSource } from './expectation.ts'

/** Word of a step for a food that the list does not have. */
export interface FoundInStep {
  index: number
  alias: string
  /** True when the step puts the food into the dish or offers it. */
  isBroughtIn: boolean
}

/**
 * Returns the finding about a forbidden food of a step. A model's recipe is held by its list, so a food that a step
 * names and does not bring in is only warned of: it is likened, or another word for something listed.
 */
export function ofStep(
  { index, alias, isBroughtIn }: FoundInStep,
  source: DraftSource,
  rule: string,
  why: string,
): Finding {
  const isOnlyNamed = source === 'model' && !isBroughtIn
  return {
    rule,
    severity: isOnlyNamed ? 'warning' : 'error',
    place: `instructions.${index}`,
    message: `Step ${index + 1} ${isOnlyNamed ? 'names' : 'uses'} ${alias}, ${why}`,
    remedy: isOnlyNamed ? 'Say that none goes in.' : 'Take it out of the step.',
  }
}
