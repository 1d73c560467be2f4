import { headOf } from '#contract/storable-text.ts'
import { readQuantity, toNumber } from '../ingredients/index.ts'

export interface Servings {
  servings: number
  /**
   * Kind of statement: `range` is the smaller end of one, `pieces` a yield that is counted in pieces and not
   * in servings.
   */
  as: 'said' | 'range' | 'pieces'
}

const people =
  /serv|portion|people|person|helping|guest|adult|bowl|plate|raci[oó]n|porci[oó]n|porzion|comensal|convive|pers\b/i
/** Units of which one makes several servings, without saying how many. */
const shared =
  /\b(?:loaf|loaves|cake|pie|tart|quiche|pan|tray|batch|pizza|jar|cup|pint|quart|lit(?:er|re)|gallon|gram|g|kg|ml|l|oz|ounce|pound|lb|inch|dish|bottle|recipe|log|wreath|ring|bundt|bread|terrine|tin)s?\b/i

/** Longest text that is read; a foreign file may hold a page of figures instead of a yield. */
const MAX_READ = 200

/**
 * Returns the number of servings in the words of a yield: `Serves 4–6`, `4 servings`, `24 cookies`; null when
 * they do not say.
 */
export function readServings(words: string | null): Servings | null {
  if (!words) return null
  const text = headOf(words, MAX_READ)
  // The match starts at the first figure of a number only: from each figure its time would grow with the cube
  // of their count.
  const said =
    /(?<!\d)(\d[\d\s./⁄½¼¾⅓⅔-]*(?:(?:to|or|–|—)\s*\d+)?)\s*(?:\w+\s){0,2}?(?:servings?|portions?|people|persons?|helpings?)/i
  // Servings win over quantity: "1 loaf, serves 8".
  const serves = /\b(?:serves|feeds|enough for)\s*:?\s*(?:about\s+|up to\s+)?(.+)$/i.exec(text)?.[1]
  const told = serves === undefined ? null : read(serves)
  if (told) return told
  const bare = text.replace(
    /^\D*?(?=\d|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|a )\b)/i,
    '',
  )
  const found = read(said.exec(text)?.[1] ?? bare)
  if (!found) return null
  if (people.test(text) || /^[\s\d–—.,-]*(?:to\s*\d+)?\s*$/.test(bare)) return found
  if (shared.test(text)) return null
  return { servings: found.servings, as: 'pieces' }
}

function read(text: string): Servings | null {
  const words = text.replace(/[–—]/g, '-').replace(/^an?\s+(?=dozen\b)/i, '1 ')
  const amount = readQuantity(words)
  if (!amount) return null
  const { quantity, length } = amount
  const each = /^\s*dozen\b/i.test(words.slice(length)) ? 12 : 1
  const least = Math.round(toNumber(quantity.kind === 'range' ? quantity.from : quantity.value) * each)
  if (least < 1 || least > 100) return null
  return { servings: least, as: quantity.kind === 'range' ? 'range' : 'said' }
}
