import { longestHits, wordsOf } from '../../foods/index.ts'
import type { FoodAtHand, KindAsked } from '../../frames/index.ts'
import { type LinkedRecipe, nameKey } from '../open-cookbook.ts'
import { namesOf } from '../own-names.ts'
import { sharesOfFoods } from './share-of-foods.ts'

/** What stands behind one of these in a name is in the dish or beside it. */
const besides = / (?:with|in|on|and) .*$/

/** The share of a recipe's weight from which on it is a dish of a food that its names do not say. */
const MOSTLY = 0.35

/**
 * Whether a recipe is of the kind that a craving names, and of the foods that stand in that name: they are in its own
 * names or a good part of it. Cheese scones to which strawberries are served are no strawberry scones. A sweet or a
 * sauce is of no others, either: bars of strawberries and rhubarb are no rhubarb custard bars.
 */
export function isDishAsked(recipe: LinkedRecipe, { frames, inName, foods }: KindAsked): boolean {
  const names = namesOf(recipe.file).map(nameKey)
  const kinds = frames.flatMap((frame) => frame.names.map(nameKey))
  const ofKind = names.filter((name) =>
    kinds.some((kind) => ` ${name.replace(besides, '')}`.endsWith(` ${kind}`)),
  )
  const mayHave = new Set(
    [...kinds, ...foods.map(({ said }) => nameKey(said))].flatMap((name) => name.split(' ')),
  )
  const isOfNoOther = (name: string) =>
    longestHits(wordsOf(name)).every(
      ({ food, alias }) =>
        foods.some(({ answers }) => answers.includes(food.id)) ||
        nameKey(alias)
          .split(' ')
          .every((word) => mayHave.has(word)),
    )
  return (
    ofKind.some((name) => isOfNoOther(name) || !frames.every(({ onlyNamed }) => onlyNamed)) &&
    inName.every(
      (food) =>
        names.some((name) => ` ${name} `.includes(` ${nameKey(food.said)} `)) ||
        shareOf(recipe, food) >= MOSTLY,
    )
  )
}

const shareOf = (recipe: LinkedRecipe, { said, answers }: FoodAtHand): number =>
  sharesOfFoods([{ name: said, isGrown: false, fits: (food) => food !== null && answers.includes(food.id) }])(
    recipe,
  )
