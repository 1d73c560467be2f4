import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { type Food, foodById } from '../../../foods/index.ts'
import { parseIngredient, rational } from '../../../ingredients/index.ts'
import { gramsOf } from '../../../nutrition/index.ts'
import { type Line, mentionsIn, readLines } from '../../../refine/lines.ts'
import { titleCase } from '../../../refine/rename.ts'
import { weighed } from '../../../refine/replace.ts'
import { scaledLine } from '../../../refine/scaled-line.ts'

/** One part in so many of a recipe's flour that another may be, with what it does to the crumb. */
const shares: Readonly<Record<string, readonly [parts: number, why: string]>> = {
  'buckwheat-flour': [2, 'it has no gluten, and the wheat holds it together'],
  'oat-flour': [2, 'it has little to bind with, and the wheat holds it together'],
  'rye-flour': [2, 'it keeps the crumb moist, and the wheat makes it rise'],
  'rice-flour': [3, 'it makes things crisp, and too much of it sandy'],
  'masa-harina': [3, 'it tastes of corn, and the wheat holds it together'],
  'millet-flour': [3, 'it has no gluten, and the wheat holds it together'],
  'chestnut-flour': [3, 'it is sweet and has no gluten, and the wheat holds it together'],
  'almond-flour': [4, 'it makes the crumb rich, and more of it heavy'],
  'hazelnut-flour': [4, 'it makes the crumb rich, and more of it heavy'],
  'cashew-flour': [4, 'it makes the crumb rich, and more of it heavy'],
  'chickpea-flour': [4, 'it browns well, and more of it tastes of beans'],
  'lentil-flour': [4, 'it browns well, and more of it tastes of beans'],
  'amaranth-flour': [4, 'it has no gluten and a strong taste'],
  'coconut-flour': [6, 'it drinks so much that more of it makes the crumb dry'],
  'soy-flour': [6, 'it browns fast, and more of it tastes of beans'],
  'tapioca-starch': [5, 'it makes the crumb springy'],
  'potato-starch': [5, 'it makes the crumb tender'],
}
const fractions: Readonly<Record<number, string>> = {
  2: 'Half',
  3: 'A third',
  4: 'A quarter',
  5: 'A fifth',
  6: 'A sixth',
}

/** Flours in whose place a share of another may be. */
const base = /^(?:all-purpose|whole-wheat|bread|cake|self-rising|gluten-free)-flour$/
/** Doughs that are stretched or that bubbles lift, which bear no flour without gluten. */
const needsItsGluten =
  /\b(?:choux|phyllo|strudel|puff pastry|angel food|soufflé|popovers?|starter|sourdough)\b/i
/** Least grams of flour of a dough or batter; less of it thickens a sauce. */
const A_DOUGH = 90

/**
 * Returns a dough or batter in which a flour takes the place of the share of the wheat that its crumb bears, named in
 * the steps, the title and the description: pancakes with buckwheat flour. Null for a dish that has no such dough.
 */
export function withShareOfFlour(draft: RecipeDraft, { id }: Food): RecipeDraft | null {
  const food = foodById(id)
  const [parts, why] = shares[id] ?? []
  const all = [draft.title, ...draft.instructions].join(' ')
  if (!food || parts === undefined || needsItsGluten.test(all)) return null
  const lines = readLines(draft)
  const [line] = lines
    .filter((one) => one.food && base.test(one.food.id) && one.grams >= A_DOUGH)
    .toSorted((a, b) => b.grams - a.grams)
  const at = line ? draft.instructions.findIndex((step) => mentionOf(step, line, lines) !== null) : -1
  if (!line || at < 0) return null
  const own = draft.ingredients[line.index]!
  const called = line.parsed.food
  const step = draft.instructions[at]!
  const { start, end } = mentionOf(step, line, lines)!
  const isListed = /^(?:,| and\b)/.test(step.slice(end))
  return {
    ...draft,
    title: draft.title.includes(titleCase(wordOf(food)))
      ? draft.title
      : `${titleCase(wordOf(food))} ${draft.title}`,
    description: `${draft.description} ${fractions[parts]} of the flour is ${food.name}: ${why}.`,
    ingredients: draft.ingredients.toSpliced(
      line.index,
      1,
      scaledLine(own, rational(parts - 1, parts)),
      lineOf(own, line, food, parts),
    ),
    instructions: draft.instructions.with(
      at,
      `${step.slice(0, start)}${called}${isListed ? ', ' : ' and '}${food.name}${step.slice(end)}`,
    ),
  }
}

/** The first place of a step that names a flour as a whole; "a spoonful of the flour" is only a part of it. */
const mentionOf = (step: string, line: Line, lines: readonly Line[]) =>
  mentionsIn(step, lines).find(
    (mention) =>
      mention.line.index === line.index &&
      !/\b(?:of|remaining|rest of) (?:the )?$/i.test(step.slice(0, mention.start)),
  ) ?? null

const wordOf = ({ name }: Food): string => name.replace(/[- ](?:flour|starch)$/, '').replace(/^ground /, '')

/** Line of the share, measured as the flour is whose place it takes. */
function lineOf(own: Ingredient, { grams, parsed }: Line, food: Food, parts: number): Ingredient {
  const share = scaledLine({ ...own, item: food.name }, rational(1, parts))
  const measure = share.amount.replace(/ ?\([^)]*\)/, '').trim()
  const weight = gramsOf(parseIngredient({ amount: measure, item: food.name }), food)
  const isByVolume = /\b(?:cups?|tablespoons?|teaspoons?)\b/.test(parsed.unit ?? '') && weight !== null
  const isWeighedToo = /\(/.test(own.amount)
  const amount = isByVolume
    ? `${measure}${isWeighedToo ? ` (${Math.round(weight / 5) * 5} g)` : ''}`
    : weighed(grams / parts, /\d ?g\b/.test(own.amount))
  return { ...own, amount, item: food.name }
}
