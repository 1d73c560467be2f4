import { numberPattern, readNumber } from './read-number.ts'
import {
  foreignAhead,
  foreignDeadline,
  foreignJoiner,
  foreignMore,
  foreignOpening,
  foreignUnits,
  halfMore,
  quarterMore,
  wholeTimes,
} from './time-words.ts'

/** A stretch of time in a text, in seconds. */
export interface Duration {
  start: number
  end: number
  seconds: number
  upTo: number
}

const joiner = String.raw`\s*(?:-|–|—|to|or|${foreignJoiner})\s*(?:up to\s+)?`
const unit = `seconds?|secs?|minutes?|mins?|hours?|hrs?|${foreignUnits.map(([names]) => names).join('|')}`
const part = new RegExp(
  String.raw`(?<![\p{L}\d/.,½¼¾⅓⅔⅛])((?:between|${foreignOpening})\s+)?(${numberPattern})(?:(?:${joiner}|\s+and\s+)(${numberPattern}))?` +
    String.raw`[\s-]*(?:more |extra |additional |further |full |whole |${foreignMore})?(${unit})(?![\p{L}])( and an? (?:half|quarter)|${halfMore}|${quarterMore})?`,
  'giu',
)
/**
 * Hours, with or without minutes: "1h 30m", "1h30". "45m" has no meaning without an hour before the minutes.
 */
const clock = /(?<![\p{L}\d/.,])(\d{1,2})\s?h(?:\s?(\d{1,2})(?:\s?m(?:ins?)?)?)?(?![\p{L}\d])/giu

/** Hours with minutes that go without their name: "1 Std. 30", "1 heure 30". */
const spokenClock =
  /(?<![\p{L}\d/.,])(\d{1,2})\s?(?:Std\.?|Stunden?|heures?|horas?|or[ae])\s(\d{1,2})(?![\p{L}\d]|\s*(?:(?:bis|à|a|-|–)\s*\d+\s*)?min)/giu
/** Times with a name of their own: "eine halbe Stunde", "mezz'ora". */
const whole = wholeTimes.map(
  ([names, seconds]) =>
    [new RegExp(String.raw`(?<![\p{L}\d])(?:${names})(?![\p{L}])`, 'giu'), seconds] as const,
)

interface Part extends Duration {
  scale: number
  range: boolean
}

/**
 * Returns all stretches of time of a text in their order; "1 hour 20 minutes" and "30 minutes to 1 hour" are
 * one each.
 */
export function readDurations(text: string): Duration[] {
  const parts = [
    ...[...text.matchAll(part)].flatMap(readPart),
    ...[...text.matchAll(clock), ...text.matchAll(spokenClock)].map(readClock),
    ...whole.flatMap(([names, seconds]) =>
      [...text.matchAll(names)].map((match) => readWhole(match, seconds)),
    ),
  ]
  // The longer of two readings from the same place has understood more.
  parts.sort((a, b) => a.start - b.start || b.end - a.end)
  const found: Part[] = []
  for (const next of parts) {
    const last = found.at(-1)
    if (!last || next.start < last.end) {
      if (!last) found.push(next)
      continue
    }
    const between = text.slice(last.end, next.start)
    const smaller = next.scale < last.scale
    if (smaller && /^[\s.]*(?:(?:and|und|y|et|e)\s*|,\s*(?:and\s*)?)?$/i.test(between)) {
      last.seconds = last.range ? last.seconds : last.seconds + next.seconds
      last.upTo += next.upTo
      Object.assign(last, { end: next.end, scale: next.scale, range: last.range || next.range })
    } else if (!last.range && !next.range && new RegExp(`^${joiner}$`, 'i').test(between)) {
      Object.assign(last, {
        end: next.end,
        upTo: next.upTo,
        scale: next.scale,
        range: true,
      })
    } else found.push(next)
  }
  return found.map(({ start, end, seconds, upTo }) => ({
    start,
    end,
    seconds,
    upTo: Math.max(seconds, upTo),
  }))
}

const scales: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }
const isHalf = new RegExp(`^(?: and an? half|${halfMore})$`, 'i')
const foreignScales = foreignUnits.map(
  ([names, seconds]) => [new RegExp(`^(?:${names})$`, 'i'), seconds] as const,
)
const scaleOf = (unit: string): number =>
  foreignScales.find(([names]) => names.test(unit))?.[1] ?? scales[unit[0]!.toLowerCase()] ?? 60

function readPart(match: RegExpExecArray): Part[] {
  const [whole, between, first = '', second, name = '', and = ''] = match
  // "In a second bowl" is no time.
  if (/^an?$/i.test(first) && /^second$/i.test(name)) return []
  const scale = scaleOf(name)
  const more = and === '' ? 0 : isHalf.test(and) ? 0.5 : 0.25
  const seconds = Math.round((readNumber(first) + (second ? 0 : more)) * scale)
  const upTo = second ? Math.round((readNumber(second) + more) * scale) : seconds
  const start = match.index + (between?.length ?? 0)
  const end = match.index + whole.length
  return [{ start, end, seconds, upTo, scale, range: second !== undefined }]
}

function readWhole(match: RegExpExecArray, seconds: number): Part {
  const start = match.index
  return { start, end: start + match[0].length, seconds, upTo: seconds, scale: 60, range: false }
}

function readClock(match: RegExpExecArray): Part {
  const seconds = Number(match[1]) * 3600 + Number(match[2] ?? 0) * 60
  const end = match.index + match[0].length
  return {
    start: match.index,
    end,
    seconds,
    upTo: seconds,
    scale: match[2] === undefined ? 3600 : 60,
    range: false,
  }
}

const LONGEST_S = 48 * 3600
/** Most characters between a time and the words that say what it is. */
const NEAR = 80

/**
 * Words before a time that is a deadline, and words behind one that only tells how long something keeps or
 * how old it is.
 */
const deadline =
  /\b(?:within(?: the)?|keeps?(?: for)?(?: up to)?|stored?(?: for)?(?: up to)?)\s+(?:about\s+)?$/i
const ahead = /^\s*(?:ahead|in advance|beforehand|old\b|longer than|too (?:long|short|many|few))/i

/** True for a time at whose end a cook would want to be rung. */
export function isTimer(text: string, { start, end, seconds }: Duration): boolean {
  if (seconds < 1 || seconds > LONGEST_S) return false
  // Only nearby text is looked at; all that comes before each time would take a long text of times minutes.
  const before = text.slice(Math.max(0, start - NEAR), start)
  const after = text.slice(end, end + NEAR)
  return (
    ![deadline, foreignDeadline].some((words) => words.test(before)) &&
    ![ahead, foreignAhead].some((words) => words.test(after))
  )
}
