import type { Finding } from '#contract/recipe.ts'
import type { DraftSource } from './expectation.ts'
import type { Part } from './part-in-the-dish.ts'
import { severityOf } from './what-turns-away.ts'

/** Word of a step for a food that the list does not have. */
export interface FoundInStep {
  index: number
  alias: string
  part: Part
  /** True when the sentence asks for a make that keeps the rule: "challah from a pareve bakery". */
  isOfKeepingMake?: boolean
  /** True for a food that is sold in makes that keep a diet, of which nothing says how it is made: cornbread. */
  isOfManyMakes?: boolean
}

const verbs = {
  cooked: 'uses',
  served: 'uses',
  'in a make without it': 'offers',
  'served in an unknown make': 'offers',
  named: 'names',
} as const
const remedies = {
  cooked: 'Take it out of the step.',
  served: 'Take it out of the step.',
  'in a make without it': 'Choose one that keeps to it: look at its label.',
  'served in an unknown make': 'Choose one that keeps to it: look at its label.',
  named: 'Say that none goes in.',
} as const

/** An allergy takes no bread of unknown make, which a diet does. */
const circumstancesOf = ({ part, isOfKeepingMake, isOfManyMakes }: FoundInStep, rule: string) => {
  if (part !== 'named' && isOfKeepingMake) return 'in a make without it'
  return part === 'served' && isOfManyMakes && rule.startsWith('diet.') ? 'served in an unknown make' : part
}

/**
 * Returns the finding about a forbidden food of a step. A model's recipe is held by its list, so a food that a step
 * names and does not bring in is only warned of: it is likened, or another word for something listed.
 */
export function ofStep(found: FoundInStep, source: DraftSource, rule: string, why: string): Finding {
  const { index, alias } = found
  const circumstances = circumstancesOf(found, rule)
  const said = source === 'model' ? circumstances : 'cooked'
  return {
    rule,
    severity: severityOf('forbidden food of a step', circumstances, source),
    place: `instructions.${index}`,
    message: `Step ${index + 1} ${verbs[said]} ${alias}, ${why}`,
    remedy: remedies[said],
  }
}
