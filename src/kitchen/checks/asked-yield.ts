import type { Yield } from '../craving/claim.ts'

/** Share of the wished amount from which on a recipe makes enough, and share up to which it makes not too much. */
const [ENOUGH, NOT_TOO_MUCH] = [0.85, 1.35]

/**
 * Returns what to tell the cook of a wish for a number of pieces, a volume or a share of a recipe that the recipe does
 * not make; null where it does, by the words of its description.
 */
export function missedYield(
  description: string,
  { words, pieces, milliliters, times }: Yield,
): string | null {
  if (times !== undefined) {
    const made = Number(/\bThe amounts are ([\d.]+)/.exec(description)?.[1] ?? 1)
    if (Math.abs(made / times - 1) < 0.2) return null
    const left = times / made
    const again = left > 1 ? ` Make it ${Math.round(left * 10) / 10} times.` : ''
    return `You asked for a ${words.replace(/^an? /, '')}; this is ${made === 1 ? 'the recipe once' : `${made} times the recipe`}.${again}`
  }
  const [, figure, noun = ''] = /\bIt makes (?:about )?([\d.]+) ([a-z]+)\.$/.exec(description) ?? []
  if (figure === undefined)
    return `“${words}”: look at the servings; the kitchen cannot tell how much this recipe makes.`
  const made = Number(figure)
  const share = made / (pieces ?? (milliliters ?? 1) / 1000)
  if (share >= ENOUGH && share <= NOT_TOO_MUCH) return null
  const often = Math.round(1 / share)
  return share < ENOUGH
    ? `You asked for ${words}; this recipe makes ${made} ${noun}.${often > 1 ? ` Make it ${often} times.` : ''}`
    : `You asked for ${words}; this recipe makes ${made} ${noun}, the least that it is made for.`
}
