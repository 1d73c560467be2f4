import type { Dish } from '../dish.ts'
import {
  buddhaBowl,
  burritoBowl,
  caprese,
  cobb,
  pokeBowl,
  potatoSalad,
  slaw,
  tabbouleh,
} from './bowl-classics.ts'
import { guacamole, hummusDip, salsaDip, spinachArtichokeDip, tzatziki } from './bowl-dips.ts'
import { caesar, greekSalad } from './bowl-greens.ts'
import {
  antsOnALog,
  deviledEggs,
  popcornBowl,
  roastedChickpeas,
  stuffedDates,
  trailMix,
} from './bowl-snacks.ts'
import { lettuceTacos } from './hand/tacos.ts'
import { kebabs, pizzaMargherita } from './hand-grill.ts'
import { breakfastBurrito } from './hand-morning.ts'
import { falafel, fritters, meatballs, stuffedPeppers } from './hand-patties.ts'
import { dumplings, flatbread, quesadillas, summerRolls } from './hand-rolls.ts'
import { avocadoToast, banhMi, bruschetta, clubSandwich, grilledCheese, tunaMelt } from './hand-sandwiches.ts'
import { mains } from './mains/index.ts'
import { sidesByName } from './sides/index.ts'
import { wellKnown } from './well-known/index.ts'

/** Dishes for the hand and for the bowl that have a name of their own. */
export const named: readonly Dish[] = [
  ...[guacamole, hummusDip, tzatziki, salsaDip, spinachArtichokeDip],
  ...[roastedChickpeas, popcornBowl, trailMix, stuffedDates, deviledEggs, antsOnALog],
  ...[greekSalad, caesar],
  ...[caprese, cobb, tabbouleh, potatoSalad, slaw, pokeBowl, burritoBowl, buddhaBowl],
  ...[grilledCheese, tunaMelt, clubSandwich, banhMi, avocadoToast, bruschetta],
  ...[meatballs, falafel, fritters, stuffedPeppers],
  ...[kebabs, pizzaMargherita, breakfastBurrito],
  ...[quesadillas, flatbread, summerRolls, dumplings],
  lettuceTacos,
  ...wellKnown,
  ...mains,
  ...sidesByName,
]

/**
 * Puts the dishes with names of their own before the general ones: who asks for a tuna melt gets that and no
 * other sandwich, so the general dish gives up the phrases that a named one claims.
 */
export function namedFirst(general: readonly Dish[]): readonly Dish[] {
  const claimed = new Set(named.flatMap((dish) => dish.names))
  const ids = new Set(named.map((dish) => dish.id))
  return [
    ...named,
    ...general
      .filter((dish) => !ids.has(dish.id))
      .map((dish) => ({ ...dish, names: dish.names.filter((name) => !claimed.has(name)) })),
  ]
}
