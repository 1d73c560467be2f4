import type { RecipeDraft } from '#contract/recipe.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { memberFor } from '../../culinary/collective-foods.ts'
import { pantryItem } from '../../culinary/index.ts'
import { type Food, foodById, matchFood } from '../../foods/index.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { placeFor, withAdded } from '../../refine/add.ts'
import { isMain, isMeat } from '../../refine/meats.ts'
import { inPlaceOfMain } from '../../refine/swap.ts'
import { accompaniments } from '../find/names-in.ts'
import { missingFoods, ownNamesSay, titleSays, type WantedFood, wantedFoods } from '../find/wanted.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { withStarch } from './beside.ts'
import { isCookedBeside, withFoodAtHand } from './food-at-hand.ts'
import { isToldApart, likeForLike } from './like-for-like.ts'
import { calledByMain, isOfMainAsked, keepsItsMain, mainsAsked, otherMain } from './main-asked.ts'
import { standInsOf, withStandIn } from './stand-in.ts'
import { seasonings } from './with-rules.ts'
import { workedIn } from './work-in/index.ts'

/**
 * Puts the wished foods into the draft, by a stand-in, a swap or an addition; returns the reason when one has
 * no place.
 */
export function withWanted(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  craving: Craving,
  isNamed: boolean,
  leftOver: readonly string[],
): RecipeDraft | string {
  let current = draft
  const isWanted = (food: Food, item: string) => wantedFoods(craving).some(({ fits }) => fits(food, item))
  for (const { name, fits } of missingFoods(
    wantedFoods(craving),
    linkedLines(draft),
    (words) => titleSays(draft.title)(words) || ownNamesSay(recipe.file)(words),
  )) {
    const member = isNamed ? withMember(recipe, current, name) : null
    if (member !== null) {
      current = member
      continue
    }
    if (leftOver.includes(name)) {
      const its = isNamed ? matchFood(name)?.food : undefined
      const alike = its ? likeForLike(current, its, isWanted) : null
      current =
        alike ??
        withFoodAtHand(recipe, current, name, craving) ??
        workedIn(recipe, current, name, craving) ??
        current
      continue
    }
    const standIn = recipe.file['stand-ins'].find(({ use }) =>
      use.some((line) => {
        const food = matchFood(line)?.food
        return food !== undefined && fits(food, line)
      }),
    )
    const at = standIn
      ? current.ingredients.findIndex(({ item }) => standInsOf(recipe, item).includes(standIn))
      : -1
    if (standIn && at >= 0) {
      current = withStandIn(current, at, standIn)
      continue
    }
    const food = matchFood(name)?.food
    // A dish that nobody named takes only what stands for its own in every way: butter for its oil.
    const next = isNamed
      ? takenIn(recipe, current, name, wantedFoods(craving))
      : food
        ? likeForLike(current, food, isWanted)
        : null
    if (next === null) return `there is no ${name} in it`
    current = next
  }
  if (isNamed) current = withOneToldApart(current, craving)
  if (!isOfMainAsked(recipe, craving)) {
    const kept = keepsItsMain(recipe, craving)
    if (kept !== null) return kept
  }
  const ofMain = withMainAsked(current, craving)
  return typeof ofMain === 'string' ? ofMain : calledByMain(recipe, ofMain, craving)
}

/** Puts a food that the craving names exactly in the place of one of its kind: kidney beans in refried beans. */
function withOneToldApart(draft: RecipeDraft, craving: Craving): RecipeDraft {
  const { foods } = craving
  const isNamedToo = ({ id }: Food) => foods.includes(id)
  return foods.reduce((current, id) => {
    const food = foodById(id)
    if (
      !food ||
      !isToldApart(food) ||
      !isSaidExactly(food, craving) ||
      current.ingredients.some((line) => foodOfLine(line)?.id === id)
    )
      return current
    return likeForLike(current, food, isNamedToo) ?? current
  }, draft)
}

/** True when the words name one kind: "sausage" is any sausage, though the table knows it as an Italian one. */
function isSaidExactly({ name }: Food, { text, claims = [] }: Craving): boolean {
  const words = tokens(name)
  const said = claims.filter(({ kind, means }) => kind === 'wish' && means === name)
  return (
    words.every((word) => tokens(text).includes(word)) ||
    said.some((claim) => tokens(claim.words).join(' ') !== words.at(-1))
  )
}

/** Puts the food before a dish's name in the place of the dish's own meat; returns the reason when it cannot be. */
function withMainAsked(draft: RecipeDraft, craving: Craving): RecipeDraft | string {
  const asked = mainsAsked(craving)
  const [first] = asked
  const other = otherMain(draft, asked, craving)
  if (!first || !other) return draft
  const outcome = inPlaceOfMain(draft, first.name)
  if (outcome?.kind === 'changed' && !otherMain(outcome.draft, asked, craving)) return outcome.draft
  return `it is made of ${other.parsed.food} and not of ${first.name}`
}

/** True when a draft has a main food, meat or one in its place, that fits. */
const hasMain = (draft: RecipeDraft, fits: (food: Food, item: string) => boolean): boolean =>
  draft.ingredients.some((line) => {
    const food = foodOfLine(line)
    return food !== null && food !== undefined && isMain(food) && fits(food, line.item)
  })

/**
 * Adds one wished food: a meat in place of the dish's own, a starch beside it, anything else where it does no
 * harm; null when no change is sound.
 */
function takenIn(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  name: string,
  wanted: readonly WantedFood[],
): RecipeDraft | null {
  const food = matchFood(name)?.food
  const isWanted = (own: Food, item: string) => wanted.some(({ fits }) => fits(own, item))
  const alike = food ? likeForLike(draft, food, isWanted) : null
  if (alike) return alike
  // No sauce takes in a meat: the result would be a dish under the sauce's name.
  const isFleshItself = food !== undefined && isMeat(food) && food.aisle === 'Meat & Fish'
  if (isFleshItself && accompaniments.has(recipe.file.course) && recipe.file.course !== 'side') return null
  // Paneer takes the place of the chicken as well: strewn over it, it would be no dish of paneer.
  const isMainItself =
    isFleshItself || (food !== undefined && isMain(food) && !isMeat(food) && hasMain(draft, isMeat))
  if (isMainItself) {
    // The dish's own meat stays when it is wished for as well: ribs in a craving for ribs and chicken.
    const isMainWanted = hasMain(draft, (own, item) => wanted.some(({ fits }) => fits(own, item)))
    // Shells are steamed, cracked and boiled down; no meat goes through the steps of a lobster.
    const isOfShells = hasMain(draft, ({ tags }) => tags.includes('shellfish'))
    if (isOfShells && !food.tags.includes('shellfish')) return null
    const other = isMainWanted ? null : inPlaceOfMain(draft, name)
    if (other) return other.kind === 'changed' ? other.draft : null
    // Sausage added to a finished gumbo makes no sausage gumbo; only the author may say how it goes in.
    const isPlain =
      meatless.has(recipe.file.course) &&
      !recipe.foods.some((one) => one && isMeat(one)) &&
      // A dish baked in one piece takes in no meat afterwards.
      !draft.instructions.some((step) => /\b(?:bake|roast)\b/i.test(step))
    if (!isPlain && placeFor(recipe.file, name, food) === undefined) return null
  } else {
    // A spirit goes in only where the author says how much: a cup of it ruins a dough.
    if (food?.tags.includes('alcohol') && placeFor(recipe.file, name, food) === undefined) return null
    const beside = /dessert|breakfast/.test(draft.category) ? null : withStarch(draft, name)
    if (beside || !food) return beside
  }
  // A lemon beside a cake is eaten by nobody: only the author may say how its juice goes in.
  const isSourFruit = pantryItem(food.id)?.roles.includes('citrus') ?? false
  if (isSourFruit && draft.category === 'dessert' && placeFor(recipe.file, name, food) === undefined)
    return null
  // Strawberries beside a margarita make no strawberry margarita; only the author may say how they go in.
  const isFinished = finished.has(recipe.file.course) || seasonings.has(food.aisle)
  if (isFinished && placeFor(recipe.file, name, food) === undefined) return null
  const outcome = withAdded(draft, name, recipe)
  // A food of a list that has no place in the dish is told, and not fried beside it.
  if (outcome.kind !== 'changed' || (wanted.length > 2 && isCookedBeside(draft, outcome.draft))) return null
  return outcome.draft
}

/** Strews one of the foods that a collective word means over a savory dish: parsley for "herbs"; null where none fits. */
function withMember({ file }: LinkedRecipe, draft: RecipeDraft, name: string): RecipeDraft | null {
  const member = memberFor(name)
  if (member === null || !takesMore.has(file.course) || /dessert|snack/.test(draft.category)) return null
  const outcome = withAdded(draft, member)
  return outcome.kind === 'changed' ? outcome.draft : null
}

const takesMore: ReadonlySet<string> = new Set(['main', 'soup', 'salad', 'pasta', 'breakfast', 'side'])

/** Courses without meat on which a meat can be laid when they are done. */
const meatless: ReadonlySet<string> = new Set(['main', 'pasta', 'salad'])

/** Courses in which only the author can place a further food. */
const finished: ReadonlySet<string> = new Set([
  ...['drink', 'sauce', 'dressing', 'condiment', 'preserve', 'candy', 'basic'],
])

const linkedLines = (draft: RecipeDraft) => ({
  lines: draft.ingredients,
  foods: draft.ingredients.map(foodOfLine),
})
