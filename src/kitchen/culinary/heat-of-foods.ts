/**
 * Grams of each food that are as hot as one fresh jalapeño with its seeds. Fresh chiles are mostly water, so
 * a pinch of a dried one equals a whole fresh one.
 */
const gramsOfOne: Readonly<Record<string, number>> = {
  jalapeno: 14,
  'pickled-jalapeno': 25,
  'red-chili': 8,
  'green-chili': 8,
  habanero: 1.5,
  poblano: 300,
  'wax-pepper': 200,
  'green-chile-canned': 400,
  'tomatoes-with-green-chilies': 280,
  pepperoncini: 150,
  'chipotle-in-adobo': 10,
  cayenne: 0.5,
  'chili-flake': 0.8,
  'chili-dried': 5,
  'dried-chile-mild': 25,
  'dried-chile-hot': 1,
  'chili-powder': 20,
  'pure-chile-powder': 15,
  'chili-seasoning': 25,
  'taco-seasoning': 25,
  'cajun-seasoning': 10,
  'jerk-seasoning': 10,
  'suya-spice': 8,
  'indian-spice-mix': 12,
  'curry-powder': 20,
  mitmita: 1,
  tajin: 12,
  'black-pepper': 8,
  'white-pepper': 8,
  'sichuan-pepper': 5,
  gochujang: 30,
  doubanjiang: 18,
  sriracha: 12,
  'sweet-chili-sauce': 80,
  'chili-sauce': 120,
  'hot-sauce': 12,
  'mexican-hot-sauce': 12,
  'chili-oil': 10,
  harissa: 15,
  'aji-paste': 20,
  'nam-prik-pao': 25,
  'turkish-pepper-paste': 30,
  'thai-red-curry-paste': 18,
  'thai-green-curry-paste': 15,
  'vegan-curry-paste': 18,
  'massaman-curry-paste': 35,
  'indian-curry-paste': 35,
  'enchilada-sauce': 200,
  salsa: 200,
  'tomatillo-salsa': 200,
  kimchi: 100,
  'vegan-kimchi': 100,
  nduja: 30,
  merguez: 120,
  'mexican-chorizo': 120,
  wasabi: 8,
  horseradish: 25,
  'horseradish-root': 15,
}

/** Hot foods that the food table files under mild ones, by the words of an ingredient line. */
const gramsOfKind: readonly (readonly [called: RegExp, grams: number])[] = [
  [/\b(?:berbere|hot (?:smoked |hungarian )?paprika|hot pimenton)\b/, 6],
  [/\bcherry peppers?\b/, 40],
  [/\b(?:andouille|chorizo|pepper jack|hot italian sausage)\b/, 600],
]
const isNone = /\b(?:ham|jamon)\b/
const milder = /\b(?:mild|sweet)\b/
const seeded = /\b(?:seeded|deseeded|seeds (?:and \w+ )?removed|without seeds)\b/
const hotter = /\b(?:serranos?|thai|bird'?s?[- ]eye|arbol|scotch bonnets?)\b/

/**
 * Returns the heat of an amount of food, in jalapeños.
 * @param id of the food in the table
 * @param text its ingredient line in lower case, which may say seeded, mild or a hotter kind
 */
export function heatOf(id: string, grams: number, text: string): number {
  if (isNone.test(text)) return 0
  const own = Object.hasOwn(gramsOfOne, id) ? gramsOfOne[id] : undefined
  const one = own ?? gramsOfKind.find(([called]) => called.test(text))?.[1]
  if (one === undefined) return 0
  const kind = own === undefined ? 1 : (milder.test(text) ? 0.25 : 1) * (hotter.test(text) ? 2 : 1)
  return (grams / one) * kind * (seeded.test(text) ? 0.4 : 1)
}
