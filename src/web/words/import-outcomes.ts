import { words } from './words.ts'

/** What became of each of them. */
export const importOutcomesWords = words('import-outcomes', {
  missing: 'Missing',
  guessed: 'Please check',
  changed: 'Changed',
  kept: 'Kept',
  left_out: 'Left out',
})
