import { type Duration, readDurations } from '../../steps/read-durations.ts'
import { durationWords, servingWords, timeWords } from './page-words.ts'

/** Facts in the small print of a recipe: the servings, and times in minutes. */
export interface Facts {
  servings?: number
  prepTime?: number
  cookTime?: number
  restTime?: number
  totalTime?: number
}

const any = (words: readonly string[]) => words.join('|')
const range = String.raw`(\d{1,3})(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,3})?`
const servings = new RegExp(
  String.raw`(?<!\p{L})(?:${any(servingWords.before)}|for)\s*[:.-]?\s*(?:about|approx\.?|around|up to|ca\.?|environ)?\s*${range}(?:\s*(dozen))?(?![\d/½]|[.,:]\d|\s*(?:min|h\b|std|g\b|kg|ml|cl|l\b|cm|°))` +
    String.raw`|(?<![\p{L}\d])${range}\s*(?:${any(servingWords.behind)})(?!\p{L})`,
  'iu',
)
/** Words that give the servings only when people follow: "for 4", "para 4", "pour 4", "für 4", "per 4". */
const needsPeople = /^(?:for|für|pour|para|per)\b/iu
const people = new RegExp(String.raw`(?:${any(servingWords.behind)})(?!\p{L})`, 'iu')

const labels = (Object.keys(timeWords) as (keyof typeof timeWords)[]).map(
  (name) =>
    [
      name,
      new RegExp(
        String.raw`(?<!\p{L})(?:${any(timeWords[name])})${ending(name)}(?!\p{L})\s*[:.-]?\s*`,
        'giu',
      ),
    ] as const,
)

/**
 * Returns the pattern behind a word for a time: "prep time", but of rests only "rest time" or "rest:",
 * because steps tell of resting, too.
 */
function ending(name: keyof typeof timeWords): string {
  if (name === 'totalTime') return ''
  return name === 'restTime' ? String.raw`(?:\s*time\s*[:.-]?|\s*:)` : String.raw`(?:\s*time)?`
}

/** Writes the times of a line in English units: `2 Std. 30 Min.` as `2 hours 30 min`. */
const inEnglishUnits = (text: string) =>
  durationWords.reduce((line, [word, english]) => line.replace(word, english), text)

const timeUnit = String.raw`(?:min|mins|minut[eio]s?|minuten|hours?|hrs?|h|std|stdn|stunden?|heures?|horas?|or[ae])(?!\p{L})`
const letterFigures = new RegExp(String.raw`(?<![\p{L}\d])[oOsSzZıIl|\d]{1,3}(?=\s*${timeUnit})`, 'giu')
const letterServings = new RegExp(
  String.raw`(?<![\p{L}\d])[zZ](?=\s+(?:${any(servingWords.behind)})(?!\p{L}))|(?<=(?:serves|makes|yields?|servings)\s*:?\s+)[zZ](?!\p{L})`,
  'giu',
)

/** The place of a space that was lost: "Prep10 min". */
const joinedFigure = /(?<=\p{L}{4})(?=\d)/gu

/** Letters that old-style figures are read as: "so min" are 50, "z hours" are 2. */
const figureOf = (word: string) =>
  word
    .replace(/[oO]/g, '0')
    .replace(/[sS]/g, '5')
    .replace(/[zZ]/g, '2')
    .replace(/[ıIl|]/gu, '1')

/** Writes letters before a unit of time, or before people, as the figures that they were on the page. */
const withFigures = (printed: string): string =>
  inEnglishUnits(
    printed.replace(joinedFigure, ' ').replace(letterFigures, figureOf).replace(letterServings, figureOf),
  )

/** Returns the letters of a line that are read as figures, or null. */
export const readAsFigures = (printed: string): string | null =>
  [...printed.matchAll(letterFigures), ...printed.matchAll(letterServings)]
    .map(([word]) => word)
    .find((word) => !/^\d+$/.test(word)) ?? null

/** Largest distances of a label and its time: "Prep: 15 min", and "15 min to prepare" the other way round. */
const BEHIND = 2
const BEFORE = 4
/** Most words of a line such as "Serves 4 · 20 min", whose only time is that of the whole dish. */
const SHORT = 6

/** Reads the facts in a line of small print such as `Serves 6  Prep 15 minutes  Cook 1 hr 20 min`. */
export function readFacts(printed: string): Facts {
  const text = withFigures(printed)
  const facts: Facts = {}
  const served = servings.exec(text)
  if (served && (!needsPeople.test(served[0]) || people.test(text.slice(served.index, served.index + 40)))) {
    const count = Number(served[1] ?? served[3]) * (served[2] ? 12 : 1)
    if (count >= 1 && count <= 100) facts.servings = count
  }
  const durations = readDurations(text)
  const named = labelsIn(text)
  for (const [name, seconds] of namedTimes(text, named, durations)) facts[name] ??= Math.round(seconds / 60)
  const [only, ...others] = durations
  const isShort = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length <= SHORT
  if (facts.servings && only && others.length === 0 && named.length === 0 && isShort)
    facts.totalTime = Math.round(only.seconds / 60)
  return facts
}

interface Label {
  name: keyof typeof timeWords
  start: number
  end: number
}

const isWhole = ({ name }: Label) => name === 'totalTime'

const labelsIn = (text: string): Label[] =>
  labels
    .flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        name,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((a, b) => a.start - b.start)

/**
 * Pairs labels with their times. A line begins with a label, "Prep 15 min", or with a time, "15 min prep", and
 * goes on as it began; only a label that is left without a time takes one from its other side.
 */
function namedTimes(text: string, named: readonly Label[], durations: readonly Duration[]) {
  const free = new Set(durations)
  const behind = ({ end }: Label) =>
    // A sign close before the figure may have been a figure, too: "#5 min".
    [...free].find(
      ({ start }) => start >= end && start - end <= BEHIND && !/[^\s:.–(-]$/u.test(text.slice(end, start)),
    )
  const before = (label: Label) =>
    [...free].find(
      ({ end }) =>
        end <= label.start &&
        label.start - end <= BEFORE &&
        /^\s*(?:of|to|for|de|di)?\s*$/i.test(text.slice(end, label.start)),
    )
  const [first, last] = [durations[0], durations.at(-1)]
  // "30 min Cook 25 min" has lost the name of its first time, for it ends with one.
  const isTimeFirst =
    first && last && first.start < (named[0]?.start ?? 0) && last.end <= (named.at(-1)?.start ?? 0)
  const sides = isTimeFirst ? [before, behind] : [behind, before]
  const found: [Label['name'], number][] = []
  const pair = (label: Label, side: typeof behind) => {
    const time = found.some(([name]) => name === label.name) ? undefined : side(label)
    if (!time) return
    free.delete(time)
    found.push([label.name, time.seconds])
  }
  // "Takes 15 minutes to prepare": a time with a name of its own is not that of the whole dish.
  const [whole, own] = [named.filter(isWhole), named.filter((label) => !isWhole(label))]
  for (const part of [own, whole]) for (const side of sides) for (const label of part) pair(label, side)
  return found
}

/** True for small print: a line of facts with little else. */
export function isSmallPrint(text: string): boolean {
  const facts = readFacts(text)
  if (Object.keys(facts).length > 0) return text.split(/\s+/).length <= 16 && !/^\d+[.)]\s/.test(text)
  return (
    /^(?:prep|cook|bake|total|serves|servings|makes|yields?|difficulty|time|from the kitchen of|source|page)\b/i.test(
      text,
    ) && text.split(/\s+/).length <= 8
  )
}
