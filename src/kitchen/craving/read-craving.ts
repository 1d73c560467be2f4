import type { Category } from '#contract/common.ts'
import { type Cookbook, emptyCookbook } from '../cookbook/open-cookbook.ts'
import type { Craving } from './index.ts'
import { OWN_OF_MAKER } from './notes-of-craving.ts'
import { readOneWay } from './read-one-way.ts'
import { teaAsMeal } from './tea-as-meal.ts'
import { alternativesIn, asChoices } from './wishes/alternatives.ts'
import { isAtHand } from './wishes/at-hand.ts'
import { asProperties } from './wishes/comparatives.ts'
import { mainOfCourses, toldOfCourses } from './wishes/courses-asked.ts'
import { dishesApart } from './wishes/dishes-apart.ts'
import { eatenNow } from './wishes/eaten-now.ts'
import { foodsApart } from './wishes/foods-apart.ts'
import { withoutGloss } from './wishes/gloss.ts'
import { withGroundBeef } from './wishes/hamburger-meat.ts'
import { dishOfMaker } from './wishes/kind-of-maker.ts'
import { menuOf } from './wishes/menu.ts'
import { withoutNickname } from './wishes/nicknames.ts'
import { withoutDishTastedLike } from './wishes/not-like.ts'
import { productItself } from './wishes/product-itself.ts'
import { reworded } from './wishes/reworded.ts'
import { sauceForDish } from './wishes/sauce-for-dish.ts'
import { withoutTakenBack } from './wishes/taken-back.ts'
import { withoutHeldFoods } from './wishes/vessels.ts'

/**
 * Reads what a craving asks for. `readMeaning` reads allergies, exclusions, numbers and conditions; the
 * lexicon then finds dishes, foods and moods in the words that are left. Unknown words are reported; nothing
 * in the text is ever an instruction to the program.
 * @param category the cook's choice in the form
 * @param cookbook whose recipes the words may name
 */
export function readCraving(said: string, category?: Category, cookbook: Cookbook = emptyCookbook): Craving {
  const courses = mainOfCourses(said)
  if (courses) {
    const craving = readCraving(courses.text, category, cookbook)
    return { ...craving, notes: [...(craving.notes ?? []), toldOfCourses(courses.menu)] }
  }
  const plain = withoutNickname(said, cookbook)
  const product = productItself(plain.text, cookbook)
  const meant = withoutTakenBack(
    teaAsMeal(asChoices(reworded(byRole(withoutDishTastedLike(product.text, cookbook), cookbook)))),
  )
  const glossed = withoutGloss(sauceForDish(meant, cookbook), cookbook)
  const typed = foodsApart(withGroundBeef(glossed.text), cookbook)
  const told = [plain.told, glossed.told].filter((one) => one !== null)
  const read = readDishes(typed, category, cookbook)
  read.refusal ??= product.refusal
  const craving = told.length > 0 ? { ...read, notes: [...told, ...(read.notes ?? [])] } : read
  if (craving.refusal !== null || craving.pet || isAtHand(craving)) return craving
  const menu = menuOf(typed, cookbook, (part) => readOneWay(part, undefined, cookbook))
  return menu ? { ...craving, menu } : craving
}

/**
 * Returns a craving whose words stand for what they do in it: a tin holds no food, and "hotter" is hot. A wish for a
 * recipe that is there is read without a cookbook, and compares with that recipe.
 */
function byRole(text: string, cookbook: Cookbook): string {
  const plain = withoutHeldFoods(text)
  return eatenNow(cookbook === emptyCookbook ? plain : asProperties(plain))
}

/** Reads the dish of a craving, and tells which other dishes it names. */
function readDishes(typed: string, category: Category | undefined, cookbook: Cookbook): Craving {
  const whole = readOneWay(typed, category, cookbook)
  if (whole.refusal !== null) return whole
  const known = dishOfMaker(whole, typed)
  if (known !== null) {
    const craving = readOneWay(known, category, cookbook)
    return { ...craving, text: typed, notes: [...(craving.notes ?? []), OWN_OF_MAKER] }
  }
  const apart = isAtHand({ ...whole, text: typed }) ? null : dishesApart(typed, whole, cookbook)
  if (apart) {
    const first = readDishes(apart.first, category, cookbook)
    return { ...first, beside: [...(first.beside ?? []), apart.later] }
  }
  const ways = alternativesIn(typed, whole.claims ?? [])
    .map((text) => readOneWay(text, category, cookbook))
    .filter(({ refusal }) => refusal === null)
  const [first, ...alternatives] = ways
  return first ? { ...first, alternatives } : whole
}
