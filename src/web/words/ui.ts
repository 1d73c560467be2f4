import { params, words } from './words.ts'

/** What the house's own controls say. */
export const uiWords = words('ui', {
  ruleMet: '(done)',
  clear: 'Clear',
  suggestions: params('{field}: suggestions'),
  totalTime: 'Total time',
  servings: 'Servings',
  dismiss: 'Dismiss',
  added: 'added:',
  removed: 'removed:',
})
