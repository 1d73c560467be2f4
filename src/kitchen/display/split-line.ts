import { MAX_GROUP_LENGTH } from '#contract/limits.ts'
import type { Ingredient } from '#contract/recipe.ts'
import { readAmount } from '../ingredients/read-amount.ts'

/** Link word between a measure and its food in Spanish, French and Italian, with the blank behind it. */
const foreignLink =
  /\s((?:d['’]|dell['’]|(?:de|du|des|di|del|dei|degli|delle|della|dello)\s+(?:l['’]|la\s+)?)\s*)$/i

/**
 * Splits a typed line into amount and item: `1½ cups flour, sifted` → `1½ cups` and `flour, sifted`. No word
 * is lost.
 */
export function splitLine(text: string): Ingredient {
  const line = text
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^(?:[\s•·*▢□☐–—-]+|\d{1,2}[.)]\s)(?=\S)/u, '')
    .trim()
  const { main, end } = readAmount(line)
  const item = line.slice(end).trim()
  if (!main || item === '') return { amount: '', item: line }
  // The link word of another language stays with the item: "2 cucharadas de sal".
  const link = foreignLink.exec(line.slice(0, end))?.[1] ?? ''
  if (link !== '') return { amount: line.slice(0, end).slice(0, -link.length).trim(), item: `${link}${item}` }
  // The "of" in "2 handfuls of spinach" goes with neither part.
  const amount = line
    .slice(0, end)
    .replace(/\s+of(?:\s+(?:the|an?))?\s*$/i, '')
    .trim()
  // The size in "3 large eggs" belongs to the item.
  const size = /\s((?:extra-)?(?:small|medium|large|big)(?:-sized?)?),?$/i.exec(amount)?.[1]
  return size
    ? { amount: amount.slice(0, -size.length).replace(/,?\s*$/, ''), item: `${size} ${item}` }
    : { amount, item }
}

/**
 * A line that names the part of the dish that the next ones are for: `For the sauce:`, `For the sauce`,
 * `Sauce:`.
 */
const heading = /^(?:[^\d½¼¾⅓⅔⅛].*:|for the \p{L}[\p{L} '’-]{2,40})$/iu

/**
 * Splits pasted text into ingredients, one a line, each with the heading above it; empty lines are dropped.
 */
export function splitLines(text: string): Ingredient[] {
  let group: string | undefined
  return text.split(/\r\n|\r|\n/u).flatMap((typed): Ingredient[] => {
    const line = splitLine(typed)
    if (line.item === '') return []
    if (line.amount !== '' || !heading.test(line.item) || line.item.length > MAX_GROUP_LENGTH)
      return [{ ...line, ...(group && { group }) }]
    group = line.item.replace(/[:\s]+$/, '')
    return []
  })
}
