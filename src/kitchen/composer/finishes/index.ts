import type { Craving } from '../../craving/craving.ts'
import type { ComposeRequest } from '../composition.ts'
import type { FoodFilter } from '../constraints.ts'
import type { Dish } from '../dish.ts'
import { hotFoods } from '../families.ts'
import { isNamedIn } from '../favour.ts'
import type { Kit } from '../kit.ts'
import type { Role } from '../pantry/index.ts'
import { isOutOfSeason } from '../pantry/seasons.ts'
import { alwaysIn } from './always-in.ts'
import type { Finish, Plate } from './finish.ts'
import { savouryFinishes } from './savoury.ts'
import { plateOf } from './suits.ts'
import { sweetFinishes } from './sweet.ts'

export type { Finish } from './finish.ts'

export const finishes: readonly Finish[] = [...savouryFinishes, ...sweetFinishes]

/** What a dish may have of before its finish needs some, too: it then gets a line of its own. */
const staples: readonly string[] = [
  'salt',
  'olive-oil',
  'vegetable-oil',
  'butter',
  'sugar',
  'garlic',
  'milk',
  'vanilla-extract',
]

export interface FinishPlan {
  /** Every finish that suits, the one whose turn it is first. */
  inOrder: readonly Finish[]
  /** Foods of the first one: the dish leaves them to it. */
  reserved: ReadonlySet<string>
}

const none: FinishPlan = { inOrder: [], reserved: new Set() }

/**
 * Which relish, crumble or sauce may end a dish of this plate and cuisine under the rules. The turns of one craving
 * take them one after the other. Dishes that are written short get a short one.
 */
export function planFinish(
  dish: Dish,
  cuisine: string | null,
  craving: Craving,
  allows: FoodFilter,
  lean: number,
  turn: number,
  { season, recentTitles = [] }: Pick<ComposeRequest, 'season' | 'recentTitles'> = {},
): FinishPlan {
  const plate = plateOf[dish.id]
  if (!plate) return none
  // Trial writings cost more than all the rest: only asked where a finish has passed it.
  let always: ReadonlySet<string> | null = null
  const isAlwaysIn = (id: string) => {
    always ??= alwaysIn(dish, cuisine)
    return always.has(id)
  }
  const homes = cuisine ? [cuisine] : !dish.cuisines && plain.includes(plate) ? plainHomes : null
  const mild = craving.moods.includes('mild')
  const suiting = finishes.filter(
    (each) =>
      each.suits.includes(plate) &&
      (!each.cuisines || !homes || homes.some((home) => each.cuisines?.includes(home))) &&
      !(mild && idsOf(each).some((id) => hotFoods.includes(id))) &&
      !(craving.moods.includes('quick') && each.make?.startsWith('Meanwhile')) &&
      (lean === 0 || idsOf(each).length <= 2) &&
      idsOf(each).every(allows) &&
      adds(each, (id) => craving.foods.includes(id) || isAlwaysIn(id)),
  )
  const lately = isNamedIn(recentTitles)
  const inSeason = orAll(suiting, (each) => !season || !idsOf(each).some((id) => isOutOfSeason(id, season)))
  const fitting = orAll(inSeason, (each) => !lately(each.name))
  const first = fitting.length === 0 ? 0 : turn % fitting.length
  const inOrder = fitting.map((_, step) => fitting[(first + step * LEAP) % fitting.length] as Finish) // in range
  return { inOrder, reserved: new Set(inOrder[0] ? idsOf(inOrder[0]).flatMap(kinOf) : []) }
}

/** Plates of plain home cooking: mashed potatoes, a roast or a cottage pie want no chimichurri and no mango. */
const plain: readonly Plate[] = ['roast', 'pan', 'bake', 'potato', 'stew', 'pale-pasta', 'smooth-soup']
const plainHomes: readonly string[] = ['british', 'french', 'italian', 'german']

const ENOUGH = 5

/** What passes, where enough is left. */
const orAll = <T>(list: readonly T[], passes: (each: T) => boolean): readonly T[] => {
  const rest = list.filter(passes)
  return rest.length >= ENOUGH ? rest : list
}

/** Prime, and larger than any list of fitting finishes is long: what a dish has already is passed over by leaps. */
const LEAP = 59

/** Ends the dish with the first finish of the plan that brings something new to it. */
export function finishDish(kit: Kit, { inOrder }: FinishPlan): void {
  if (kit.dish.kind === 'sweet' && kit.lines.some(({ item }) => isSavoury(item.roles))) return
  const chosen = inOrder.find(
    (each) =>
      idsOf(each).every(kit.ok) && adds(each, (id) => kit.uses(id)) && (!each.crust || kit.bakesInATin()),
  )
  if (!chosen) return
  kit.addApart(chosen.lines, chosen.name, staples)
  if (chosen.crust) {
    if (chosen.make) kit.stepEarly(chosen.make)
    kit.beforeBaking(chosen.crust)
  } else {
    if (chosen.make && wantsTime.test(chosen.make)) kit.stepEarly(chosen.make)
    else if (chosen.make?.startsWith('Meanwhile')) kit.stepBeside(chosen.make)
    // A glaze waits until all has baked and cooled, however the last step goes.
    else if (chosen.make && chosen.serve.startsWith('Once cold')) kit.step(chosen.make)
    else if (chosen.make) kit.stepBeforeServing(chosen.make)
    kit.appendToLast(chosen.serve)
  }
  kit.finishWith(chosen.name, inOrder.length)
}

/** Pickles and relishes gain from standing, so they come first. */
const wantsTime = /\b(?:leave|by the time|juices run|softens|chill)\b/

const savouryRoles: readonly Role[] = [
  'melting-cheese',
  'crumbling-cheese',
  'hard-cheese',
  'allium',
  'cooked-meat',
  'bacon',
]
const isSavoury = (roles: readonly Role[]) => roles.some((role) => savouryRoles.includes(role))

/** The foods of a finish. */
export const idsOf = (each: Finish): string[] =>
  each.lines.split('\n').map((line) => (line.split('|')[0] ?? '').trim().split(' ').at(-1) ?? '')

/** A finish of what the dish has already would be no other dish. */
const adds = (each: Finish, has: (id: string) => boolean) =>
  idsOf(each).every((id) => staples.includes(id) || !kinOf(id).some(has))

/** Of these a plate wants one: two crumbled cheeses, two spoonfuls of something white or two nuts say the same twice. */
const onePerPlate: readonly (readonly string[])[] = [
  ['feta', 'goat-cheese', 'blue-cheese', 'queso-fresco'],
  ['sour-cream', 'creme-fraiche', 'greek-yogurt', 'yogurt'],
  ['almond', 'walnut', 'hazelnut', 'pistachio', 'peanut', 'cashew', 'pine-nut', 'pecan'],
  ['lemon', 'lemon-juice'],
  ['lime', 'lime-juice'],
  ['orange', 'orange-juice'],
]

const kinOf = (id: string): string[] =>
  staples.includes(id) ? [] : [id, ...onePerPlate.filter((group) => group.includes(id)).flat()]
