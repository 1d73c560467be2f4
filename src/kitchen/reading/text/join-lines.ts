import type { FoundLine } from '../found-recipe.ts'
import { groupOf, isBulleted, isNumberAlone, unbulleted, unnumbered } from './line-kind.ts'

const shouts = (lines: string[]) =>
  lines.filter((line) => /\p{L}/u.test(line) && line === line.toUpperCase()).length > lines.length / 2

/**
 * Joins the lines of an ingredient list: bullets are removed, wrapped lines are joined, names of parts become
 * groups.
 */
export function joinIngredients(lines: string[]): FoundLine[] {
  const shouting = shouts(lines)
  const found: FoundLine[] = []
  let group: string | null = null
  for (const line of lines) {
    if (line === '') continue
    const text = unbulleted(line)
    const name = groupOf(line, shouting)
    if (name !== null) group = name
    else if (/^[-–—_=*\s.]+$/.test(text)) continue
    else if (isContinued(found.at(-1)?.text, line)) found.at(-1)!.text += ` ${text}`
    else found.push({ text, group })
  }
  return found
}

/**
 * True for a line that continues the one before, which shows at the break: "2 cups flour,", "(plus more",
 * "sifted".
 */
function isContinued(before: string | undefined, line: string): boolean {
  if (before === undefined || isBulleted(line)) return false
  const open = before.split('(').length > before.split(')').length
  const isNewAmount = /^[\d½¼¾⅓⅔⅛]/u.test(line)
  return (
    (open && !isNewAmount) ||
    (/(?:,|\b(?:and|or|of|with|plus))$/i.test(before) && !isNewAmount) ||
    /^\([^)]*\)$/.test(line)
  )
}

/**
 * Joins lines of the method into steps: by their numbers, otherwise by their bullets, otherwise by paragraph
 * and sentence.
 */
export function joinSteps(lines: string[]): FoundLine[] {
  const shouting = shouts(lines)
  const byNumber = lines.some((line) => unnumbered(unbulleted(line)) !== null || isNumberAlone(line))
  const byBullet = !byNumber && lines.some(isBulleted)
  const found: FoundLine[] = []
  let group: string | null = null
  let opensNext = true
  for (const line of lines) {
    if (line === '') {
      opensNext = opensNext || !(byNumber || byBullet)
      continue
    }
    if (isNumberAlone(line)) {
      opensNext = true
      continue
    }
    const bare = unbulleted(line)
    const text = unnumbered(bare) ?? bare
    const name = unnumbered(bare) === null && !isBulleted(line) ? groupOf(line, shouting) : null
    if (name !== null) {
      group = name
      opensNext = true
      continue
    }
    const last = found.at(-1)
    const opens =
      opensNext ||
      !last ||
      (byNumber ? unnumbered(bare) !== null : byBullet ? isBulleted(line) : !isWrapped(last.text, line))
    if (opens) found.push({ text, group })
    else last.text += ` ${text}`
    opensNext = false
  }
  return found.filter(({ text }) => /\p{L}/u.test(text))
}

/** True when the line before ends no sentence, and either that line is long or this one begins small. */
const isWrapped = (before: string, line: string): boolean =>
  !/[.!?:…]["”’)]?$/.test(before) && (/^[\p{Ll}\d(]/u.test(line) || before.length > 55)
