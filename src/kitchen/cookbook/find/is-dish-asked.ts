import { isManner, isPraise } from '../../craving/strangers.ts'
import { longestHits, wordsOf } from '../../foods/index.ts'
import type { FoodAtHand, KindAsked } from '../../frames/index.ts'
import { nameKey } from '../name-key.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { namesOf } from '../own-names.ts'
import { sharesOfFoods } from './share-of-foods.ts'

/** Preposition in a name with the ingredients or sides behind it. */
const besides = / (?:with|in|on|and) .*$/

/** Share of a recipe's weight from which on it counts as a dish of a food outside its names. */
const MOSTLY = 0.35

/** Words that say how a food is cooked, beside its flavor. */
const cookedSo =
  /^(?:bake|roast|grill|broil|fry|fried|pan|sear|glaze|glazed|sticky|crispy|skillet|sheet|oven|fillet|breast|thigh|bite|whole|spiced|rub|rubbed|style)$/
/** True for a name that says nothing but the foods and how they are cooked: buffalo chicken, and no dip of it. */
const isOnly = (name: string, foods: ReadonlySet<string>): boolean =>
  name
    .trim()
    .split(' ')
    .every((word) => foods.has(word) || cookedSo.test(word) || isManner(word) || isPraise(word))

/**
 * True when a recipe is of the kind that a craving names, and of the foods in that name: each stands in the
 * recipe's names or makes up a good part of it. Cheese scones served with strawberries are no strawberry
 * scones. A sweet or a sauce may name no other food either: bars of strawberries and rhubarb are no rhubarb
 * custard bars.
 */
export function isDishAsked(recipe: LinkedRecipe, { frames, inName, foods }: KindAsked): boolean {
  const names = namesOf(recipe.file).map(nameKey)
  const kinds = frames.flatMap((frame) => frame.names.map(nameKey))
  const isFlavor = frames.some(({ flavor }) => flavor)
  const foodWords = new Set(inName.flatMap(({ said }) => nameKey(said).split(' ')))
  const ofKind = names.filter((name) => {
    const bare = ` ${name.replace(besides, '')} `
    return kinds.some((kind) =>
      isFlavor
        ? bare.includes(` ${kind} `) && isOnly(bare.replace(` ${kind} `, ' '), foodWords)
        : bare.endsWith(` ${kind} `),
    )
  })
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

const shareOf = (recipe: LinkedRecipe, { answers }: FoodAtHand): number =>
  sharesOfFoods([{ fits: (food) => food !== null && answers.includes(food.id) }])(recipe)
