import { rankOf } from '../../languages/word-ranks.ts'
import { claim, type Reading, wordAt } from '../reading.ts'

import { wordSet } from '../word-set.ts'
import { enders, fillers } from './noun-phrases.ts'

/**
 * True when a list of allergens continues with a word that neither the kitchen nor everyday English knows:
 * "allergic to eggs and grozzle".
 */
export function namesUnknown(reading: Reading, at: number): boolean {
  const next = wordAt(reading, at + 1)
  return ['and', 'or', 'nor'].includes(wordAt(reading, at)) && next !== '' && namesRare(reading, at + 1)
}
const RARE = 15_000
export const namesRare = (reading: Reading, at: number): boolean =>
  /^(?!.*ly$)[\p{L}]{4,}$/u.test(wordAt(reading, at)) &&
  !fillers.has(wordAt(reading, at)) &&
  !enders.has(wordAt(reading, at)) &&
  (rankOf(wordAt(reading, at), 'en') ?? RARE) >= RARE

/** Allergens that are no foods; no recipe contains them. */
const notEaten = wordSet(
  'cat cats dog dogs dust pollen penicillin latex bee bees wasp wasps nickel hay grass animals fur mold mould pets horses',
)

const nothings = wordSet('nothing nada rien niente nulla nichts nix none')

/**
 * Refuses an allergy to something that the kitchen does not know, "allergic to grozzle". Returns the position
 * of the last word read.
 */
export function unknownAllergy(reading: Reading, at: number, from: number, end?: number): number {
  let to = end === undefined ? from : end - 1
  while (
    end === undefined &&
    to < from + 3 &&
    wordAt(reading, to) !== '' &&
    (to === from || reading.words[to]!.stop === '') &&
    !enders.has(wordAt(reading, to)) &&
    wordAt(reading, to) !== 'and'
  )
    to++
  const said = reading.words.slice(from, to).filter(({ plain }) => !fillers.has(plain))
  // A word for nothing states no allergy: "allergic to nothing", "intolerante a nada".
  const goesOn = ['but', 'except', 'apart', 'only', 'other', 'save', 'besides'].some(
    (word) =>
      [to, to + 1].some((place) => wordAt(reading, place) === word) ||
      said.some(({ plain }) => plain === word),
  )
  const says = (words: ReadonlySet<string>) => said.some(({ plain }) => words.has(plain))
  if (says(notEaten) || (!goesOn && says(nothings))) {
    claim(reading, 'joining', at, to, '')
    return to - 1
  }
  const name = said.map(({ plain }) => plain).join(' ')
  claim(reading, 'unknown', at, end ?? to, name)
  for (const { plain } of said) {
    reading.unknown.add(plain)
    reading.exclusions.add(plain)
  }
  reading.refusal ??=
    name === ''
      ? WHICH_ALLERGY
      : `Larder does not know which foods have "${name}" in them, so it makes nothing for an allergy to it. Name the foods to leave out.`
  return Math.max(to - 1, at)
}

export const WHICH_ALLERGY =
  'Larder could not tell which food the allergy is to, so it makes nothing. Write it as "allergic to …", or list it in your profile.'
