import type { Finding } from '#contract/recipe.ts'
import type { RuleFamily } from './rule-family.ts'

interface Bound {
  rule: string
  place: string
  what: string
  value: number
  least: number
  most: number
}

/** Most servings, or cookies of a doubled batch. */
export const MOST_SERVINGS = 48

/** Most lines and steps of one part of a recipe; a meal of a dish and its sides has several parts. */
const OF_A_PART = { lines: 25, steps: 16 }

/** Rule S1: all parts of a recipe are there, and their numbers are plausible. */
export const shape: RuleFamily = {
  group: 'The recipe is complete',
  check({ draft }) {
    const parts = new Set(draft.ingredients.map(({ group }) => group)).size || 1
    const bounds: Bound[] = [
      bound('title', 'title', 'characters in the title', draft.title.trim().length, 3, 80),
      bound(
        'description',
        'description',
        'characters in the description',
        draft.description.trim().length,
        20,
        2000,
      ),
      bound('total-time', 'times', 'minutes of work and cooking', draft.prepTime + draft.cookTime, 1, 1440),
      bound('rest-time', 'times', 'minutes of rest', draft.restTime, 0, 10_080),
      bound('servings', 'servings', 'servings', draft.servings, 1, MOST_SERVINGS),
      bound(
        'ingredients',
        'ingredients',
        'ingredients',
        draft.ingredients.length,
        2,
        OF_A_PART.lines * parts,
      ),
      bound('steps', 'instructions', 'steps', draft.instructions.length, 2, OF_A_PART.steps * parts),
    ]
    const emptySteps = draft.instructions.flatMap((step, index): Finding[] =>
      step.trim().length >= 8
        ? []
        : [
            {
              rule: 'shape.empty-step',
              severity: 'error',
              place: `instructions.${index}`,
              message: `Step ${index + 1} says nothing.`,
              remedy: 'Write what to do, or leave the step out.',
            },
          ],
    )
    return [
      ...bounds.filter(({ value, least, most }) => !(value >= least && value <= most)).map(outside),
      ...emptySteps,
    ]
  },
}

const bound = (
  name: string,
  place: string,
  what: string,
  value: number,
  least: number,
  most: number,
): Bound => ({
  rule: `shape.${name}`,
  place,
  what,
  value,
  least,
  most,
})

const outside = ({ rule, place, what, value, least, most }: Bound): Finding => ({
  rule,
  severity: 'error',
  place,
  message: `${value} ${what}: a recipe has ${least} to ${most}.`,
})
