import type { RecipeDraft } from '#contract/recipe.ts'
import type { PantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/food.ts'
import { foodById } from '../foods/index.ts'
import type { FoodAtHand } from '../frames/index.ts'
import { removeLine } from '../refine/remove.ts'
import { replaceLines } from '../refine/replace.ts'
import type { StandIn } from '../refine/stand-ins.ts'

const ids = (list: string) => list.split(' ')

/** One food under two ids, whatever the line calls it: round and square wrappers. */
const same: readonly (readonly string[])[] = [
  ids('wonton-wrapper spring-roll-wrapper'),
  ids('chili-dried dried-chile-mild'),
  ids('red-wine red-wine-full'),
  ids('coconut-shredded coconut-fresh'),
  ids('coconut-shredded sweetened-coconut'),
]

/** Foods of which any takes the place of any other, by its weight. */
const alike: readonly (readonly string[])[] = [
  ids(
    'cheddar monterey-jack colby gouda swiss-cheese gruyere fontina provolone muenster edam mozzarella-low-moisture',
  ),
  ids('spaghetti linguine fettuccine'),
  ids('penne rigatoni fusilli macaroni farfalle pasta'),
  ids('sour-cream creme-fraiche mexican-crema'),
  ids('turkey-cooked chicken-cooked'),
  ids('black-bean-canned pinto-bean-canned kidney-bean-canned'),
  ids('jelly jam marmalade'),
  ids('feta queso-fresco goat-cheese'),
  ids('walnut pecan hazelnut almond'),
  ids('white-rice basmati-rice jasmine-rice'),
  ids('cabbage savoy-cabbage napa-cabbage'),
  ids('white-bean-canned navy-bean-canned'),
  ids('sweet-potato butternut-squash'),
  ids('broccoli cauliflower'),
  ids('bacon turkey-bacon pancetta'),
  ids('cod haddock hake halibut tilapia snapper sea-bass pollock catfish'),
]

/** Foods that take the place of another, though not the other way round: the food of a recipe and those at hand. */
const takesPlaceOf: Readonly<Record<string, readonly string[]>> = {
  cheddar: ids('velveeta american-cheese oaxaca-cheese'),
  'monterey-jack': ids('velveeta american-cheese oaxaca-cheese'),
  'mozzarella-low-moisture': ids('oaxaca-cheese provolone mozzarella'),
  mozzarella: ids('oaxaca-cheese provolone mozzarella-low-moisture'),
  ricotta: ids('cottage-cheese quark'),
  quark: ids('greek-yogurt'),
  'heavy-cream': ids('evaporated-milk half-and-half light-cream'),
  'half-and-half': ids('evaporated-milk'),
  yogurt: ids('buttermilk'),
  'greek-yogurt': ids('quark sour-cream'),
  'sour-cream': ids('greek-yogurt quark'),
  'crushed-tomato': ids('pasta-sauce'),
  'tomato-canned': ids('pasta-sauce'),
  'tomato-sauce': ids('pasta-sauce crushed-tomato'),
  'tomato-puree': ids('crushed-tomato pasta-sauce'),
  'salt-pork': ids('bacon'),
  breadcrumb: ids('cracker panko'),
  pita: ids('naan chapati flour-tortilla'),
  naan: ids('pita chapati'),
  'flour-tortilla': ids('chapati'),
  shallot: ids('onion red-onion'),
  chive: ids('scallion'),
  'whole-wheat-flour': ids('atta'),
  'white-wine': ids('red-wine'),
}

const replacing = (id: string, own: string): boolean =>
  alike.some((group) => group.includes(id) && group.includes(own)) ||
  (takesPlaceOf[id]?.includes(own) ?? false)

/** True when a food at hand is that of a recipe under another id, and the line needs no other word. */
export const isSameAs = (id: string, own: string): boolean =>
  same.some((group) => group.includes(id) && group.includes(own))

/** Returns the food at hand, of these, that may take the place of one in a recipe, with its id. */
export function standInAtHand(
  { id }: Food,
  foods: readonly FoodAtHand[],
): { own: FoodAtHand; id: string; standIn: StandIn } | undefined {
  for (const own of foods) {
    const [item] = own.items
    if (item && item.id !== id && replacing(id, item.id))
      return { own, id: item.id, standIn: standInOf(item) }
  }
  return undefined
}

/** Changes of a recipe for the foods at hand, by the index of the line. */
export interface ChangesAtHand {
  /** Foods that take the place of others, with the names under which they are printed. */
  inPlace: ReadonlyMap<number, StandIn>
  /** Lines that the author says may be left out, of foods that are not there. */
  leftOut: readonly number[]
}

/**
 * Returns the recipe with the Velveeta at hand for the cheddar, and without what it can do without; null when its title
 * names such a food, or a sentence cannot do without it.
 */
export function withChanges(draft: RecipeDraft, { inPlace, leftOut }: ChangesAtHand): RecipeDraft | null {
  let current = draft
  if (inPlace.size > 0) {
    const replaced = replaceLines(current, new Map(inPlace))
    if (replaced.title !== draft.title) return null
    current = replaced
  }
  for (const at of [...leftOut].sort((a, b) => b - a)) {
    const less = removeLine(current, at, { anySize: true })
    if (!less || less.title !== draft.title) return null
    current = less
  }
  return current
}

/** Fish keep the name that the cook gave them; other foods are called as the table of foods calls them. */
function standInOf({ id, one, many, roles }: PantryItem): StandIn {
  const food = foodById(id)
  const name = roles.includes('fish') ? { one, many } : { one: food?.name ?? id, many: food?.plural ?? id }
  return { id, buy: name, name, ratio: 1, preparation: 'keep' }
}
