import { params, words } from './words.ts'

/** Texts of the app's own controls. */
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
