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

/** A figure counts as met within this share of it: the food table is no scale. */
const TOLERANCE = 0.02

/** A figure per serving that was asked for and is missed, or cannot be told. Computed from the food table. */
export interface FigureMiss {
  message: string
  place: string
  /** False where the table cannot tell: too much in it has no weight. */
  isProved: boolean
}

/** Holds the figures that were asked for against the computed nutrition of one serving. */
export function missedFigures(recipe: ReadDraft, targets: readonly Target[]): FigureMiss[] {
  if (targets.length === 0) return []
  const { perServing, uncounted, isEnough } = figuresOf(recipe)
  const isKnown = isEnough && uncounted.length === 0
  return targets.flatMap(({ measure, atLeast, atMost }): FigureMiss[] => {
    const value = perServing[measure]
    const is = `${Math.round(value)} ${units[measure]} per serving`
    // The sum of what is counted is a lower bound: it can prove that there is enough, and that there is too much.
    if (atMost !== undefined && value > atMost * (1 + TOLERANCE))
      return [miss(`${is}; at most ${Math.round(atMost)} were asked for.`, true)]
    if (atLeast !== undefined && value < atLeast * (1 - TOLERANCE))
      return [miss(`${is}; at least ${Math.round(atLeast)} were asked for.`, isKnown)]
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
