import { expect, test } from 'vitest'
import type { Language } from '../languages/dictionary.ts'
import { scaleFor, showLine, showStep } from './index.ts'

const shown = (
  language: Language,
  line: string,
  from: number,
  to: number,
  units: 'us' | 'metric' = 'metric',
) => {
  const [amount = '', item = ''] = line.split(' | ')
  const { amount: much, item: what } = showLine({ amount, item }, scaleFor(from, to, units, language))
  return `${much} | ${what}`
}

test.each<[Language, string, number, number, string]>([
  ['de', '2 EL | Olivenöl', 2, 4, '4 EL | Olivenöl'],
  ['de', '1 Prise | Salz', 2, 6, '3 Prisen | Salz'],
  ['de', '1 | Zwiebel, gehackt', 2, 4, '2 | Zwiebeln, gehackt'],
  ['de', '4 | Eier (Größe M)', 4, 1, '1 | Ei (Größe M)'],
  ['de', '2 | Knoblauchzehen', 4, 2, '1 | Knoblauchzehe'],
  ['de', '0,5 l | Milch', 2, 3, '750 ml | Milch'],
  ['de', 'ca. 1,2 kg | Äpfel', 4, 8, 'ca. 2,4 kg | Äpfel'],
  ['de', '1 Dose | Tomaten', 2, 4, '2 Dosen | Tomaten'],
  ['fr', "2 c. à s. | d'huile d'olive", 2, 4, "4 c. à s. | d'huile d'olive"],
  ['fr', "3 gousses | d'ail", 3, 1, "1 gousse | d'ail"],
  ['fr', '15 cl | de vin blanc', 2, 4, '30 cl | de vin blanc'],
  ['fr', '1 | oignon émincé', 2, 4, '2 | oignons émincés'],
  ['es', '1 | cebolla grande', 2, 4, '2 | cebollas grandes'],
  ['es', '1/2 taza | de leche', 2, 4, '240 ml | de leche'],
  ['es', '1 diente | de ajo', 2, 4, '2 dientes | de ajo'],
  ['it', '1 | uovo intero', 2, 4, '2 | uova interi'],
  ['it', "1 spicchio | d'aglio", 2, 4, "2 spicchi | d'aglio"],
  ['it', 'q.b. | sale', 2, 4, 'q.b. | sale'],
])('%s: %s for %i is for %i: %s', (language, line, from, to, expected) => {
  expect(shown(language, line, from, to)).toBe(expected)
})

test('a step in German has its amounts scaled and its temperatures converted', () => {
  expect(showStep('300 ml Sahne und 2 EL Öl bei 180 °C erhitzen.', scaleFor(2, 4, 'us', 'de'))).toBe(
    '2½ Tassen Sahne und ¼ Tasse Öl bei 350 °F erhitzen.',
  )
})

test.each<[Language, string, string]>([
  ['es', '1 bote | de garbanzos', '2 botes | de garbanzos'],
  ['es', '1 rebanada | de pan', '2 rebanadas | de pan'],
  ['de', '1 Packung | Blätterteig', '2 Packungen | Blätterteig'],
  ['de', '1 Becher | Sahne', '480 ml | Sahne'],
  ['fr', '1 paquet | de pâtes', '2 paquets | de pâtes'],
  ['it', '1 scatola | di ceci', '2 scatole | di ceci'],
])('%s: the word of "%s" is kept for twice as many: %s', (language, line, expected) => {
  expect(shown(language, line, 2, 4)).toBe(expected)
})
