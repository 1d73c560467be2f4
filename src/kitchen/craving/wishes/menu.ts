import { remembered } from '#contract/remembered.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isCollective } from '../../culinary/collective-foods.ts'
import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import { isFleshId } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { kindAsked } from '../../frames/index.ts'
import { type Claim, englishOfClaim, isFoodWish, namesThing } from '../claim.ts'
import type { Craving } from '../craving.ts'
import { withoutRequest } from '../request-words.ts'
import { isManner, isPraise } from '../strangers.ts'
import { isCondiment } from './condiments.ts'

/** A meal of a dish and what is to stand beside it, in the cook's words. */
export interface Menu {
  main: string
  sides: string[]
}

/** Largest number of dishes of one meal, and of words in a craving for one; longer ones are talk. */
const MOST_DISHES = 5
const MOST_WORDS = 18
const LONGEST_SIDE = 6

/** Words of sentences that name one dish and tell of it, or offer a choice. */
const talk =
  /[?]|\b(?:or|such as|recipes?|ideas?|that|which|who|like|, the|stuffed|(?:made|filled|topped|layered|loaded|smothered|covered|mixed) (?:with|in|of|from))\b/i

/** Words and stops between the dishes of a menu, in the five languages that are read. */
const between =
  /\s*(?:,|;|\+|&)\s*(?:(?:(?:and|with|plus|on|over|served (?:with|on|over)|on (?:a bed|top) of|und|mit|y|e|et)\s+)+)?|\s+(?:served (?:with|on|over)|on (?:a bed|top) of|and|with|plus|alongside|over|on|und|mit|dazu|y|con|e|et|avec)\s+(?=\S)/gi

/** Words that may stand before a dish and belong to no name. */
const article = /^(?:(?:an?|the|some|my|our|side of|a side of|served|warm|eine?[nmr]?|une?|des|un[ao]?)\s+)+/i

/**
 * Splits a craving for a meal, "goulash with spätzle and green beans", at the words between its dishes. The
 * main dish is the shortest beginning that names one, or the longest that is a recipe's name: the mash of
 * "bangers and mash" is no side.
 * @param readPart reads a part of the craving by itself
 * @returns null where one dish is asked for, or where a part names nothing that can be cooked
 */
export function menuOf(
  said: string,
  cookbook: Cookbook,
  readPart: (text: string) => Craving,
): { main: Craving; sides: Craving[] } | null {
  const { names } = cookbook
  const typed = withoutRequest(said)
  if (typed.split(/\s+/).length > MOST_WORDS || talk.test(typed)) return null
  // Parts are asked about more than once, and each reading takes some milliseconds.
  const read = remembered(readPart)
  // A rule, "dairy free" or "I'm allergic to eggs", holds for the whole table and is none of its dishes.
  const parts = partsOf(typed.replace(/[.!]+$/, '')).filter(({ text }) => !isRule(read(text)))
  // Leftovers of another dish go into this one: "hachis parmentier avec reste de pot-au-feu".
  if (parts.length < 2 || parts.some(({ text }) => isOfLeftovers.test(text))) return null
  // "Egg and bacon sandwich" is one sandwich; "steak and baked potato" are two dishes.
  const [opening, next] = parts
  const [word, ...others] = next?.text.split(' ') ?? []
  const isFood = (text = '') => matchFood(text) !== null
  const isJoined = /and|&/i.test(next?.joint ?? '') && others.length > 0
  const first = opening?.text.replace(article, '') ?? ''
  const isPart = isFood(first) && (isFood(word) || !isServedByItself(read(first)))
  const isSauce = isCondiment(cookbook, nameKey(first))
  const least = (isJoined && isPart) || isSauce ? 2 : 1
  const isName = (text: string) => names.has(nameKey(text.replace(article, '')))
  const textOf = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map(({ joint, text }, at) => (at === 0 ? text : joint + text))
      .join('')
  const ends = parts.map((_, at) => at + 1).filter((end) => end >= least)
  /** True for a recipe's name that goes over the last joint: the cherries of "duck breast with cherry sauce". */
  const isNameOver = (end: number): boolean => {
    if (end < 2) return false
    const { recipes, named: { words } = { words: '' } } = read(textOf(0, end))
    const placeIn = (text: string) => text.toLowerCase().indexOf(words.toLowerCase())
    const from = placeIn(textOf(0, end))
    return (
      recipes?.isFamily === false &&
      from >= 0 &&
      from < (opening?.text.length ?? 0) &&
      placeIn(textOf(0, end - 1)) < 0 &&
      !isCondiment(cookbook, nameKey(parts[end - 1]?.text ?? ''))
    )
  }
  const named = ends.findLast((end) => isName(textOf(0, end)) || isNameOver(end))
  const isMeatAlone =
    least === 1 &&
    namesMain(read(first)) &&
    !/and|&|und|\b[ye]\b|et/i.test(next?.joint ?? '') &&
    namesDish(read(next?.text ?? '')) &&
    !parts.some(({ text }) => takesIn.test(text))
  const mainTo =
    named ??
    (isMeatAlone ? 1 : null) ??
    ends.find((end) => namesDish(read(textOf(0, end)))) ??
    (namesMain(read(textOf(0, least))) ? least : null)
  if (mainTo === null || mainTo === parts.length) return null
  const sides: Craving[] = []
  const ofMain: string[] = []
  for (let from = mainTo; from < parts.length; ) {
    const to = ends.findLast((end) => end > from && isName(textOf(from, end))) ?? from + 1
    const text = textOf(from, to).replace(article, '').replace(trailing, '').replace(someSalad, 'side salad')
    const side = read(text)
    if (text.split(/\s+/).length > LONGEST_SIDE) return null
    // White beans that follow a chorizo go with it into the pan.
    const isWithMain =
      ofMain.length > 0 && /and|&/i.test(parts[from]?.joint ?? '') && from === mainTo + ofMain.length
    if (namesSide(side, cookbook) && !(isWithMain && isPlainFood(text))) sides.push(side)
    else if (side.refusal === null && side.foods.length > 0 && (isOfFoods(side) || isPlainFood(text)))
      ofMain.push(text)
    else return null
    from = to
  }
  // A list of nothing but foods is what is there, and no dish with others beside it.
  if (ofMain.length > 0 && sides.every(({ text }) => isPlainFood(text))) return null
  const opened = textOf(0, mainTo)
  const main = read([opened, ...ofMain].join(/ with /i.test(opened) ? ' and ' : ' with '))
  // "1 lb ground beef, egg noodles, cream of mushroom soup" is a list of what is there, and no three dishes.
  const isListed = ({ text }: { text: string }) => isPlainFood(foodIn(text))
  if (/,/.test(typed) && parts.every(isListed) && !isMeatOfMeal(main)) return null
  // Chard and ricotta go into a pie, and beside it nothing is asked for.
  const beside = sides.filter(
    (side) =>
      !isSomeSauce(side.text) && !isCollective(side.text) && !(takesIn.test(main.text) && isOfFoods(side)),
  )
  return beside.length > 0 && sides.length < MOST_DISHES ? { main, sides: beside } : null
}

/** Dishes that hold the foods named behind them, as "savory pie with chard" does; a roast stands beside them. */
const takesIn =
  /\b(?:pies?|tarts?|tortes?|quiches?|pasta|spaghetti|lasagn[ae]|risotto|soups?|chowders?|bisques?|broths?|stews?|hot ?pots?|stir[- ]fr(?:y|ies)|salads?|tacos?|curry|curries|sandwich(?:es)?|wraps?|omelett?es?|frittatas?|gratins?|casseroles?|pizzas?|cakes?|muffins?|breads?|rice|bowls?|noodles?|chili|burritos?|quesadillas?|saag|smoothies?)(?: \w+ style)?$/i

/** Opening of a part that tells what is left of a dish. */
const isOfLeftovers =
  /^(?:(?:the|some|my|un|des?|les|le|unos?|las|los|gli|i) )?(?:left-?overs?|rests?|restes?|resten?|restos?|sobras|avanzi|rest of)\b/i

/** A salad of which nothing is said, which is leaves with a dressing. */
const someSalad = /^(?:salad|salat|ensalada|salade|insalata)$/i

/** Words behind a side that belong to no name: "with the livers in". */
const trailing = /(?: (?:in|too|please|as well|on the side))+$/i

/** True for a sauce of which nothing is said but how much: the gravy of "with lots of gravy" is the dish's own. */
const isSomeSauce = (text: string): boolean =>
  /^(?:(?:viel|lots of|a lot of|plenty of|extra|much|its|own|good|thick) )*(?:sauce|gravy|jus|soße|sosse|sugo)$/i.test(
    text,
  )

/** True for a part of a craving that names foods alone. */
const isOfFoods = ({ recipes, claims = [] }: Craving): boolean =>
  recipes?.isFamily !== false && !claims.some(namesDishItself)
/** True for a claim that names a dish and no food. */
const namesDishItself = (claim: Claim): boolean => namesThing(claim) && !isFoodWish(claim)

/** Returns a part without its amount: "ground beef" of "1 lb ground beef". */
const foodIn = (text: string): string =>
  text.replace(
    /^(?:half |[\d/.,½¼¾ ]+)(?:(?:an?|the|lbs?|pounds?|oz|ounces?|g|kg|cans?|cups?|bags?|jars?) )?(?:of )?/i,
    '',
  )

/** True for a text that is the whole name of a food, and of no dish: no "mashed potatoes". */
const isPlainFood = (text: string): boolean =>
  (matchFood(text)?.alias.split(' ').length ?? 0) >= text.trim().split(' ').length

/** True for a meat that sides stand beside; eggs, or a pound of mince, are what somebody has. */
const isMeatOfMeal = (main: Craving): boolean =>
  namesFlesh(main) && (main.amounts ?? []).length === 0 && !/^half\b/i.test(main.text)

/** Splits a text at the joints between dishes; each part knows the joint before it. */
function partsOf(typed: string): { joint: string; text: string }[] {
  const parts: { joint: string; text: string }[] = []
  let [joint, from] = ['', 0]
  for (const match of typed.matchAll(between)) {
    parts.push({ joint, text: typed.slice(from, match.index) })
    joint = match[0]
    from = match.index + match[0].length
  }
  return [...parts, { joint, text: typed.slice(from) }].filter(({ text }) => text.trim() !== '')
}

const rules: ReadonlySet<string> = new Set([
  'allergy',
  'exclusion',
  'condition',
  'number',
  'equipment',
  'technique',
])
const isRule = ({ claims = [] }: Craving): boolean =>
  claims.some(({ kind, namesA = [] }) => rules.has(kind) || namesA.includes('diet')) &&
  claims.every(({ kind, namesA = [] }) => kind !== 'wish' || namesA.includes('diet'))

const describes = (claim: Claim): boolean =>
  isManner(englishOfClaim(claim)) || isPraise(englishOfClaim(claim))

/** True when a part of a craving names a dish by itself, and not only a food. */
const namesDish = ({ refusal, recipes, named, foods, claims = [] }: Craving): boolean =>
  refusal === null &&
  // A cherry tomato pasta is a dish, though pasta by itself may be a food.
  (recipes !== undefined || claims.some(namesDishItself) || (named !== undefined && foods.length > 0))

/** True for a meat or fish, which is the main dish among sides: "pork tenderloin, broccoli, mac and cheese". */
const namesFlesh = ({ refusal, foods, families = [] }: Craving): boolean =>
  refusal === null &&
  (foods.some(isFleshId) ||
    families.some((family) =>
      membersOf(family, () => true)
        .slice(0, 1)
        .some(isFleshId),
    ))

/** True for a meat, or for what is eaten in its place: the halloumi of "grilled halloumi, herbed couscous". */
const namesMain = (food: Craving): boolean =>
  namesFlesh(food) || (food.refusal === null && food.foods.some((id) => inPlaceOfMeat.test(id)))
const inPlaceOfMeat = /^(?:tofu-firm|tempeh|seitan|paneer|halloumi)$/

/** True for a food that is a dish: the steak of "steak and baked potato", the pot roast before its mash. */
const isServedByItself = (food: Craving): boolean => namesFlesh(food) || namesDish(food)

/** Roles of foods that stand beside a dish by themselves; lemon, herbs and bacon go into it. */
const besideRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['vegetable', 'mushroom', 'grain', 'pasta', 'noodle', 'bread', 'bean', 'lentil', 'egg'] as const),
])
const isSideFood = (id: string): boolean =>
  pantryItem(id)?.roles.some((role) => besideRoles.has(role)) ?? false

/** True for the name of a sauce, also of one that no recipe has: tartar sauce, mint pesto. */
const namesSauce = ({ text }: Craving, cookbook: Cookbook): boolean => {
  const [last = '', ...others] = text.split(' ').reverse()
  return (
    others.length > 0 &&
    (/^(?:sauce|gravy|dressing|aioli|vinaigrette)$/i.test(last) || isCondiment(cookbook, nameKey(last)))
  )
}

/** True when each word of a part is read, or only describes what is. */
const isUnderstood = ({ refusal, claims = [] }: Craving): boolean =>
  refusal === null &&
  claims.every((claim) => claim.kind === 'wish' || claim.kind === 'joining' || describes(claim))

/** True when a part of a craving names a dish or foods for a side, and nothing that is not understood. */
const namesSide = (side: Craving, cookbook: Cookbook): boolean =>
  (side.refusal === null && (namesSauce(side, cookbook) || kindAsked(cookbook.frames, side) !== null)) ||
  (isUnderstood(side) &&
    (namesDish(side) ||
      side.foods.some(isSideFood) ||
      (side.families ?? []).some((family) =>
        membersOf(family, () => true)
          .slice(0, 1)
          .some(isSideFood),
      )))
