import type { UnitSystem } from './view.ts'

/** Oven marks: °F and the °C that a cookbook prints for it. */
const ovenMarks: readonly (readonly [fahrenheit: number, celsius: number])[] = [
  [200, 95],
  [212, 100],
  [225, 110],
  [250, 120],
  [275, 135],
  [300, 150],
  [325, 165],
  [350, 180],
  [375, 190],
  [400, 200],
  [425, 220],
  [450, 230],
  [475, 245],
  [500, 260],
]
/**
 * Lowest °C of ovens and hot fat, for which 5 degrees do not matter; a lower one is a core temperature, for
 * which they do.
 */
const OVEN_FROM_C = 95

export const toCelsius = (fahrenheit: number): number => {
  const exact = ((fahrenheit - 32) * 5) / 9
  const mark = ovenMarks.find(([f]) => f === fahrenheit)
  if (mark) return mark[1]
  return exact < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 5) * 5
}

export const toFahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32
  const mark = ovenMarks.find(([, c]) => c === celsius)
  if (mark) return mark[0]
  return celsius < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 5) * 5
}

const degrees = '(?:°|º|˚|\\s?degrees?|\\s?deg\\.?)'
/** Minus sign before two digits, as for a freezer; before the three digits of an oven it is a dash. */
const below = '(?:(?<=^|[\\s(])[-−–](?=\\d{2}(?!\\d)))?'
const number = `(${below}\\d{2,3})(?:\\s*(?:-|–|to)\\s*(\\d{2,3}))?`
const one = (name: string) =>
  new RegExp(`(?<![\\d.])${number}\\s?${degrees}?\\s?${name}(?![a-z])`, 'i').source
const fahrenheit = one('(?:fahrenheit|f)')
const celsius = one('(?:celsius|centigrade|c)')
const between = '\\s*(?:/|\\(|,|or)\\s*'
/** Both scales side by side, in either order, or one alone. `(fan 180 °C)` and gas marks stay as they are. */
const pattern = new RegExp(
  `${fahrenheit}(?:${between}${celsius}(\\s*\\))?)?|${celsius}(?:${between}${fahrenheit}(\\s*\\))?)?`,
  'gi',
)

/** Marker for a bracket that goes on behind the temperature; the character occurs in no text. */
const OPENED = '\0'
const afterOpened = new RegExp(`${OPENED}(?:\\s*[/,;]\\s*)?`, 'g')

/** Shows the temperatures of a step in one scale: `400 °F (200 °C)` and `400F` both become `200 °C`. */
export function temperaturesIn(step: string, units: UnitSystem): string {
  const shown = step.replace(pattern, (whole, ...groups) => {
    const [f1, f2, c1, c2, close1, c3, c4, f3, f4, close2] = groups as (string | undefined)[]
    // A degree sign or the word is required, or "2 c" of water and "page 350 F" would be temperatures too.
    if (!/[°º˚]|deg/i.test(whole) && !/\d\s?[FC]\b|fahrenheit|celsius/.test(whole)) return whole
    const inF: Range = [f1 ?? f3, f2 ?? f4]
    const inC: Range = [c1 ?? c3, c2 ?? c4]
    // A temperature that is in the wanted scale alone stays as its author wrote it.
    if (!(units === 'us' ? inC : inF)[0]) return whole
    const wanted = units === 'us' ? inF : inC
    const given = wanted[0] ? wanted : convert(units === 'us' ? inC : inF, units)
    const opened = (whole.match(/\(/g) ?? []).length
    const closed = close1 || close2 ? 1 : 0
    // The bracket of "(200 °C, fan 180 °C)" goes on behind the matched text.
    const tail = opened > closed ? ` (${OPENED}` : ''
    return `${given.filter(Boolean).join('–')} ${units === 'us' ? '°F' : '°C'}${tail}`
  }) // The separator in "(180 °C/gas 4)" is removed with the first temperature.
  return shown.replace(afterOpened, '')
}

type Range = [from: string | undefined, to: string | undefined]

const convert = ([from, to]: Range, units: UnitSystem): Range => {
  const change = units === 'us' ? toFahrenheit : toCelsius
  const changed = (degrees: string) => String(change(Number(degrees.replace(/^[−–]/, '-'))))
  return [from && changed(from), to && changed(to)]
}
