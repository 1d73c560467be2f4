import { numberWords } from './number-words.ts'
import { foreignNumbers } from './time-words.ts'

const glyphs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
}

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...numberWords,
  ...foreignNumbers,
  'twenty-five': 25,
  'thirty-five': 35,
  'forty-five': 45,
}

const glyph = '[½¼¾⅓⅔⅛]'
const word = Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')

/** Patterns of the number before a unit of time, longest first, for use inside a larger pattern. */
export const numberPattern = [
  'three[- ]quarters of an?',
  '(?:a |one )?quarter of an?',
  '(?:a )?half(?: of)? an?',
  String.raw`(?:\d+|${word}) and a half`,
  'an? couple(?: of)?',
  String.raw`\d+[ -]\d\/\d`,
  String.raw`\d\/\d`,
  String.raw`\d+\s?${glyph}`,
  glyph,
  String.raw`\d+(?:[.,]\d+)?`,
  `(?:${word})(?:(?<=')|(?![\\p{L}-]))`,
].join('|')

/** Returns the number that `numberPattern` matched. */
export function readNumber(text: string): number {
  const said = text.toLowerCase().trim().replace('’', "'")
  if (said.startsWith('three')) if (/quarters/.test(said)) return 0.75
  if (/quarter/.test(said)) return 0.25
  if (/couple/.test(said)) return 2
  if (/^(?:a )?half/.test(said)) return 0.5
  if (said.endsWith('and a half')) return readNumber(said.slice(0, -'and a half'.length)) + 0.5
  const named = words[said]
  if (named !== undefined) return named
  const mixed = /^(?:(\d+)[ -])?(\d)\/(\d)$/.exec(said)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  const sign = glyphs[said.at(-1) ?? '']
  if (sign !== undefined) return Number(said.slice(0, -1).trim() || 0) + sign
  return Number(said.replace(',', '.'))
}
