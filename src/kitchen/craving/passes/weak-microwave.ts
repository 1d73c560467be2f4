import { claim, type Reading, wordsWithin } from '../reading.ts'

/** Power that the minutes of the recipes are for, in watts. */
const USUAL_WATTS = 1000
const watts = /\b(\d{3,4})[- ]?(?:w|watts?)\b/i
/** Least power that is a microwave's, and most that is a weak one's. */
const [LEAST, WEAK] = [300, 850]

/** Reads the power of a weak microwave, and tells by how much longer it takes. */
export function readWeakMicrowave(reading: Reading): void {
  const match = /microwave/i.test(reading.text) ? watts.exec(reading.text) : null
  const power = Number(match?.[1])
  if (!match || !(power >= LEAST && power <= WEAK)) return
  const place = wordsWithin(reading.words, match.index, match.index + match[0].length)
  if (!place) return
  claim(reading, 'equipment', place.from, place.to, `${power} watts`)
  const more = Math.round(((USUAL_WATTS / power - 1) * 100) / 5) * 5
  reading.told.push(
    `The minutes are for a microwave of about ${USUAL_WATTS} watts: with ${power} watts give it about ${more} percent more, and go by the sign of doneness.`,
  )
}
