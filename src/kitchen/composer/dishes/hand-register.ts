import type { Dish } from '../dish.ts'
import { besideAMain } from './beside/index.ts'
import { buddhaBowl } from './bowl-classics/buddha-bowl.ts'
import { burritoBowl } from './bowl-classics/burrito-bowl.ts'
import { caprese } from './bowl-classics/caprese.ts'
import { cobb } from './bowl-classics/cobb.ts'
import { pokeBowl } from './bowl-classics/poke-bowl.ts'
import { potatoSalad } from './bowl-classics/potato-salad.ts'
import { slaw } from './bowl-classics/slaw.ts'
import { tabbouleh } from './bowl-classics/tabbouleh.ts'
import { babaGanoush } from './bowl-dips/baba-ganoush.ts'
import { guacamole } from './bowl-dips/guacamole.ts'
import { hummusDip } from './bowl-dips/hummus-dip.ts'
import { salsaDip } from './bowl-dips/salsa-dip.ts'
import { spinachArtichokeDip } from './bowl-dips/spinach-artichoke-dip.ts'
import { tzatziki } from './bowl-dips/tzatziki.ts'
import { caesar } from './bowl-greens/caesar.ts'
import { fattoush } from './bowl-greens/fattoush.ts'
import { greekSalad } from './bowl-greens/greek-salad.ts'
import { antsOnALog } from './bowl-snacks/ants-on-alog.ts'
import { deviledEggs } from './bowl-snacks/deviled-eggs.ts'
import { popcornBowl } from './bowl-snacks/popcorn-bowl.ts'
import { roastedChickpeas } from './bowl-snacks/roasted-chickpeas.ts'
import { stuffedDates } from './bowl-snacks/stuffed-dates.ts'
import { trailMix } from './bowl-snacks/trail-mix.ts'
import { braises } from './braises/index.ts'
import { cornDough } from './corn-dough/index.ts'
import { diner } from './diner/index.ts'
import { plainEggs } from './eggs/index.ts'
import { lettuceTacos } from './hand/tacos.ts'
import { kebabs } from './hand-grill/kebabs.ts'
import { pizzaMargherita } from './hand-grill/pizza-margherita.ts'
import { breakfastBurrito } from './hand-morning.ts'
import { falafel } from './hand-patties/falafel.ts'
import { fritters } from './hand-patties/fritters.ts'
import { meatballs } from './hand-patties/meatballs.ts'
import { stuffedPeppers } from './hand-patties/stuffed-peppers.ts'
import { chimichangas } from './hand-rolls/chimichangas.ts'
import { crabRangoon } from './hand-rolls/crab-rangoon.ts'
import { dumplings } from './hand-rolls/dumplings.ts'
import { eggRolls } from './hand-rolls/egg-rolls.ts'
import { flatbread } from './hand-rolls/flatbread.ts'
import { quesadillas } from './hand-rolls/quesadillas.ts'
import { summerRolls } from './hand-rolls/summer-rolls.ts'
import { avocadoToast } from './hand-sandwiches/avocado-toast.ts'
import { banhMi } from './hand-sandwiches/banh-mi.ts'
import { bruschetta } from './hand-sandwiches/bruschetta.ts'
import { clubSandwich } from './hand-sandwiches/club-sandwich.ts'
import { grilledCheese } from './hand-sandwiches/grilled-cheese.ts'
import { tunaMelt } from './hand-sandwiches/tuna-melt.ts'
import { mains } from './mains/index.ts'
import { japchae } from './pans/japchae.ts'
import { cacioEPepe } from './pasta/cacio-e-pepe.ts'
import { saladsByName } from './salads/index.ts'
import { sidesByName } from './sides/index.ts'
import { soupsByName } from './soups/index.ts'
import { wellKnown } from './well-known/index.ts'

/** Dishes for the hand and for the bowl that have a name of their own. */
export const named: readonly Dish[] = [
  ...[guacamole, hummusDip, tzatziki, salsaDip, spinachArtichokeDip, babaGanoush],
  ...[roastedChickpeas, popcornBowl, trailMix, stuffedDates, deviledEggs, antsOnALog],
  ...[greekSalad, caesar, fattoush],
  ...[caprese, cobb, tabbouleh, potatoSalad, slaw, pokeBowl, burritoBowl, buddhaBowl],
  ...[grilledCheese, tunaMelt, clubSandwich, banhMi, avocadoToast, bruschetta],
  ...[meatballs, falafel, fritters, stuffedPeppers],
  ...[kebabs, pizzaMargherita, breakfastBurrito],
  ...[quesadillas, flatbread, summerRolls, dumplings, eggRolls, crabRangoon, chimichangas],
  lettuceTacos,
  ...wellKnown,
  ...diner,
  ...mains,
  ...[...braises, ...cornDough, cacioEPepe, japchae],
  ...sidesByName,
  ...[...soupsByName, ...saladsByName, ...plainEggs, ...besideAMain],
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
