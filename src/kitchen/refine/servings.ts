import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import {
  formatQuantity,
  parseIngredient,
  type Quantity,
  type Rational,
  rational,
  scaleQuantity,
  toNumber,
  unitOf,
} from '../ingredients/index.ts'
import { asTyped } from './as-typed.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import type { Wish } from './wish.ts'

const MOST_SERVINGS = 24

/** One tin holds one cake: another size bakes for another time, which nobody should guess. */
const oneTin =
  /\b(?:cake tin|cake pan|springform|loaf (?:tin|pan)|bundt|pie (?:dish|plate|tin)|tart (?:tin|pan)|\d+-(?:by-\d+-)?inch (?:round |square )?(?:tin|pan|dish))\b/i
const batter = /\b(?:batter|dough|cake|loaf|crust|brownies?|blondies?|pie|tart|bread)\b/i

/** The same dish for more or fewer: list, and what the steps say of amounts and portions. */
export function scaleTo(draft: RecipeDraft, wish: NonNullable<Wish['servings']>): Outcome {
  const to = 'to' in wish ? wish.to : Math.round(draft.servings * wish.times)
  if (to < 1 || to > MOST_SERVINGS) return refused(`The kitchen writes recipes for 1 to ${MOST_SERVINGS}.`)
  if (to === draft.servings) return already(`This recipe already serves ${to}.`)
  const text = draft.instructions.join(' ')
  if (/\bbake\b/i.test(text) && oneTin.test(text) && batter.test(`${draft.title} ${text}`)) {
    return refused(
      'This is baked in one tin: for another number it needs another tin and another time, and the built-in kitchen does not guess at those. The servings control of the page shows scaled amounts.',
    )
  }
  const factor = rational(to, draft.servings)
  return changed({
    ...draft,
    servings: to,
    ingredients: draft.ingredients.map((line) => scaledLine(line, factor)),
    instructions: draft.instructions.map((step) => scaledStep(step, factor)),
    description: draft.description.replace(/\b(serves|for) (?:two|three|four|six|eight|\d+)\b/gi, `$1 ${to}`),
  })
}

/** The line with its amounts scaled; one that gives none, or says to taste, stays as it is. */
function scaledLine(line: Ingredient, factor: Rational): Ingredient {
  const { amount, item } = line
  const parsed = parseIngredient({ amount, item })
  if (!parsed.quantity || amount.trim() === '') return line
  const { quantity, unit, plus, alternative, size } = parsed
  const pack = /\((\d[^)]*(?:ounces?|oz|g|ml))\)/.exec(amount)?.[0]
  const isPack = unit === 'can' || unit === 'jar' || unit === 'package'
  const scaled = scaleQuantity(quantity, factor)
  const parts = [
    inPieces(unit) ? whole(scaled, unit) : asTyped(formatQuantity(...inFittingSpoon(scaled, unit))),
    plus && `plus ${asTyped(formatQuantity(scaleQuantity(plus.quantity, factor), plus.unit))}`,
    isPack && pack
      ? pack
      : alternative &&
        `(${asTyped(formatQuantity(scaleQuantity(alternative.quantity, factor), alternative.unit))})`,
    size && amount.includes(size) ? size : null,
  ]
  return { ...line, amount: parts.filter(Boolean).join(' ') }
}

/** From one measure to the next: what is less than `under` of one is said in the other, of which it has `times` as many. */
const smaller: readonly (readonly [unit: string, under: number, times: number, other: string])[] = [
  ['cup', 1 / 4, 16, 'tablespoon'],
  ['tablespoon', 1, 3, 'teaspoon'],
]
const larger: readonly (readonly [unit: string, from: number, times: number, other: string])[] = [
  ['teaspoon', 3, 3, 'tablespoon'],
  ['tablespoon', 8, 16, 'cup'],
]

/** Two thirds of a tablespoon are two teaspoons, and nine teaspoons three tablespoons. */
function inFittingSpoon(quantity: Quantity, unit: string | null): [Quantity, string | null] {
  const value = quantity.kind === 'exact' ? toNumber(quantity.value) : toNumber(quantity.from)
  const down = smaller.find(([from, under]) => from === unit && value < under && !Number.isInteger(value * 2))
  if (down) return inFittingSpoon(scaleQuantity(quantity, rational(down[2])), down[3])
  const up = larger.find(
    ([from, least, times]) =>
      from === unit && value >= least && Number.isInteger((value * 4) / (times === 16 ? 4 : times)),
  )
  return up ? [scaleQuantity(quantity, rational(1, up[2])), up[3]] : [quantity, unit]
}

/** Things that are counted come in wholes and halves: nobody buys a third of an egg. */
const inPieces = (unit: string | null) => unit === null || unitOf(unit)?.kind === 'count'
function whole(quantity: Quantity, unit: string | null): string {
  const near = (value: Rational): Rational => {
    const number = toNumber(value)
    const halves =
      number < 3 && unit === null ? Math.max(1, Math.round(number * 2)) : Math.max(1, Math.round(number)) * 2
    return rational(halves, 2)
  }
  const rounded: Quantity =
    quantity.kind === 'exact'
      ? { kind: 'exact', value: near(quantity.value) }
      : { kind: 'range', from: near(quantity.from), to: near(quantity.to) }
  return asTyped(formatQuantity(rounded, unit))
}

const number = String.raw`\d+(?: \d\/\d|\/\d|\.\d+)?`
const measure = new RegExp(
  String.raw`\b(${number})\s+(cups?|tablespoons?|teaspoons?|ounces?|pounds?|g|grams?|ml|milliliters?|cans?)\b(?! (?:each|per|apiece|of batter per))(?! ?(?:pan|pot|tin|skillet))`,
  'g',
)
const portions =
  /\b(into|onto|between|among|on|over) (\d+|two|three|four|six|eight|ten|twelve) (balls|patties|pieces|portions|bowls|plates|cakes|rounds|parcels|meatballs|burgers|kebabs|skewers|equal \w+)\b/gi
const words: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, eight: 8, ten: 10, twelve: 12 }

function scaledStep(step: string, factor: Rational): string {
  return step
    .replace(measure, (found, amount: string, unit: string) => {
      const parsed = parseIngredient({ amount: `${amount} ${unit}`, item: 'water' })
      return parsed.quantity
        ? asTyped(formatQuantity(scaleQuantity(parsed.quantity, factor), parsed.unit))
        : found
    })
    .replace(portions, (_, into: string, count: string, things: string) => {
      const before = words[count.toLowerCase()] ?? Number(count)
      return `${into} ${Math.max(1, Math.round(before * toNumber(factor)))} ${things}`
    })
}
