import { courseNames } from '../cookbook/courses.ts'

/**
 * Words for a kind of dish, or for a part of one, that are not read as wishes, since none makes a dinner: "a
 * sauce for steak".
 */
export const dishWords: ReadonlySet<string> = new Set([
  ...courseNames.filter((course) => !['main', 'basic', 'baby', 'pet'].includes(course)),
  ...'marinade dip icing frosting topping filling glaze rub spread syrup dough batter crust gravy stock'.split(
    ' ',
  ),
])
