import { sharedWording } from '../cookbook/likeness.ts'
import type { RuleFamily } from './rule-family.ts'

/**
 * Largest share of a recipe's wording that may be another's. Recipes of the cookbook that are nearest to each
 * other share a tenth, and 99 of 100 of them less than 0.37; a copy in which every sixth word is changed
 * shares 0.47.
 */
const MAX_SHARED = 0.4

/** A recipe that learned from others of the cookbook copies none of them. */
export const ownWords: RuleFamily = {
  group: 'Written in its own words',
  check({ draft }, { references = [], repaired = false }) {
    if (references.length === 0) return null
    const copied = references.filter((reference) => sharedWording(draft, reference) > MAX_SHARED)
    return copied.map(({ title }) => ({
      rule: 'copy.wording',
      // It harms nobody, so after one repair it is only told.
      severity: repaired ? 'warning' : 'error',
      place: 'instructions',
      message: `Much of its wording is that of “${title}” in the cookbook.`,
      remedy: 'Write the description and each step in words of your own; foods, amounts and times may stay.',
    }))
  },
}
