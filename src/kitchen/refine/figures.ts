import type { RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from '../checks/reader-of.ts'
import type { Measure, Target } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { computeNutrition } from '../nutrition/index.ts'
import type { Change } from './directions.ts'
import { breaches } from './keep-rules.ts'
import { isSugarLine, levers, moreSalt, moreVegetables, sweetened } from './levers.ts'
import { readLines } from './lines.ts'
import { already, changed, listed, type Outcome, refused } from './outcome.ts'

/** Factors for "less" and "more" without a figure: enough to be tasted, and to be worth a version. */
const defaults: Readonly<Record<Measure, readonly [less: number, more: number]>> = {
  calories: [0.8, 1.2],
  fat: [0.75, 1.25],
  sugar: [0.82, 1.2],
  carbs: [0.75, 1.2],
  sodium: [0.8, 1.15],
  protein: [0.85, 1.2],
  fiber: [0.85, 1.2],
}
const units: Readonly<Record<Measure, string>> = {
  calories: 'kcal',
  sodium: 'mg of sodium',
  protein: 'g of protein',
  carbs: 'g of carbohydrates',
  fat: 'g of fat',
  fiber: 'g of fiber',
  sugar: 'g of sugar',
}
/** Values of a serving that are low already (the FDA's "low") and not worth a change. */
const low: Partial<Record<Measure, number>> = { sodium: 140, fat: 3, sugar: 2 }

const figure = (draft: RecipeDraft, measure: Measure) => computeNutrition(draft).perServing[measure]

/**
 * Changes a figure of the recipe ("less sugar", "half the calories", "more protein"): the food changes, never
 * the number of servings.
 */
export function changedFigure(draft: RecipeDraft, change: Change, rules: Craving): Outcome {
  if ('food' in change.of) return refused('That is a food.')
  const { quality } = change.of
  if (quality === 'heat') return refused('Heat is no figure.')
  if (quality === 'vegetables')
    return withMore(
      draft,
      moreVegetables,
      'There are no vegetables in it to take more of. Say which to add: “add spinach”.',
    )
  if (change.direction === 'more' && quality === 'sugar')
    return withMore(
      draft,
      sweetened,
      'There is nothing sweet in it to take more of. Say what to add: “add honey”.',
    )
  if (change.direction === 'more' && quality === 'sodium')
    return withMore(draft, moreSalt, 'There is no measured salt in it: salt it to taste.')
  const now = figure(draft, quality)
  const [less, more] = defaults[quality]
  const share = change.share ?? (change.direction === 'less' ? less : more)
  const target: Target =
    change.direction === 'less'
      ? { measure: quality, atMost: now * share }
      : { measure: quality, atLeast: now * share }
  const least = low[quality]
  if (change.direction === 'less' && least !== undefined && now < least)
    return already(`A serving has ${inWords(now, quality)}, which is low already.`)
  // A wish without a figure asks for clearly less or more, so most of the way is enough.
  const soft = change.share === null ? now + (now * share - now) * 0.6 : undefined
  return reached(draft, target, rules, soft)
}

const withMore = (
  draft: RecipeDraft,
  pull: (draft: RecipeDraft) => RecipeDraft | null,
  none: string,
): Outcome => {
  const next = pull(draft)
  return next ? changed(next) : refused(none)
}

const inWords = (value: number, measure: Measure) => `${Math.round(value)} ${units[measure]}`

/**
 * Returns the recipe with a figure per serving reached, by as few changes as it takes, or the figure that can
 * be reached.
 */
export function reached(draft: RecipeDraft, target: Target, rules: Craving, soft?: number): Outcome {
  const { measure, atMost, atLeast } = target
  const holds = (value: number) =>
    (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)
  const start = figure(draft, measure)
  if (holds(start)) return already(`A serving has ${inWords(start, measure)} already.`)
  const isBatter = isBaked(draft)
  const kept = breaches(draft, rules).length
  let current = draft
  let value = start
  const done: string[] = []
  for (const lever of levers) {
    if (holds(value)) break
    if (!lever.moves.includes(measure) || (isBatter && !lever.inBatter)) continue
    const next = lever.pull(current)
    if (!next || breaches(next, rules).length > kept) continue
    const then = figure(next, measure)
    const gain = atLeast === undefined ? value - then : then - value
    if (gain < Math.abs(start) * 0.01) continue
    current = next
    value = then
    done.push(lever.said)
  }
  const isClearly = soft !== undefined && (atLeast === undefined ? value <= soft : value >= soft)
  if (holds(value) || isClearly) return changed(withTitle(current, measure, atMost !== undefined))
  const wanted = inWords((atMost ?? atLeast)!, measure) // a target has one of the two
  if (done.length === 0)
    return refused(
      `A serving has ${inWords(start, measure)}; what was asked for is ${wanted}. ${isBatter ? 'The parts of a dough or batter hold each other up, and' : 'In this dish'} nothing that moves it can be changed soundly.`,
    )
  return refused(
    `What was asked for is ${wanted} a serving. With ${listed(done)} it comes from ${Math.round(start)} to ${inWords(value, measure)}, and further it would be another dish. Ask for “${atMost === undefined ? 'at least' : 'at most'} ${inWords(atMost === undefined ? Math.floor(value) : value > 100 ? Math.ceil(value / 10) * 10 : Math.ceil(value), measure).replace(/ of /, ' ')}” to have that.`,
  )
}

/** Grams of sugar from which a dough is a cake, whatever meal an import takes it for. */
const SWEET = 60

/** True for a dough or batter, whose parts hold each other up. */
export function isBaked(draft: RecipeDraft): boolean {
  const lines = readLines(draft)
  const flour = lines.some(({ food, grams }) => food && /flour|oat/.test(food.id) && grams > 90)
  const sugar = lines.filter(isSugarLine).reduce((sum, { grams }) => sum + grams, 0)
  const { text } = readerOf(draft).english(`${draft.title} ${draft.instructions.join(' ')}`)
  return (
    flour &&
    /\b(?:batter|dough|bake|muffin|cookie|cake)\b/i.test(text) &&
    (draft.category !== 'dinner' || sugar > SWEET)
  )
}

const withTitle = (draft: RecipeDraft, measure: Measure, isLess: boolean): RecipeDraft => {
  const isLighter = isLess && (measure === 'calories' || measure === 'fat') && !/^light/i.test(draft.title)
  const title = `Lighter ${draft.title}`
  return isLighter && title.length <= 80 ? { ...draft, title } : draft
}
