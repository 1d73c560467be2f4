import { words } from './words.ts'

/** Outcomes of a recipe's parts in an import report; the keys are codes of the contract. */
export const importOutcomesWords = words('import-outcomes', {
  missing: 'Missing',
  guessed: 'Please check',
  changed: 'Changed',
  kept: 'Kept',
  left_out: 'Left out',
})
