import { type Colour, dark, light, mix } from './colour.ts'

/** Colours of food by the words that describe them. */
const table: Readonly<Record<string, Colour>> = {
  white: '#fbf3e2',
  ivory: '#f7ecd0',
  snow: '#fdf8ee',
  creamy: '#f6e6c4',
  blond: '#ecd08f',
  black: '#33272a',
  brown: '#8a5030',
  browned: '#b3702f',
  bronze: '#a5682f',
  tan: '#cfa06a',
  beige: '#e2c896',
  sandy: '#d9b67c',
  golden: '#e0a04a',
  gold: '#e6ac44',
  caramelized: '#9a5626',
  toasted: '#cf9147',
  charred: '#6b3c24',
  amber: '#c9772b',
  copper: '#b5652f',
  rust: '#b5522a',
  mahogany: '#6e3320',
  chestnut: '#7d452a',
  chocolate: '#54301f',
  yellow: '#f2c446',
  straw: '#eed58c',
  lemon: '#f2d95c',
  orange: '#ea8630',
  coral: '#f0836a',
  salmon: '#f08a64',
  peach: '#f3b184',
  red: '#cc3b2a',
  brick: '#b2422b',
  ruby: '#a5203a',
  crimson: '#b3213a',
  scarlet: '#d6321f',
  rosy: '#d98a80',
  rose: '#dd8d93',
  pink: '#ec9a93',
  magenta: '#b32f6c',
  maroon: '#6d2230',
  burgundy: '#702338',
  purple: '#75406c',
  violet: '#6f4a8a',
  lavender: '#a890bd',
  blue: '#5a6fb0',
  green: '#6d9c40',
  olive: '#83873d',
  emerald: '#3f8a4a',
  jade: '#6aa47a',
  gray: '#a39a90',
  grey: '#a39a90',
  silver: '#b3b2ae',
  silvery: '#b3b2ae',
  clear: '#f2e4c0',
}

const deeper = /^(?:dark|deep|deeply|nearly|very|rich)$/
const paler = /^(?:pale|light|soft|milky|whitish)$/
const names = Object.keys(table).join('|')
const spoken = new RegExp(
  `(?<![a-z])(?:((?:dark|deep|deeply|nearly|rich|pale|light|soft|milky)[- ])?((?:${names})(?:-(?:${names}|dark))*)(?:ish)?)(?![a-z])`,
  'g',
)

/** Returns the colours that words name, in their order: `dark red`, `orange-brown`. */
export function coloursIn(words: string): Colour[] {
  const found = [...words.matchAll(spoken)]
  // A clear thing takes the colour that is named beside it.
  const seen = found.length > 1 ? found.filter(([, , name]) => name !== 'clear') : found
  return seen.map(([, degree = '', name = '']) => {
    const base = name
      .split('-')
      .flatMap((each) => table[each] ?? [])
      .reduce((sum, each) => mix(sum, each, 0.5))
    const said = degree.trim().replace('-', '')
    return deeper.test(said) ? dark(base, 0.3) : paler.test(said) ? light(base, 0.38) : base
  })
}

/** Removes a food that only shades a colour: `salmon-pink`, `tea-brown`, `cream-colored`. */
export const withoutShades = (words: string): string =>
  words.replace(new RegExp(`(?<![a-z])[a-z]+-(?=(?:${names}|colou?red)(?![a-z]))`, 'g'), '')

/** Removes the names of colours, so that an orange squash is no orange. */
export const withoutColours = (words: string): string =>
  words.replace(spoken, ' ').replace(/\s+/g, ' ').trim()
