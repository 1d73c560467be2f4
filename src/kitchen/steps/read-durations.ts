import { numberPattern, readNumber } from './read-number.ts'

/** A stretch of time in a text, in seconds. */
export interface Duration {
  start: number
  end: number
  seconds: number
  upTo: number
}

const joiner = String.raw`\s*(?:-|–|—|to|or)\s*(?:up to\s+)?`
const unit = 'seconds?|secs?|minutes?|mins?|hours?|hrs?'
const part = new RegExp(
  String.raw`(?<![\p{L}\d/.,½¼¾⅓⅔⅛])(between\s+)?(${numberPattern})(?:(?:${joiner}|\s+and\s+)(${numberPattern}))?` +
    String.raw`[\s-]*(?:more |extra |additional |further |full |whole )?(${unit})(?![\p{L}])( and an? (?:half|quarter))?`,
  'giu',
)
/** "1h 30m", "1h30", "45m" have no meaning without an hour before the minutes. */
const clock = /(?<![\p{L}\d/.,])(\d{1,2})\s?h(?:\s?(\d{1,2})(?:\s?m(?:ins?)?)?)?(?![\p{L}\d])/giu

interface Part extends Duration {
  scale: number
  range: boolean
}

/** All stretches of time of a text in their order; "1 hour 20 minutes" and "30 minutes to 1 hour" are one each. */
export function readDurations(text: string): Duration[] {
  const parts = [...[...text.matchAll(part)].flatMap(readPart), ...[...text.matchAll(clock)].map(readClock)]
  parts.sort((a, b) => a.start - b.start)
  const found: Part[] = []
  for (const next of parts) {
    const last = found.at(-1)
    if (!last || next.start < last.end) {
      if (!last) found.push(next)
      continue
    }
    const between = text.slice(last.end, next.start)
    const smaller = next.scale < last.scale
    if (smaller && /^[\s.]*(?:and\s*|,\s*(?:and\s*)?)?$/i.test(between)) {
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

function readPart(match: RegExpExecArray): Part[] {
  const [whole, between, first = '', second, name = '', and = ''] = match
  // "In a second bowl" is no time.
  if (/^an?$/i.test(first) && /^second$/i.test(name)) return []
  const scale = scales[name[0]!.toLowerCase()] ?? 60
  const more = and === '' ? 0 : and.endsWith('half') ? 0.5 : 0.25
  const seconds = Math.round((readNumber(first) + (second ? 0 : more)) * scale)
  const upTo = second ? Math.round((readNumber(second) + more) * scale) : seconds
  const start = match.index + (between?.length ?? 0)
  const end = match.index + whole.length
  return [{ start, end, seconds, upTo, scale, range: second !== undefined }]
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
/** The most that stands between a time and the words that say what it is. */
const NEAR = 80

/** Before a time that is a deadline, and behind one that only tells how long something keeps or how old it is. */
const deadline =
  /\b(?:within(?: the)?|keeps?(?: for)?(?: up to)?|stored?(?: for)?(?: up to)?)\s+(?:about\s+)?$/i
const ahead = /^\s*(?:ahead|in advance|beforehand|old\b|longer than|too (?:long|short|many|few))/i

/** Whether somebody would want to be rung when this time is over. */
export function isTimer(text: string, { start, end, seconds }: Duration): boolean {
  if (seconds < 1 || seconds > LONGEST_S) return false
  // All that comes before it, once for each time, would take a long text of times minutes.
  const before = text.slice(Math.max(0, start - NEAR), start)
  return !deadline.test(before) && !ahead.test(text.slice(end, end + NEAR))
}
