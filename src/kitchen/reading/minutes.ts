import { readDurations } from '../steps/read-durations.ts'

const LONGEST = 10_080
const number = String.raw`(\d+(?:[.,]\d+)?)`
const iso = new RegExp(
  `^P?(?:${number}Y)?(?:${number}M)?(?:${number}W)?(?:${number}D(?:AYS?)?)?` +
    `(?:T?(?:${number}H(?:OURS?|RS?)?)?(?:${number}(?:M(?:IN(?:UTE)?S?)?|(?=$)))?(?:${number}S(?:EC(?:OND)?S?)?)?)?$`,
)

/**
 * Reads the minutes of a duration as recipes elsewhere state it: ISO 8601 (`PT1H30M`, `P0DT45M`, `PT1.5H`,
 * also with small letters, spaces or without its T), a clock (`1:30`, `00:45:00`), words (`1 hr 30 min`,
 * `about 2 hours`) or a number of minutes. A range counts as its upper end. Returns null for a value that is
 * no duration, is negative or longer than a week; 0 is a duration.
 */
export function readMinutes(value: unknown): number | null {
  if (typeof value === 'number') return bounded(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || text.length > 200 || /^[-−–]/.test(text)) return null
  if (/^\d+(?:\.\d+)?$/.test(text)) return bounded(Number(text))
  return readIso(text) ?? readClock(text) ?? readWords(text)
}

function readIso(text: string): number | null {
  const packed = text.toUpperCase().replace(/\s+/g, '')
  // A text without the letters of the format is a clock or words.
  if (!/^(?:P|T|PT)\d/.test(packed)) return null
  const dated = packed.startsWith('T') ? `P${packed}` : packed
  const match = iso.exec(dated)
  if (!match) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')))
  if (years > 0) return null
  // "P30M" would be thirty months, so its writer forgot the T.
  const forgotten = /^P\d+M$/.test(dated) ? months : 0
  if (months > 0 && forgotten === 0) return null
  return bounded(weeks * 10_080 + days * 1440 + hours * 60 + minutes + forgotten + seconds / 60)
}

function readClock(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59) return null
  return bounded(Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60)
}

const day = /(\d+(?:[.,]\d+)?|an?|one)\s*days?\b/i
const overnight = /\bover ?night\b/i
const OVERNIGHT = 8 * 60

function readWords(text: string): number | null {
  const plain = text
    .replace(/\b(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours)(?![a-z])\.?/gi, '$1 hours ')
    // The unit of the minutes may be left out: "1 hr 10".
    .replace(/( hours\s+(?:and\s+)?[0-5]?\d)(?=\s*(?:$|[(,;]))/i, '$1 minutes')
    .replace(/\b(\d+(?:[.,]\d+)?)\s*(?:m|min|mins|minute|minutes|′)\b\.?/gi, '$1 minutes')
    .replace(/(\d)′/g, '$1 minutes')
  const first = readDurations(plain.replace(day, ' '))[0]
  const days = day.exec(plain)?.[1]
  const whole = days === undefined ? 0 : /\d/.test(days) ? Number(days.replace(',', '.')) : 1
  if (!first && days === undefined) return overnight.test(text) ? OVERNIGHT : null
  return bounded(whole * 1440 + (first ? first.upTo / 60 : 0))
}

const bounded = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes >= 0 && minutes <= LONGEST ? Math.round(minutes) : null
