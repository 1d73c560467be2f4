import { readAmount } from '../../ingredients/read-amount.ts'
import { repairLine } from './repair-line.ts'

/** Dots between a food and its amount, as far as they were read. */
const leader = /\s*(?:[.·…_-]\s*){3,}/gu
/** Fewest lines of a list that set their amounts behind the foods. */
const FEWEST = 3

/** Finds the amount at the end of a line such as "butter, cubed 85 g": its index, or -1. */
function amountAt(line: string): number {
  if (/^\W*[\d½⅓⅔¼¾⅛]/u.test(line)) return -1
  const at = line.search(
    /(?<=\s)[\d½⅓⅔¼¾⅛?][\d½⅓⅔¼¾⅛/.,\s-]*(?:\([^)]*\)\s*)?(?:[¢£€&]|(?:\p{L}+\.?\s?){0,2})$/u,
  )
  if (at < 0) return -1
  // Everything up to the end is the amount, if it is read as one before another food.
  const { text } = repairLine(`${line.slice(at)} oil`)
  return /^\?/.test(text) || readAmount(text).end >= text.length - ' oil'.length ? at : -1
}

const bare = (line: string) => line.replace(leader, ' ').trim()

/** True for a line that ends with its amount, "butter ........ 85 g". */
export const endsWithAmount = (line: string): boolean => amountAt(bare(line)) > 0

/** True for a list that sets its amounts behind the foods, as on a receipt, or at the right edge of an app. */
export const setsAmountsBehind = (lines: readonly string[]): boolean => {
  const behind = lines.filter(endsWithAmount).length
  return behind >= FEWEST && behind * 2 >= lines.length
}

/** Puts the amount at the end of a line before its food. */
export function withAmountInFront(line: string): string {
  const text = bare(line)
  const at = amountAt(text)
  return at > 0 ? `${text.slice(at)} ${text.slice(0, at).trim()}` : line
}
