import { numberWords } from '../../steps/number-words.ts'

/** Numbers that a craving spells out. */
export const wordNumbers: Readonly<Record<string, number>> = {
  ...numberWords,
  'forty five': 45,
  couple: 2,
  dozen: 12,
}
const numeral = `(\\d{1,3}|forty[- ]five|${Object.keys(numberWords).join('|')}|a couple|a dozen)`
const numberOf = (text: string): number => {
  const plain = text.toLowerCase().replace(/^a /, '').replace(/-/g, ' ')
  return /^\d+$/.test(plain) ? Number(plain) : (wordNumbers[plain] ?? Number.NaN)
}

export function readMinutes(text: string): number | null {
  const lower = text.toLowerCase()
  if (/half an hour|half-hour|halbe stunde|media hora|demi-heure/.test(lower)) return 30
  if (/(three quarters of an hour|3\/4 hour)/.test(lower)) return 45
  const minutes = new RegExp(`${numeral}[\\s-]*(?:min|mins|minute|minutes|minuten|minutos|minuti)\\b`).exec(
    lower,
  )
  if (minutes) return inRange(numberOf(minutes[1] ?? ''), 1, 1440)
  const hours = new RegExp(
    `(?:under|within|in|less than|max|at most|about|have|takes?)\\s+(?:an?|${numeral})\\s*(?:h|hr|hrs|hour|hours)\\b`,
  ).exec(lower)
  if (hours) return inRange((hours[1] ? numberOf(hours[1]) : 1) * 60, 5, 1440)
  return null
}

export function readServings(text: string): number | null {
  const lower = text.toLowerCase()
  const patterns = [
    `(?:serves|serving|feeds?|feeding|family of|party of|group of|table of|für|pour|para)\\s+${numeral}\\b`,
    `for (?:a family of |a party of |a group of |about |around |the )?${numeral}\\b(?!\\s*-?\\s*(?:min|hour|hr|day|week|month|degrees|dollar|\\$|ingredient|pan|pot|euro|bowl|meal))`,
    `${numeral}\\s+(?:servings?|people|persons?|portions?|guests|adults|friends|kids|personnes|personen|personas|persone)\\b`,
    `${numeral}\\s+of us\\b`,
  ]
  for (const pattern of patterns) {
    const match = new RegExp(pattern).exec(lower)
    if (match) {
      const servings = inRange(numberOf(match[1] ?? ''), 1, 24)
      if (servings !== null) return servings
    }
  }
  if (/\bfor (?:just )?(?:me|myself)\b|\bjust for me\b|\bsolo\b|\bsingle serving\b/.test(lower)) return 1
  if (
    /\bdate night\b|\bfor (?:my (?:wife|husband|girlfriend|boyfriend|partner) and (?:me|i)|us both|the two of us)\b/.test(
      lower,
    )
  )
    return 2
  if (/\bfor a crowd\b|\bfeeds? a crowd\b/.test(lower)) return 10
  return null
}

export function readIngredientCount(text: string): number | null {
  const match = new RegExp(`${numeral}[\\s-]*ingredients?\\b`).exec(text.toLowerCase())
  return match ? inRange(numberOf(match[1] ?? ''), 2, 20) : null
}

const inRange = (value: number, low: number, high: number): number | null =>
  Number.isFinite(value) && value >= low && value <= high ? value : null
