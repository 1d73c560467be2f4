import { foldWord } from '../../languages/fold.ts'
import { allergensOfWord } from '../allergens.ts'
import type { Circumstance } from '../circumstances/circumstance.ts'
import { eaters } from '../circumstances/eaters.ts'
import { effort } from '../circumstances/effort.ts'
import { timesOfDishes } from '../circumstances/eras.ts'
import { figuresOfSpeech } from '../circumstances/figures-of-speech.ts'
import { illness } from '../circumstances/illness.ts'
import { keeping } from '../circumstances/keeping.ts'
import { type Phrase, phrasesOf } from '../circumstances/phrase-pattern.ts'
import { situations } from '../circumstances/situations.ts'
import { toolsAtHand } from '../circumstances/tools.ts'
import { weather } from '../circumstances/weather.ts'
import { joinedWords } from '../english-words.ts'
import { claim, isClaimed, type Pass, type Reading, wordsWithin } from '../reading.ts'
import { beginsRule } from './begins-rule.ts'
import { listFrom } from './list-behind.ts'
import { excludeThings } from './rule-out.ts'
import { readWavedOff } from './waved-off.ts'
import { readWeakMicrowave } from './weak-microwave.ts'

type Row = Circumstance & { phrases: readonly Phrase[] }
const withPhrases = (row: Circumstance): Row => ({ ...row, phrases: phrasesOf(row.says) })
const sayings = figuresOfSpeech.map(withPhrases)
const circumstances = [
  ...eaters,
  ...keeping,
  ...situations,
  ...timesOfDishes,
  ...toolsAtHand,
  ...weather,
  ...effort,
].map(withPhrases)

/** Claims figures of speech, before anything in them is read as a food, an eater or a denial. */
export const readFiguresOfSpeech: Pass = (reading) => readRows(reading, sayings)

/**
 * Reads under which circumstances somebody cooks: the weather, the strength that is left, the tools that are
 * there. "Heat wave" asks for cool food, and "too tired to cook" for little work.
 */
export const readCircumstances: Pass = (reading) => {
  readRows(reading, circumstances)
  readWeakMicrowave(reading)
  readWavedOff(reading)
}

const illnesses = illness.map(withPhrases)
/** Reads that somebody is ill, in words that no statement about foods has claimed. */
export const readIllness: Pass = (reading) => readRows(reading, illnesses)

/** Text that phrases are looked for in, with the function that finds the words of a stretch of it. */
interface Said {
  text: string
  wordsOf: (from: number, to: number) => { from: number; to: number } | null
}

/** Returns the English of a craving, word by word. */
function inEnglish(reading: Reading): Said {
  const { text, starts } = joinedWords(reading.words, ({ plain }) => plain)
  return {
    text,
    wordsOf: (from, to) => {
      const next = starts.findIndex((start) => start >= to)
      return {
        from: starts.findLastIndex((start) => start <= from),
        to: next < 0 ? reading.words.length : next,
      }
    },
  }
}

/** Returns a craving as it was typed, without accents: the English of "hace calor" has lost its phrase. */
function asTyped({ text, words }: Reading): Said {
  const starts: number[] = []
  const ends: number[] = []
  let said = ''
  let last = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    if (said !== '') said += /[,;.!?:()\n]/.test(text.slice(last, index)) ? ', ' : ' '
    starts[said.length] = index
    said += foldWord(word)
    last = index + word.length
    ends[said.length] = last
  }
  return { text: said, wordsOf: (from, to) => wordsWithin(words, starts[from] ?? 0, ends[to] ?? last) }
}

function readRows(reading: Reading, rows: readonly Row[]): void {
  const texts = [inEnglish(reading), asTyped(reading)]
  const said = new Set(texts.flatMap(({ text }) => text.split(/[ ,]+/)))
  for (const row of rows)
    for (const { opensWith, pattern } of row.phrases)
      if (opensWith === null || [...opensWith].some((word) => said.has(word)))
        for (const text of texts) readPhrase(reading, row, pattern(), text)
}

function readPhrase(reading: Reading, row: Row, pattern: RegExp, { text, wordsOf }: Said): void {
  for (const match of text.matchAll(pattern)) {
    const place = wordsOf(match.index, match.index + match[0].trimEnd().length)
    if (place && place.from >= 0 && place.to > place.from && !beginsRule(reading, place.to - 1, match[0]))
      take(reading, row, place.from, place.to)
  }
}

/** Takes a circumstance from the words of a range, unless an earlier pass has read some of them. */
function take(reading: Reading, row: Row, from: number, to: number): void {
  for (let at = from; at < to; at++) if (isClaimed(reading, at)) return
  const [first, last] = [reading.words[from], reading.words[to - 1]]
  if (!first || !last) return
  const typed = reading.text.slice(first.start, last.end)
  if (row.means !== '') (row.isTool ? reading.equipment : reading.moods).add(row.means)
  for (const mood of row.also ?? []) reading.moods.add(mood)
  if (row.told) reading.told.push(row.told.replace('…', typed))
  reading.claims.push({
    kind: row.means === '' ? 'not-food' : 'wish',
    words: typed,
    means: row.means,
    ...(first.stop !== '' && { afterStop: true }),
    ...(row.means !== '' && {
      english: reading.words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
      namesA: [row.isTool ? ('equipment' as const) : ('mood' as const)],
    }),
    from,
    to,
  })
  denyBehind(reading, from, row.isTool && /^no /.test(row.means) ? denyTools(reading, to) : to)
}

/** Tools that a denial of the oven or the stove may go on to, with their names in a craving. */
const furtherTools: readonly (readonly [words: readonly string[], tool: string])[] = [
  [['microwave'], 'no microwave'],
  [['oven'], 'no oven'],
  [['stove'], 'no stove'],
  [['stovetop'], 'no stove'],
  [['grill'], 'no grill'],
  [['blender'], 'no blender'],
  [['mixer'], 'no mixer'],
  [['air', 'fryer'], 'no air fryer'],
  [['slow', 'cooker'], 'no slow cooker'],
  [['food', 'processor'], 'no food processor'],
]

/**
 * Rules out the tools that a denial goes on to: "I don't have an oven or a microwave".
 * @returns the end of the list
 */
function denyTools(reading: Reading, from: number): number {
  const { words } = reading
  const next = words[from]
  if (!next || !(orElse.test(next.folded) || next.stop === '/')) return from
  let at = orElse.test(next.folded) ? from + 1 : from
  while (/^(?:an?|the|even|my)$/.test(words[at]?.plain ?? '')) at++
  const [name, tool] =
    furtherTools.find(([each]) => each.every((word, i) => words[at + i]?.plain === word)) ?? []
  if (!name || !tool) return from
  reading.equipment.add(tool)
  claim(reading, 'equipment', from, at + name.length, tool)
  return denyTools(reading, at + name.length)
}

const denials =
  /^(?:no|not|without|zero|sans|sin|senza|ohne|kein\w*|minus|never|nothing|don't|dont|hate|hates)$/
/** Words that join what is left out to a denial: "no oven or nuts". */
const orElse = /^(?:or|nor|oder|ni|ou|o)$/

/**
 * Leaves out the foods that a denial in a phrase goes on to: "no chopping or nuts", "no oven, nuts or eggs". Behind a
 * comma only allergens are read so, since "no oven, chicken or beef" begins another wish.
 */
function denyBehind(reading: Reading, from: number, to: number): void {
  const { words } = reading
  const isDenial = words
    .slice(from, to)
    .some(({ plain, folded }) => denials.test(plain) || denials.test(folded))
  const next = words[to]
  if (!isDenial || !next) return
  const isOr = orElse.test(next.folded)
  if (!isOr && next.stop !== ',') return
  const start = isOr ? to + 1 : to
  const { things, to: end } = listFrom(reading, start, { length: 0, strength: 'exclusion', runsOn: true })
  const isOfAllergens = things.every(({ name }) => allergensOfWord(name).length > 0)
  if (things.length === 0 || !(isOr || (things.length > 1 && isOfAllergens))) return
  excludeThings(reading, things)
  claim(reading, 'exclusion', to, end, `no ${things.map(({ name }) => name).join(', ')}`)
}
