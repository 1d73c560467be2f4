import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from '../checks/reader-of.ts'
import { meansLine } from '../cookbook/line-of.ts'
import type { Craving } from '../craving/craving.ts'
import { matchFood } from '../foods/index.ts'
import { withAdded } from './add.ts'
import { withAmounts } from './amount-of.ts'
import { type Change, isPart } from './directions.ts'
import { isFat } from './fats.ts'
import { changedFigure, isBaked } from './figures.ts'
import { changedHeat } from './heat.ts'
import { isSaltLine, isSugarLine } from './levers.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { meant } from './swap.ts'

/** Lines of a quality that is a food as well, of which a cook names a share: "a third less sugar". */
const linesOf: Partial<Record<string, (line: Line) => boolean>> = { sugar: isSugarLine, sodium: isSaltLine }

/** Applies more or less of a quality of the dish, or of one of its foods. */
export function changedBy(draft: RecipeDraft, change: Change, rules: Craving): Outcome {
  const { of, share, within } = change
  const isOfFood = 'quality' in of ? linesOf[of.quality] : undefined
  if ('quality' in of && !(isOfFood && (share !== null || within)))
    return of.quality === 'heat' ? changedHeat(draft, change.direction) : changedFigure(draft, change, rules)
  const measured = readLines(draft).filter(({ parsed }) => parsed.quantity)
  const found =
    'food' in of ? linesMeant(draft, measured, of.food) : measured.filter((one) => isOfFood?.(one))
  const inPart = within ? found.filter(({ index }) => isOfPart(draft.ingredients[index], within)) : found
  const [first] = inPart
  if (!first) return without(draft, change, found.length > 0)
  return changed(
    withAmounts(draft, new Map(inPart.map((line) => [line.index, factorFor(draft, change, line)]))),
  )
}

function linesMeant(draft: RecipeDraft, lines: readonly Line[], food: string): Line[] {
  if (isPart(food)) return lines.filter(({ index }) => isOfPart(draft.ingredients[index], food))
  const reader = readerOf(draft)
  const found = meant(lines, food)
  // "Zwiebeln" are onions in a recipe that is written in German.
  return found.length > 0
    ? found
    : lines.filter(({ index }) => meansLine(food, reader.line(draft.ingredients[index]!).item))
}

/** Returns how much of a line is left or taken; a batter bears to lose a quarter of its fat, and no more. */
function factorFor(draft: RecipeDraft, { direction, share }: Change, { food }: Line): number {
  if (share !== null) return share
  if (direction === 'more') return 1.5
  return food && isFat(food) && isBaked(draft) ? 0.75 : 0.5
}

/** Answers a wish for more or less of what the recipe does not list. */
function without(draft: RecipeDraft, { of, direction, within }: Change, isElsewhere: boolean): Outcome {
  const name = 'food' in of ? of.food : of.quality
  if (within && isElsewhere)
    return refused(
      `The list does not say which of its lines make the ${within}, so that the ${name} of it cannot be told apart.`,
    )
  if (isPart(name))
    return refused(
      `The list does not say which of its lines make the ${name}: the recipe has no heading for it. Name the foods, as in “twice as much cream”.`,
    )
  return direction === 'more'
    ? withAdded(draft, matchFood(name)?.food.id ?? name)
    : already(`There is no measured ${name} in this recipe.`)
}

/** True for a line under the heading of a part of the dish: "For the sauce". */
const isOfPart = (line: Ingredient | undefined, part: string): boolean =>
  new RegExp(`\\b${part}\\b`, 'i').test(line?.group ?? '')
