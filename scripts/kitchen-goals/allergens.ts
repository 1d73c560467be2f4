/** Goals for allergens: hidden ones are named or left unknown, and foods that only sound like one are not. */
import { z } from 'zod'
import { allergensOf } from '#kitchen/checks/index.ts'
import type { Allergen } from '#kitchen/foods/index.ts'
import { allergens } from '#kitchen/foods/index.ts'
import type { Section } from './goal.ts'

const hiddenLine = z.object({ amount: z.string(), item: z.string(), has: z.array(z.enum(allergens)) })
const soundingLine = z.object({ amount: z.string(), item: z.string(), not: z.array(z.enum(allergens)) })

export function allergensSection(hiddenFile: readonly unknown[], soundingFile: readonly unknown[]): Section {
  const status = (line: { amount: string; item: string }, allergen: Allergen) =>
    allergensOf([line]).find((answer) => answer.allergen === allergen)?.status ?? 'not found'
  const hidden = hiddenFile
    .map((value) => hiddenLine.parse(value))
    .flatMap((line) => line.has.map((allergen) => ({ line, allergen, status: status(line, allergen) })))
  const sounding = soundingFile
    .map((value) => soundingLine.parse(value))
    .flatMap((line) => line.not.map((allergen) => ({ line, allergen, status: status(line, allergen) })))
  const missed = hidden.filter((each) => each.status === 'not found')
  const named = hidden.filter((each) => each.status === 'contains' || each.status === 'may_contain')
  const wrong = sounding.filter((each) => each.status === 'contains' || each.status === 'may_contain')
  const said = ({ line, allergen, status: is }: (typeof hidden)[number] | (typeof sounding)[number]) =>
    `${allergen} in "${line.amount} ${line.item}": ${is}`
  return {
    title: `Allergens: ${hiddenFile.length} dishes and products that hide one, ${soundingFile.length} that only sound like it`,
    goals: [
      {
        name: 'None is missed (contains, may, or unknown)',
        good: hidden.length - missed.length,
        of: hidden.length,
        target: 1,
      },
      { name: 'Named outright (contains or may)', good: named.length, of: hidden.length, target: 0.95 },
      {
        name: 'Not named where only the word is alike',
        good: sounding.length - wrong.length,
        of: sounding.length,
        target: 1,
      },
    ],
    failures: [
      ...missed.map((each) => ({ kind: 'allergen missed', example: said(each) })),
      ...wrong.map((each) => ({ kind: 'allergen wrongly named', example: said(each) })),
      ...hidden
        .filter((each) => each.status === 'unknown')
        .map((each) => ({ kind: 'allergen left unknown', example: said(each) })),
    ],
    notes: [],
  }
}
