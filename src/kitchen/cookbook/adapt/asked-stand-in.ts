import type { RecipeDraft } from '#contract/recipe.ts'
import { familyOf } from '../../checks/index.ts'
import type { Craving } from '../../craving/craving.ts'
import { type Food, foodById, matchFood } from '../../foods/index.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { readLines } from '../../refine/lines.ts'
import { isMain, isMeat } from '../../refine/meats.ts'
import { removeLine } from '../../refine/remove.ts'
import { titleCase } from '../../refine/rename.ts'
import { doesTheSame, swapped } from '../../refine/swap.ts'
import { withOtherMain } from '../../refine/swap-meat.ts'
import { missingFoods, wantedFoods } from '../find/wanted.ts'

/**
 * Returns the draft with a food that the cook has, or asks for, in the place of one that is to stay out: the oat milk
 * of "no milk, I have oat milk". It goes before every other stand-in; null where no such food does the same.
 */
export function withAskedStandIn(
  draft: RecipeDraft,
  at: number,
  craving: Craving,
  improves: (next: RecipeDraft) => boolean,
): RecipeDraft | null {
  const line = draft.ingredients[at]
  const own = line && foodOfLine(line)
  if (!own) return null
  const there = new Set(draft.ingredients.map((each) => foodOfLine(each)?.id))
  for (const id of craving.foods) {
    const food = there.has(id) ? undefined : foodById(id)
    if (!food || !doesTheSame(own, food)) continue
    const outcome = swapped(draft, { from: own.name, to: food.name })
    if (outcome.kind === 'changed' && improves(outcome.draft)) return outcome.draft
  }
  return null
}

/**
 * Returns the dish with the meat that the craving asks for in the place of the one that it denies: pozole "with
 * chicken instead of pork". The draft itself where nothing of it is denied or the steps cannot follow the other meat.
 */
export function withMeatInstead(draft: RecipeDraft, craving: Craving): RecipeDraft {
  if (craving.exclusions.length === 0) return draft
  const lines = draft.ingredients
  const [asked, ...others] = missingFoods(
    wantedFoods(craving),
    { lines, foods: lines.map(foodOfLine) },
    () => false,
  ).flatMap(({ name }) => {
    const food = matchFood(name)?.food
    return food && isMeat(food) && isMain(food) ? [{ name, food }] : []
  })
  if (!asked || others.length > 0) return draft
  const isDenied = (food: Food) =>
    craving.exclusions.some(
      (word) =>
        familyOf(word.replace(/-/g, ' '))?.(food) || matchFood(word.replace(/-/g, ' '))?.food.id === food.id,
    )
  const denied = readLines(draft)
    .filter(({ food }) => food && isMain(food) && isMeat(food) && isDenied(food))
    .toSorted((a, b) => b.grams - a.grams)
  const [first, ...rest] = denied
  if (!first || isDenied(asked.food)) return draft
  const outcome = withOtherMain(draft, first.index, asked.name)
  if (outcome.kind !== 'changed') return draft
  let next = outcome.draft
  for (const { index } of rest.toSorted((a, b) => b.index - a.index))
    next = removeLine(next, index, { anySize: true, isOptional: true }) ?? next
  const word = titleCase(asked.name.split(' ')[0] ?? '')
  return next.title === draft.title && !draft.title.includes(word)
    ? { ...next, title: `${word} ${next.title}` }
    : next
}
