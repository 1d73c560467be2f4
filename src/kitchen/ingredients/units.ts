export type UnitKind = 'volume' | 'mass' | 'length' | 'count'

export interface Unit {
  /** The canonical name: `tablespoon`. */
  name: string
  plural: string
  /** Symbol that a cookbook prints after a number instead of the name: `g`. */
  symbol?: string
  kind: UnitKind
  /** Size of one unit in millilitres, grams or millimetres; counted units have none. */
  size?: number
  /** True for metric units, which are printed with decimals; the others are printed with fractions. */
  metric: boolean
}

const unit = (name: string, kind: UnitKind, size: number, symbol?: string): Unit => ({
  name,
  plural: `${name}s`,
  symbol,
  kind,
  size,
  metric: symbol !== undefined && /^(m|c|d|k)?[glm]$/.test(symbol),
})
const count = (name: string, plural = `${name}s`): Unit => ({ name, plural, kind: 'count', metric: false })

/** Units, each with its other spellings. US customary measures; a cup has 236.6 ml. */
const table: readonly (readonly [Unit, string])[] = [
  [unit('teaspoon', 'volume', 4.93), 'tsp tsps teasp tspn ts teaspoonful'],
  [unit('tablespoon', 'volume', 14.79), 'tbsp tbsps tb tbs tbl tblsp tblspn tbspn tablesp tablespoonful'],
  [unit('cup', 'volume', 236.59), 'c cupful'],
  [unit('fluid ounce', 'volume', 29.57, 'fl oz'), 'floz'],
  [unit('pint', 'volume', 473.18), 'pt pts'],
  [unit('quart', 'volume', 946.35), 'qt qts'],
  [unit('gallon', 'volume', 3785.4), 'gal gals'],
  [unit('milliliter', 'volume', 1, 'ml'), 'millilitre mls cc'],
  [unit('centiliter', 'volume', 10, 'cl'), 'centilitre'],
  [unit('deciliter', 'volume', 100, 'dl'), 'decilitre'],
  [unit('liter', 'volume', 1000, 'l'), 'litre ltr lt'],
  [unit('gram', 'mass', 1, 'g'), 'gr gm gms grs gramme'],
  [unit('kilogram', 'mass', 1000, 'kg'), 'kilo kgs kilogramme'],
  [unit('milligram', 'mass', 0.001, 'mg'), ''],
  [unit('ounce', 'mass', 28.35, 'oz'), 'ozs'],
  [unit('pound', 'mass', 453.59, 'lb'), 'lbs'],
  [unit('centimeter', 'length', 10, 'cm'), 'centimetre cms'],
  [unit('millimeter', 'length', 1, 'mm'), 'millimetre'],
  [{ ...unit('inch', 'length', 25.4), plural: 'inches' }, 'in ins'],
  ...(
    [
      ['clove', ''],
      ['can', 'tin'],
      ['jar', ''],
      ['bottle', ''],
      ['carton', ''],
      ['package', 'pkg pkgs pkt pack packages pck'],
      ['packet', ''],
      ['sachet', ''],
      ['envelope', ''],
      ['bag', ''],
      ['box', ''],
      ['container', ''],
      ['tub', ''],
      ['bucket', ''],
      ['pot', ''],
      ['punnet', ''],
      ['pouch', ''],
      ['tube', ''],
      ['block', ''],
      ['bar', ''],
      ['log', ''],
      ['wheel', ''],
      ['ball', ''],
      ['bunch', 'bn bnch'],
      ['handful', 'handfull'],
      ['sprig', ''],
      ['leaf', ''],
      ['stalk', ''],
      ['stick', ''],
      ['stem', ''],
      ['spear', ''],
      ['rib', ''],
      ['head', ''],
      ['bulb', ''],
      ['heart', ''],
      ['ear', ''],
      ['cob', ''],
      ['slice', ''],
      ['rasher', ''],
      ['strip', ''],
      ['piece', 'pc pcs'],
      ['chunk', ''],
      ['wedge', ''],
      ['fillet', ''],
      ['sheet', ''],
      ['square', ''],
      ['cube', ''],
      ['scoop', ''],
      ['knob', ''],
      ['thumb', ''],
      ['pinch', ''],
      ['dash', ''],
      ['splash', ''],
      ['drizzle', ''],
      ['drop', ''],
      ['glug', ''],
      ['dollop', ''],
      ['sprinkle', 'sprinkling'],
      ['grating', ''],
      ['shot', ''],
      ['glass', 'wineglass'],
      ['loaf', ''],
      ['rack', ''],
      ['floret', ''],
      ['pod', ''],
      ['thread', 'strand'],
      ['bundle', ''],
      ['nest', ''],
      ['batch', ''],
      ['recipe', ''],
      ['portion', ''],
      ['serving', ''],
      ['dozen', ''],
      ['ring', ''],
      ['round', ''],
      ['link', ''],
      ['blade', ''],
      ['pat', ''],
      ['sleeve', ''],
      ['pan', ''],
    ] as const
  ).map(([name, others]) => [count(name, countPlural(name)), others] as const),
]

function countPlural(name: string): string {
  if (name === 'leaf') return 'leaves'
  if (name === 'loaf') return 'loaves'
  if (name === 'dozen') return 'dozen'
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

const bySpelling = new Map<string, Unit>()
for (const [entry, others] of table) {
  const spellings = [entry.name, entry.plural, entry.symbol, ...others.split(' ')]
  for (const spelling of spellings) {
    if (!spelling) continue
    bySpelling.set(spelling, entry)
    if (spelling.length > 2) bySpelling.set(spelling.endsWith('s') ? spelling : `${spelling}s`, entry)
  }
}
// A single letter has a case: capital T is the tablespoon, small t the teaspoon.
bySpelling.set('T', bySpelling.get('tablespoon')!).set('t', bySpelling.get('teaspoon')!)

/**
 * Returns the unit that a word means, in any common spelling (`tbsp.`, `Cups`, `tin`); null when it is none.
 */
export function unitOf(word: string): Unit | null {
  const bare = word.replace(/\.$/, '')
  if (bare === 'T') return bySpelling.get('T')!
  const folded = bare.toLowerCase().replace(/\.?\s+/g, ' ')
  return bySpelling.get(folded) ?? null
}

/** Units in which food is also sold, so that a weight before one is the weight of each. */
export const containers: ReadonlySet<string> = new Set(
  'can jar bottle carton package packet sachet envelope bag box container tub bucket pot punnet pouch tube block bar log wheel ball loaf'.split(
    ' ',
  ),
)

/** Units that may stand behind the food: "2 garlic cloves", "3 thyme sprigs". */
export const trailingUnits: ReadonlySet<string> = new Set(
  'clove stalk stem spear sprig rib head bulb rasher slice leaf stick floret fillet ear'.split(' '),
)
