import { englishOf } from '../english-words.ts'
import { isClaimed, nameAt, type Pass } from '../reading.ts'
import { thingAt } from '../things.ts'
import { cuisineWords } from '../wishes/cuisines.ts'
import { denier } from './denial-grammar.ts'
import { claimFigure } from './figures.ts'

const ids = new Map(cuisineWords)
const names = [...ids.keys()].sort((a, b) => b.length - a.length).join('|')

/** Words before a cuisine that nobody wants: "dad hates Italian food", "anything but Thai". */
const denied = new RegExp(
  `\\b(?:${denier}|not|no more|any(?:thing| (?:kind of )?(?:cuisine|food|cooking|kitchen))? (?:but|except|besides)|everything but|besides|(?:i'm|im|am|we're|are|is) (?:so )?over|except(?: for)?)` +
    `(?: (?:anything|any|really|more|all|the|our|so much|another))*((?:,? (?:or |and |nor )?(?:${names}))+)(?: (?:food|foods|dishes|dish|cuisine|cooking|stuff|flavors|flavours|recipes?|again|please))*(?![a-z])`,
  'g',
)

/** Reads cuisines that are not wanted; a food that is named after one, such as Italian sausage, is left to others. */
export const readDeniedCuisines: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  for (const match of text.matchAll(denied)) {
    const listed = match[1] ?? ''
    const from = match.index + match[0].indexOf(listed)
    const first = starts.findIndex((start) => start >= from)
    if (first < 0 || isClaimed(reading, first)) continue
    // Italian sausage is a food, and Swedish meatballs are a dish.
    if (thingAt(reading.words, first) !== null || nameAt(reading, first) > 1) continue
    const next = starts.findIndex((start) => start >= match.index + match[0].length)
    if (next > 0 && reading.words[next]?.stop === '' && thingAt(reading.words, next) !== null) continue
    const cuisines = listed.split(/,| or | and | nor /).flatMap((word) => ids.get(word.trim()) ?? [])
    for (const cuisine of cuisines) reading.deniedCuisines.add(cuisine)
    claimFigure(
      reading,
      starts,
      match.index,
      match.index + match[0].length,
      `no ${cuisines.join(', ')}`,
      'exclusion',
    )
  }
}
