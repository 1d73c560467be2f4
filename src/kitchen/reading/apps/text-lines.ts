import type { FoundLine } from '../found-recipe.ts'
import { oneLine, plainText } from '../plain-text.ts'

/** Heading over the next lines of a list: `For the dough:`, `DOUGH`, `== Dough ==`, `**Dough**`. */
const heading =
  /^(?:=+\s*(.+?)\s*=*|#+\s*(.+)|\*\*(.+?)\*\*:?|([^\d•*-][^.!?]{0,60}):|([A-Z][A-Z &'-]{3,40}))$/

/** Returns the lines of a text field, each with its heading, without empty lines. */
export function linesUnderHeadings(field: string): FoundLine[] {
  let group: string | null = null
  return plainText(field)
    .split('\n')
    .flatMap((line) => {
      const match = heading.exec(line)
      if (match) group = match.slice(1).find(Boolean)?.trim() ?? null
      return match || line === '' ? [] : [{ text: line, group }]
    })
}

/**
 * Splits a text field into steps: one for each line, or one for each paragraph if empty lines separate
 * paragraphs of several lines.
 */
export function stepsOfText(field: string): FoundLine[] {
  const paragraphs = plainText(field).split(/\n{2,}/)
  const isWrapped =
    paragraphs.length > 1 && paragraphs.some((part) => /\n(?!\d{1,2}[.)]\s|[•*-]\s)/.test(part))
  if (!isWrapped) return linesUnderHeadings(field).map(unnumbered)
  let group: string | null = null
  return paragraphs.flatMap((part) => {
    const match = part.includes('\n') ? null : heading.exec(part)
    if (match) group = match.slice(1).find(Boolean)?.trim() ?? null
    return match ? [] : [unnumbered({ text: part, group })]
  })
}

const unnumbered = ({ text, group }: FoundLine): FoundLine => ({
  text: text.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/i, ''),
  group,
})

/**
 * Builds a line from parts of which some may be missing: `1.5`, `cups`, `flour`, `sifted` →
 * `1.5 cups flour, sifted`.
 */
export function ingredientLine(parts: {
  quantity: number | null
  unit: string
  food: string
  note: string
}): string {
  const amount = parts.quantity ? readable(parts.quantity) : ''
  const head = [amount, parts.unit, parts.food].map(oneLine).filter(Boolean).join(' ')
  const note = oneLine(parts.note)
  return head && note ? `${head}, ${note}` : head || note
}

/** Writes a number as cooks do, because databases keep thirds as 0.333333. */
function readable(value: number): string {
  const whole = Math.floor(value + 1e-3)
  const part = value - whole
  for (const [sign, of] of [
    ['1/3', 1 / 3],
    ['2/3', 2 / 3],
    ['1/2', 0.5],
    ['1/4', 0.25],
    ['3/4', 0.75],
    ['1/8', 0.125],
  ] as const)
    if (Math.abs(part - of) < 0.004) return whole > 0 ? `${whole} ${sign}` : sign
  return String(Math.round(value * 1000) / 1000)
}
