import { printNumber } from '../../amounts.ts'
import type { Kit } from '../../kit.ts'

/** `7 tablespoons (105 ml)`, or from 8 on `1/2 cup (120 ml)`: water is no ingredient line, so the step measures it. */
export const spoons = (tablespoons: number): string => {
  const ml = Math.round((tablespoons * 15) / 5) * 5
  if (tablespoons < 8) return `${printNumber(tablespoons)} tablespoons (${ml} ml)`
  const cups = Math.round(tablespoons / 4) / 4
  return `${printNumber(cups)} ${cups > 1 ? 'cups' : 'cup'} (${Math.round(cups * 240)} ml)`
}

/** A stock where the rules leave one, else water: its ingredient line, and how a step names it. */
export function broth(kit: Kit, id: string, cups: number): { line: string; ref: string } {
  const stock = kit.resolve(id)
  if (stock) return { line: `${cups} cup ${stock}`, ref: `{${stock}}` }
  const amount = Math.round((cups * kit.servings * 2) / kit.dish.serves) / 2
  return { line: '', ref: `${printNumber(amount)} ${amount > 1 ? 'cups' : 'cup'} of water` }
}
