import type { RecipeDraft } from '#contract/recipe.ts'
import { minutesInAll } from '../checks/times.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { unitOf } from '../ingredients/index.ts'
import { forAppliance } from './appliances/index.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { isMetric, spoons, weighed } from './replace.ts'

/** Foods that a shop sells ready cut, with the minutes of knife work that each saves. */
const ready: Record<string, { buy: string; saves: number }> = {
  onion: { buy: 'frozen chopped onion', saves: 4 },
  garlic: { buy: 'jarred minced garlic', saves: 3 },
  ginger: { buy: 'jarred grated ginger', saves: 3 },
  carrot: { buy: 'frozen sliced carrots', saves: 4 },
  'butternut-squash': { buy: 'ready-cut butternut squash', saves: 8 },
  broccoli: { buy: 'ready-cut broccoli florets', saves: 4 },
  cauliflower: { buy: 'ready-cut cauliflower florets', saves: 4 },
  mushroom: { buy: 'ready-sliced mushrooms', saves: 4 },
  'red-bell-pepper': { buy: 'frozen sliced red bell pepper', saves: 4 },
  'green-bell-pepper': { buy: 'frozen sliced green bell pepper', saves: 4 },
  kale: { buy: 'ready-washed chopped kale', saves: 4 },
  'lemon-juice': { buy: 'bottled lemon juice', saves: 2 },
  'lime-juice': { buy: 'bottled lime juice', saves: 2 },
  parmesan: { buy: 'ready-grated Parmesan cheese', saves: 3 },
  cheddar: { buy: 'ready-grated Cheddar cheese', saves: 3 },
  'mozzarella-low-moisture': { buy: 'ready-grated mozzarella cheese', saves: 3 },
}
const knifeWork = /\b(?:chopped|minced|diced|sliced|grated|cut|florets|peeled|stripped|fresh|juice)\b/i
const LEAST_PREP = 5
const LEAST_GAIN = 5

/**
 * Makes the same dish with less knife work, from food that is bought cut. Cooking times are never shortened,
 * because raw food does not cook faster for a cook in a hurry.
 */
export function madeQuicker(draft: RecipeDraft, maxMinutes: number | null, linked?: LinkedRecipe): Outcome {
  const total = minutesInAll(draft)
  if (maxMinutes !== null && total <= maxMinutes)
    return already(`This recipe already takes ${total} minutes.`)
  let saved = 0
  const lines = readLines(draft)
  const steps = draft.instructions.join(' ')
  const ingredients = draft.ingredients.map((ingredient, index) => {
    const line = lines[index]!
    const swap = line.food ? ready[line.food.id] : undefined
    if (!swap || !knifeWork.test(ingredient.item) || cutInSteps(steps, line.parsed.food)) return ingredient
    saved += swap.saves
    return { ...ingredient, amount: amountOf(line, isMetric(draft)), item: swap.buy }
  })
  const prepTime = Math.max(LEAST_PREP, Math.round((draft.prepTime - saved) / 5) * 5)
  const gain = draft.prepTime - prepTime
  if (gain < LEAST_GAIN) {
    return refused(
      `It takes ${total} minutes, ${draft.cookTime} of them on the heat${draft.restTime > 0 ? ` and ${draft.restTime} of waiting that it needs` : ''}, and none of it is knife work that the shop could take over. ${quickerWay(draft, linked)}`,
    )
  }
  if (maxMinutes !== null && total - gain > maxMinutes) {
    return refused(
      `With everything bought ready cut it still takes ${total - gain} minutes; ${maxMinutes} cannot be kept honestly. ${quickerWay(draft, linked)}`,
    )
  }
  return changed({ ...draft, prepTime, ingredients })
}

/** Returns advice on what would help more than buying things cut. */
function quickerWay(draft: RecipeDraft, linked: LinkedRecipe | undefined): string {
  const pressed = forAppliance(draft, 'pressure cooker', linked)
  const minutes = pressed.kind === 'changed' ? minutesInAll(pressed.draft) : null
  return minutes !== null && minutes < minutesInAll(draft)
    ? `“For the pressure cooker” brings it to ${minutes} minutes.`
    : 'Ask for a new recipe with a time limit.'
}

/**
 * Returns the amount to buy: "1 onion" is bought by weight when it comes chopped, "4 cloves" come by the
 * spoon.
 */
function amountOf(line: Line, metric: boolean): string {
  const kind = unitOf(line.parsed.unit ?? '')?.kind
  if (kind === 'mass' || kind === 'volume' || line.grams === 0) return line.amount
  return spoons(line.grams, line.food!.id) ?? weighed(line.grams, metric)
}

/** True when the steps do the cutting, so that food bought cut would not fit them. */
const cutInSteps = (steps: string, food: string): boolean => {
  const last = food.split(' ').at(-1) ?? food
  return new RegExp(
    `\\b(?:chop|mince|dice|slice|grate|peel|cut|juice)\\b[^.]{0,40}\\b${last.replace(/[^a-z]/gi, '')}`,
    'i',
  ).test(steps)
}
