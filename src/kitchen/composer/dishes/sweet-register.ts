import type { Dish } from '../dish.ts'
import { phraseOf } from '../reading/words.ts'
import { brownies } from './sweet-batters/brownies.ts'
import { cake } from './sweet-batters/cake.ts'
import { muffins } from './sweet-batters/muffins.ts'
import { quickBread } from './sweet-batters/quick-bread.ts'
import { chiaPudding } from './sweet-chilled/chia-pudding.ts'
import { fruitSalad } from './sweet-chilled/fruit-salad.ts'
import { icePops } from './sweet-chilled/ice-pops.ts'
import { niceCream } from './sweet-chilled/nice-cream.ts'
import { ricePudding } from './sweet-chilled/rice-pudding.ts'
import { setCream } from './sweet-chilled/set-cream.ts'
import { sweetClassics } from './sweet-classics/index.ts'
import { chocolateChipCookies } from './sweet-cookies/chocolate-chip-cookies.ts'
import { dropCookies } from './sweet-cookies/drop-cookies.ts'
import { nutButterCookies } from './sweet-cookies/nut-butter-cookies.ts'
import { shortbread } from './sweet-cookies/shortbread.ts'
import { cinnamonRolls } from './sweet-doughs/cinnamon-rolls.ts'
import { galette } from './sweet-doughs/galette.ts'
import { granola } from './sweet-doughs/granola.ts'
import { mugCake } from './sweet-doughs/mug-cake.ts'
import { pumpkinPie } from './sweet-doughs/pumpkin-pie.ts'
import { scones } from './sweet-doughs/scones.ts'
import { yeastBread } from './sweet-doughs/yeast-bread.ts'
import { smoothie } from './sweet-drinks.ts'
import { cheesecake } from './sweet-fruit-bakes/cheesecake.ts'
import { crumble } from './sweet-fruit-bakes/crumble.ts'
import { crepes } from './sweet-griddle/crepes.ts'
import { frenchToast } from './sweet-griddle/french-toast.ts'
import { pancakes } from './sweet-griddle/pancakes.ts'
import { waffles } from './sweet-griddle/waffles.ts'
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
