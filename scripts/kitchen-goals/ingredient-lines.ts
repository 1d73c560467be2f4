/**
 * Goals for the parser on ingredient lines that people labelled. Two formats are read: our own (`quantity`,
 * `unit`, `food`), and the labels of the public ingredient-parser corpus (all amounts of a line, all its
 * units, a name).
 */
import { z } from 'zod'
import { singular } from '#kitchen/foods/index.ts'
import { type ParsedIngredient, parseIngredientLine, toNumber, unitOf } from '#kitchen/ingredients/index.ts'
import type { Section } from './goal.ts'

const own = z.object({
  text: z.string(),
  /** The range [from, to], with equal ends for a single amount; null for a line without an amount. */
  quantity: z.tuple([z.number(), z.number()]).nullable(),
  unit: z.string().nullable(),
  food: z.string(),
})
const corpus = z.object({
  input: z.object({ text: z.string() }),
  expected: z.object({
    quantities: z.array(z.object({ min: z.number(), max: z.number() })),
    unit: z.string(),
    name: z.string(),
  }),
})

/**
 * A labelled line. Any of its amounts counts as right, because "500 g / 1 lb 2 oz" names one amount twice.
 */
export interface LabelledLine {
  text: string
  amounts: { min: number; max: number }[]
  /** Canonical units; empty for a line that is counted in pieces or not at all. */
  units: string[]
  name: string
}

export interface LineResult {
  line: LabelledLine
  quantity: boolean
  unit: boolean
  /** F1 score of the words of the food's name. */
  nameF1: number
  nameExact: boolean
  /** True when quantity and unit are right and the name nearly so. */
  usable: boolean
  got: string
}

export function readLabelledLine(value: unknown): LabelledLine {
  const ours = own.safeParse(value)
  if (ours.success) {
    const { text, quantity, unit, food } = ours.data
    return {
      text,
      amounts: quantity ? [{ min: quantity[0], max: quantity[1] }] : [],
      units: unit === null ? [] : [unit],
      name: food,
    }
  }
  const { input, expected } = corpus.parse(value)
  return {
    text: input.text,
    amounts: expected.quantities,
    units: unitsIn(expected.unit),
    name: expected.name,
  }
}

/** Finds the canonical units in a label: "large bunch", "ml fl oz", "inch-long piece". */
function unitsIn(text: string): string[] {
  const words = text.replace(/\bfl\.?\s+(?:oz|ounce)/gi, 'floz').split(/[\s-]+/)
  return words
    .filter((word) => !ofSize.test(word))
    .map((word) => unitOf(word)?.name ?? word)
    .filter(Boolean)
}
const ofSize = /^(?:large|small|sm|lg|medium|heaped|rounded|scant|thin|thick|long|wine)$/i

export function readLine(line: LabelledLine): LineResult {
  const parsed = parseIngredientLine(line.text)
  const { quantity, unit, food } = parsed
  const [min, max] = !quantity
    ? [null, null]
    : quantity.kind === 'exact'
      ? [toNumber(quantity.value), toNumber(quantity.value)]
      : [toNumber(quantity.from), toNumber(quantity.to)]
  const near = (one: number | null, other: number) => one !== null && Math.abs(one - other) < 0.011
  const amountOf = (from: number | null, to: number | null) =>
    line.amounts.some((each) => near(from, each.min) && near(to, each.max))
  const pack = packOf(parsed)
  const inWords = line.amounts.length === 0 && !/\d|[½¼¾⅓⅔⅛]/u.test(line.text)
  const quantityRight =
    (line.amounts.length === 0 ? min === null : amountOf(min, max)) ||
    inWords ||
    (pack !== null && amountOf(pack.from, pack.to))
  // A count has no unit of its own: "1 small (about ½ pound) cucumber" is labelled with the pound alone.
  const unitRight =
    (unit === null
      ? line.amounts.length > line.units.length || line.units.length === 0
      : line.units.includes(unit)) ||
    (pack !== null && line.units.includes(pack.unit))
  const f1 = wordsF1(food, line.name)
  return {
    line,
    quantity: quantityRight,
    unit: unitRight,
    nameF1: f1,
    nameExact: f1 > 0.999,
    usable: quantityRight && unitRight && f1 >= 0.6,
    got: `${min ?? '-'}${max === min ? '' : `..${max}`} ${unit ?? '-'} | ${food}`,
  }
}

/**
 * Returns the size of one pack: the labels give "4 x 100 g" as 100 g, the parser as 4 with 400 g in all.
 * Numbers written as words ("half a teaspoon", "a pinch") are not labelled and cannot be checked.
 */
function packOf({
  quantity,
  alternative,
}: ParsedIngredient): { from: number; to: number; unit: string } | null {
  if (quantity?.kind !== 'exact' || !alternative?.unit) return null
  const { quantity: whole, unit } = alternative
  const count = toNumber(quantity.value)
  return whole.kind === 'exact'
    ? { from: toNumber(whole.value) / count, to: toNumber(whole.value) / count, unit }
    : { from: toNumber(whole.from) / count, to: toNumber(whole.to) / count, unit }
}

function wordsF1(one: string, other: string): number {
  const split = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\d%]+/gu)
      ?.map((word) => singular(word)) ?? []
  const [a, b] = [split(one), split(other)]
  if (a.length === 0 && b.length === 0) return 1
  const rest = [...b]
  let shared = 0
  for (const word of a) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    shared += 1
  }
  return shared === 0 ? 0 : (2 * shared) / (a.length + b.length)
}

export function linesSection(values: readonly unknown[]): Section {
  const results = values.map((value) => readLine(readLabelledLine(value)))
  const share = (name: string, holds: (result: LineResult) => boolean, target: number) => ({
    name,
    good: results.filter(holds).length,
    of: results.length,
    target,
  })
  const kindOf = ({ quantity, unit }: LineResult) =>
    !quantity ? 'line: quantity' : !unit ? 'line: unit' : 'line: name of the food'
  const meanF1 = results.reduce((sum, { nameF1 }) => sum + nameF1, 0) / Math.max(1, results.length)
  const exact = results.filter(({ nameExact }) => nameExact).length / Math.max(1, results.length)
  return {
    title: `Ingredient lines: ${results.length} labelled lines`,
    goals: [
      share('Quantity', ({ quantity }) => quantity, 0.99),
      share('Unit', ({ unit }) => unit, 0.96),
      share('Usable (quantity, unit, name F1 >= 0.6)', ({ usable }) => usable, 0.92),
    ],
    failures: results
      .filter(({ usable }) => !usable)
      .map((result) => ({
        kind: kindOf(result),
        example: `"${result.line.text}" -> ${result.got}; labelled ${result.line.units.join(' ')} | ${result.line.name}`,
      })),
    notes: [`name exact ${(exact * 100).toFixed(1)} %, mean F1 of the name ${(meanF1 * 100).toFixed(1)} %`],
  }
}
