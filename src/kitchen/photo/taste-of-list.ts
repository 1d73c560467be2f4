import type { Course } from '../cookbook/courses.ts'
import { isFleshId } from '../foods/flesh.ts'
import type { FoodAtHand } from '../frames/index.ts'

/** Vegetables that go into cakes as well as into soups. */
const bothWays =
  /^(?:carrot|baby-carrot|zucchini|pumpkin|pumpkin-puree|sweet-potato|beet|corn|corn-canned|avocado)$/
const savoryRoles: ReadonlySet<string> = new Set(
  'ready-dish ready-filling ready-noodle ready-starch ready-soup ready-bites ready-box mash allium vegetable mushroom bean lentil noodle pasta pickle tofu sausage bacon cooked-meat canned-fish melting-cheese crumbling-cheese grill-cheese'.split(
    ' ',
  ),
)
const sweetRoles: ReadonlySet<string> = new Set(['fruit', 'berry', 'sweet', 'sweetener', 'chocolate'])
const sweets =
  /^(?:jelly-powder|marshmallow|whipped-cream|graham-cracker|.*-ice-cream|cake-mix|vanilla-wafer|sprinkles)$/

const isSavory = ({ items: [item], isMinor }: FoodAtHand): boolean =>
  item !== undefined &&
  !bothWays.test(item.id) &&
  (isFleshId(item.id) || (!isMinor && item.roles.some((role) => savoryRoles.has(role))))
const isSweet = ({ items: [item] }: FoodAtHand): boolean =>
  item !== undefined &&
  !bothWays.test(item.id) &&
  (sweets.test(item.id) ||
    (item.roles.some((role) => sweetRoles.has(role)) &&
      !item.roles.some((role) => role === 'acid' || role === 'vegetable') &&
      item.id !== 'potato-chip'))

const sweetCourses: ReadonlySet<Course> = new Set<Course>(['dessert', 'cake', 'cookie'])
const savoryCourses: ReadonlySet<Course> = new Set<Course>(['main', 'soup', 'pasta', 'side', 'sandwich'])

/**
 * Returns a test for the courses that suit a list: no cake of the coconut milk beside curry paste and tofu, and no
 * curry of pineapple beside marshmallows.
 */
export function coursesFor(foods: readonly FoodAtHand[]): (course: Course) => boolean {
  const savory = foods.filter(isSavory).length
  const sweet = foods.filter(isSweet).length
  const isForDinner = savory > sweet || (savory > 0 && isSavory(foods[0]!))
  const isForDessert = savory === 0 && sweet > 0
  return (course) =>
    !(isForDinner && sweetCourses.has(course)) && !(isForDessert && savoryCourses.has(course))
}
