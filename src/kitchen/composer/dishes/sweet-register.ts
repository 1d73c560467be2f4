import type { Dish } from '../dish.ts'
import { phraseOf } from '../reading/words.ts'
import { brownies, cake, muffins, quickBread } from './sweet-batters.ts'
import { chiaPudding, fruitSalad, icePops, niceCream, ricePudding, setCream } from './sweet-chilled.ts'
import { sweetClassics } from './sweet-classics/index.ts'
import { chocolateChipCookies, dropCookies, nutButterCookies, shortbread } from './sweet-cookies.ts'
import { cinnamonRolls, galette, granola, mugCake, pumpkinPie, scones, yeastBread } from './sweet-doughs.ts'
import { smoothie } from './sweet-drinks.ts'
import { cheesecake, crumble } from './sweet-fruit-bakes.ts'
import { crepes, frenchToast, pancakes, waffles } from './sweet-griddle.ts'
import { wellKnownSweets } from './well-known/index.ts'

/** "Cookies" and "cookie" are two phrases to the reader; a dish answers to both. */
const inBothNumbers = (dish: Dish): Dish => ({
  ...dish,
  names: [
    ...new Set(
      dish.names.flatMap((name) => [
        name,
        /s$/.test(name) ? name : /(?:ch|sh)$/.test(name) ? `${name}es` : `${name}s`,
      ]),
    ),
  ],
})

const written: readonly Dish[] = [
  ...[chocolateChipCookies, dropCookies, nutButterCookies, shortbread],
  ...[pancakes, waffles, crepes, frenchToast, smoothie],
  ...[chiaPudding, fruitSalad, niceCream, icePops, ricePudding, setCream],
  ...[galette, pumpkinPie, scones, yeastBread, cinnamonRolls, granola, mugCake],
  ...[muffins, quickBread, brownies, cake, cheesecake, crumble],
  ...wellKnownSweets,
  ...sweetClassics,
]

/** The sweet kitchen: breakfast from the griddle, baking, desserts, fruit and drinks. */
export const sweetDishes: readonly Dish[] = written.map(inBothNumbers)

/** Puts the sweet dishes first; a phrase that one of them answers to leaves the more general dishes. */
export function sweetFirst(general: readonly Dish[]): readonly Dish[] {
  const claimed = new Set(sweetDishes.flatMap((dish) => dish.names.map(phraseOf)))
  const ids = new Set(sweetDishes.map((dish) => dish.id))
  return [
    ...sweetDishes,
    ...general
      .filter((dish) => !ids.has(dish.id))
      .map((dish) => (dish.kind === 'sweet' ? inBothNumbers(dish) : dish))
      .map((dish) => ({ ...dish, names: dish.names.filter((name) => !claimed.has(phraseOf(name))) })),
  ]
}
