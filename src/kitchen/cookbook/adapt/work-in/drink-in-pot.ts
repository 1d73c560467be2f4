import type { RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../../../foods/index.ts'
import { rational } from '../../../ingredients/index.ts'
import { moistDish } from '../../../refine/appliances/moist.ts'
import { mentionsIn, readLines } from '../../../refine/lines.ts'
import { titleCase } from '../../../refine/rename.ts'
import { scaledLine } from '../../../refine/scaled-line.ts'

/** One part in so many of the stock or water of a stew that a drink takes the place of, and as what it is bought. */
const drinks: readonly (readonly [food: RegExp, parts: number, item?: string])[] = [
  [/^(?:tomato|tomato-canned|crushed-tomato|passata)$/, 2, 'crushed tomatoes'],
  [/^(?:cola|root-beer|ginger-ale|dr-pepper|lemon-lime-soda|soda)$/, 2],
  [/^(?:beer|stout|non-alcoholic-beer)$/, 1],
  [/^(?:hard-cider|apple-cider|apple-juice|red-wine|white-wine|red-wine-full)$/, 2],
  [/^(?:coffee|tea)$/, 2],
  [
    /^(?:orange-juice|pineapple-juice|pomegranate-juice|cranberry-juice|grape-juice|tomato-juice|coconut-water|coconut-milk)$/,
    2,
  ],
]
const thin = /(?:stock|broth|bouillon)$|^water$/
/** Grams of a cup of a thin liquid. */
const CUP = 240
/** Shortest simmering, in minutes, in which a drink loses its rawness. */
const A_STEW = 25

/**
 * Returns a stew or braise in which a drink takes the place of a share of its stock or water: the cola of a "stew
 * cooked with cola", the tomatoes of a "tomato-based casserole". Null for a drink or a dish for which that is not known.
 */
export function withDrinkInPot(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const [, parts, name = food.name] = drinks.find(([asked]) => asked.test(food.id)) ?? []
  if (parts === undefined || moistDish(draft, A_STEW) === null) return null
  const lines = readLines(draft)
  const [line] = lines
    .filter((one) => one.food && thin.test(one.food.id) && one.grams >= CUP / 2)
    .toSorted((a, b) => b.grams - a.grams)
  if (!line) return null
  const at = draft.instructions.findIndex((step) =>
    mentionsIn(step, lines).some((one) => one.line.index === line.index),
  )
  if (at < 0) return null
  const own = draft.ingredients[line.index]!
  const step = draft.instructions[at]!
  const { start, end } = mentionsIn(step, lines).find((one) => one.line.index === line.index)!
  const isWhole = parts === 1
  const share = { ...own, ...cups(line.grams / parts), item: name }
  return {
    ...draft,
    title: draft.title.includes(titleCase(name)) ? draft.title : `${draft.title} with ${titleCase(name)}`,
    ingredients: draft.ingredients.toSpliced(
      line.index,
      1,
      ...(isWhole ? [share] : [scaledLine(own, rational(parts - 1, parts)), share]),
    ),
    instructions: draft.instructions.with(
      at,
      isWhole
        ? `${step.slice(0, start)}${name}${step.slice(end)}`
        : `${step.slice(0, end)}${/^(?:,| and\b)/.test(step.slice(end)) ? ', ' : ' and '}${name}${step.slice(end)}`,
    ),
  }
}

/** Writes grams of a thin liquid in quarters of a cup. */
function cups(grams: number): { amount: string } {
  const quarters = Math.max(1, Math.round((grams / CUP) * 4))
  const [whole, rest] = [Math.floor(quarters / 4), quarters % 4]
  const part = ['', '1/4', '1/2', '3/4'][rest]
  const amount = [whole > 0 ? String(whole) : '', part].filter(Boolean).join(' ')
  return { amount: `${amount} cup${quarters > 4 ? 's' : ''}` }
}
