import { expect, test } from 'vitest'
import { printLanguage } from './print-language.ts'

/**
 * Sentences as text recognition for English reads them: accents and umlauts are lost or became other letters.
 */
test.each([
  ['en', 'Whisk the flour and salt together, then beat in the eggs with a pinch of sugar.'],
  [
    'de',
    'Das Fleisch in Wiirfel schneiden und die Zwiebeln darin goldgelb rosten, mit der Briihe abloschen.',
  ],
  ['fr', 'Emincez les poireaux et faites-les revenir dans le beurre, puis versez la creme sur la pate.'],
  ['es', 'Frie las patatas y la cebolla en el aceite a fuego medio y mezcla con los huevos.'],
  ['it', 'Tritate la cipolla e fatela appassire con un poco di olio, poi unite le zucchine al brodo.'],
  ['en', 'Boeuf Bourguignon. Serves 4. 2 tbsp olive oil, 1 bouquet garni, 500 g lardons, creme fraiche'],
  ['en', 'Paella'],
])('%s: %s', (language, text) => {
  expect(printLanguage(text.split(' '))).toBe(language)
})
