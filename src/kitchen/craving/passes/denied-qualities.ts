import { colours } from '../../culinary/colour-of-foods.ts'
import { deniedColour, NOT_MESSY } from '../../culinary/denied-looks.ts'
import { englishOf } from '../english-words.ts'
import type { Pass, Reading } from '../reading.ts'
import { foodsOfAdjectives } from '../shorthand.ts'
import { stem } from '../stem.ts'
import { deniedOfAll, denier } from './denial-grammar.ts'
import { dislikedTextures, opposites } from './denied-moods.ts'
import { toolsAt, waysOfCooking } from './denied-others.ts'
import { claimFigure } from './figures.ts'
import { excludeThings } from './rule-out.ts'

/** Quality that all food can be denied to have, with what the denial of one of its words does to the reading. */
interface Quality {
  words: string
  /** Returns the meaning that the cook is shown. */
  deny: (reading: Reading, word: string) => string
}

const qualities: readonly Quality[] = [
  {
    words: colours.join('|'),
    deny: ({ moods }, colour) => {
      moods.add(deniedColour(colour))
      return deniedColour(colour)
    },
  },
  {
    words: 'messy|sloppy|drippy|saucy',
    deny: ({ moods }) => {
      moods.add(NOT_MESSY)
      return NOT_MESSY
    },
  },
  {
    words: `(?:(?:deep|pan|shallow)[- ])?(?:${[...waysOfCooking.keys()].join('|')})`,
    deny: ({ techniques, equipment }, said) => {
      const way = waysOfCooking.get(said.split(/[- ]/).at(-1) ?? '')
      if (way) techniques.add(way.technique)
      if (way) equipment.add(way.missing)
      return `not ${way?.technique ?? said}`
    },
  },
  {
    words: [...foodsOfAdjectives.keys()].join('|'),
    deny: (reading, taste) => {
      const name = stem(foodsOfAdjectives.get(taste) ?? taste)
      excludeThings(reading, [{ from: 0, to: 0, name, id: null }])
      return `no ${name}`
    },
  },
  {
    words: dislikedTextures,
    deny: ({ deniedTextures }, texture) => {
      deniedTextures.add(texture.replace(/er$/, ''))
      return `not ${texture}`
    },
  },
  ...Object.entries(opposites).map(([words, mood]) => ({
    words,
    deny: ({ moods }: Reading) => {
      moods.add(mood)
      return mood
    },
  })),
]
const rows = qualities.map((row) => ({
  ...row,
  each: new RegExp(`\\b(?:${row.words})\\b`, 'g'),
}))

/** The kinds of quality are denied in one list: "nothing red, fried or fishy". */
const pattern = new RegExp(`\\b${deniedOfAll(qualities.map(({ words }) => words).join('|'))}`, 'g')

/** Ways of saying that a tool would be used: "without turning on the stove". */
const running =
  '(?:turn(?:ing)? (?:on|up)|switch(?:ing)? on|us(?:e|ing)|light(?:ing)?|fir(?:e|ing) up|heat(?:ing)?(?: up)?|run(?:ning)?|tak(?:e|ing) out|dirty(?:ing)?)'
const deniedUse = new RegExp(
  `\\b(?:${denier}|not)(?: (?:to|have|having|need|want|be|even))* ${running} (?:(?:the|an?|any|my|our) )*`,
  'g',
)

/**
 * Reads what no food is to look like, taste of or be made with: "won't eat anything red", "nothing messy", "without
 * turning on the stove".
 */
export const readDeniedQualities: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  for (const match of text.matchAll(pattern)) {
    const means = rows.flatMap(({ each, deny }) =>
      (match[0].match(each) ?? []).map((word) => deny(reading, word)),
    )
    claimFigure(
      reading,
      starts,
      match.index,
      match.index + match[0].length,
      [...new Set(means)].join(', '),
      'exclusion',
    )
  }
  for (const { index, 0: said } of text.matchAll(deniedUse)) {
    const end = index + said.length
    const at = starts.indexOf(end)
    const length = at < 0 ? 0 : toolsAt(reading, at)
    if (length === 0) continue
    const to = starts[at + length] ?? text.length
    claimFigure(reading, starts, index, to, `no ${text.slice(end, to).trim().replace(/,$/, '')}`, 'equipment')
  }
}
