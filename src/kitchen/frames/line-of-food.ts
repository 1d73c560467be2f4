import type { Ingredient } from '#contract/recipe.ts'
import { type Amount, printAmount, readNumber, scaleAmount, type Unit } from '../culinary/amounts.ts'
import type { PantryItem } from '../culinary/index.ts'
import type { Slot } from './frame-file.ts'

/** Share of its usual amount for each of one, two, three … foods in a slot. */
const shares = [1, 0.7, 0.55, 0.45, 0.4, 0.35]

/** Ounces in a can, when it is not 15. */
const canOunces: Readonly<Record<string, string>> = {
  'coconut-milk': '13.5',
  'crushed-tomato': '28',
  'tomato-canned': '14.5',
  'tuna-canned': '5',
  'salmon-canned': '6',
  'artichoke-canned': '14',
  'bamboo-shoot': '8',
  'water-chestnut': '8',
  sardine: '4',
  jackfruit: '20',
}

/** Returns the amount of a food, `12 oz`, reduced when several foods divide a slot. */
export function amountOf(item: PantryItem, slot: Slot, together: number): Amount {
  // Bread is counted in slices; a bun or a bagel in its place keeps its usual amount.
  const isCounted = slot.amount?.endsWith(' slice') && !item.amount.endsWith(' slice')
  const written = slot.amount && !isCounted ? slot.amount : item.amount
  const [, value = '', unit = ''] = /^([\d/. ]+) (\S+)$/.exec(written) ?? []
  const factor = slot.share * (shares[together - 1] ?? shares.at(-1)!)
  const whole = readNumber(value)
  const amount = scaleAmount({ value: whole, unit: unit as Unit }, factor) // the rows of the table are checked by a test
  // A whole piece is the least for foods counted in pieces: nobody serves half an avocado to four.
  return amount.unit === 'each' && whole >= 1 ? { ...amount, value: Math.max(1, amount.value) } : amount
}

/** Names of foods that are many of one kind with no ending to show it, as in "until they are pink". */
const manyWithoutEnding = /\bshrimp$/

/** True when a step names the food in the plural. */
export const isMany = (item: PantryItem, { value, unit }: Amount): boolean =>
  item.one === item.many
    ? /(?<![su])s$/.test(item.one) || manyWithoutEnding.test(item.one)
    : unit !== 'each' || value > 1

/** Returns the ingredient line of a food as a cookbook prints it. */
export function lineOfFood(item: PantryItem, amount: Amount, cut: string): Ingredient {
  const [one = item.one, many = item.buy ? one : item.many] = (item.buy ?? `${item.one}|${item.many}`).split(
    '|',
  )
  const isPlural = amount.unit !== 'each' || amount.value > 1
  const name = isPlural ? many : one
  const size =
    amount.unit === 'can'
      ? ` (${canOunces[item.id] ?? '15'} ounces${isPlural && amount.value > 1 ? ' each' : ''})`
      : ''
  // "1 can (6 ounces) salmon", but "6 ounces canned salmon": nothing else there would tell that it is cooked.
  const bought = amount.unit === 'can' ? name.replace(/^canned /, '') : name
  return { amount: `${printAmount(amount)}${size}`, item: cut === '' ? bought : `${bought}, ${cut}` }
}
