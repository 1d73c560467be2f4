import { figuresOf } from '../conditions/figures.ts'
import type { Measure, Target } from '../craving/claim.ts'
import type { ReadDraft } from './read-draft.ts'

const units: Readonly<Record<Measure, string>> = {
  calories: 'kcal',
  protein: 'g of protein',
  carbs: 'g of carbohydrate',
  fat: 'g of fat',
  fiber: 'g of fiber',
  sugar: 'g of sugar',
  sodium: 'mg of sodium',
}

/** Share by which a figure may stay below a minimum, since the food table is not exact; a maximum is kept to the figure. */
const TOLERANCE = 0.02
/** The same for a model, which has computed with another table; a figure between the two is only told. */
const TOLERANCE_OF_MODELS = 0.05

/** Limit per serving that a recipe misses, or that cannot be computed from the food table. */
export interface FigureMiss {
  message: string
  place: string
  /** False when the table cannot tell because too many lines have no weight, or the limit is only a wish in words. */
  isProved: boolean
}

/**
 * Compares the requested limits with the computed nutrition of one serving.
 *
 * @param isOfModel true for a recipe of a model, which may stay a little further below a minimum
 */
export function missedFigures(
  recipe: ReadDraft,
  targets: readonly Target[],
  isOfModel = false,
): FigureMiss[] {
  if (targets.length === 0) return []
  const { perServing, uncounted, isEnough } = figuresOf(recipe)
  const isKnown = isEnough && uncounted.length === 0
  return targets.flatMap(({ measure, atLeast, atMost, isSoft = false }): FigureMiss[] => {
    const value = perServing[measure]
    const is = `${Math.round(value)} ${units[measure]} per serving`
    // The sum of the counted lines is a lower bound: it can prove enough and too much, but not that a maximum
    // is kept.
    if (atMost !== undefined && Math.round(value) > atMost)
      return [miss(`${is}; at most ${Math.round(atMost)} were asked for.`, !isSoft)]
    if (atLeast !== undefined && value < atLeast * (1 - TOLERANCE))
      return [
        miss(
          `${is}; at least ${Math.round(atLeast)} were asked for.`,
          isKnown && !isSoft && !(isOfModel && value >= atLeast * (1 - TOLERANCE_OF_MODELS)),
        ),
      ]
    return atMost !== undefined && !isKnown
      ? [
          miss(
            `It could not be proved that one serving has at most ${Math.round(atMost)} ${units[measure]}.`,
            false,
          ),
        ]
      : []
  })
}

const miss = (message: string, isProved: boolean): FigureMiss => ({ message, place: 'nutrition', isProved })
