import type { Category } from '#contract/common.ts'

/** Default category of a course, and plausible bounds for one of its servings. */
interface CourseRule {
  category: Category
  /** Bounds for the kcal of one serving. */
  energy: readonly [least: number, most: number]
  /** Bounds for the grams of one serving. */
  weight: readonly [least: number, most: number]
}

/**
 * Courses of the cookbook. The bounds are wide: they catch a lost digit or a wrong number of servings, not a
 * matter of taste.
 */
export const courses = {
  main: { category: 'dinner', energy: [150, 1400], weight: [120, 1100] },
  side: { category: 'dinner', energy: [20, 700], weight: [30, 600] },
  soup: { category: 'lunch', energy: [30, 1000], weight: [150, 1200] },
  salad: { category: 'lunch', energy: [40, 1100], weight: [60, 900] },
  sandwich: { category: 'lunch', energy: [150, 1300], weight: [80, 900] },
  pasta: { category: 'dinner', energy: [200, 1400], weight: [120, 1100] },
  breakfast: { category: 'breakfast', energy: [50, 1200], weight: [30, 1100] },
  bread: { category: 'snack', energy: [60, 700], weight: [20, 400] },
  snack: { category: 'snack', energy: [15, 900], weight: [8, 600] },
  dessert: { category: 'dessert', energy: [40, 1100], weight: [20, 700] },
  cake: { category: 'dessert', energy: [80, 1100], weight: [25, 450] },
  cookie: { category: 'dessert', energy: [30, 600], weight: [8, 200] },
  candy: { category: 'dessert', energy: [20, 500], weight: [5, 200] },
  drink: { category: 'snack', energy: [0, 900], weight: [30, 800] },
  sauce: { category: 'dinner', energy: [3, 600], weight: [5, 350] },
  dressing: { category: 'lunch', energy: [5, 400], weight: [8, 150] },
  condiment: { category: 'snack', energy: [0, 400], weight: [1, 250] },
  preserve: { category: 'snack', energy: [2, 400], weight: [5, 300] },
  basic: { category: 'dinner', energy: [0, 900], weight: [1, 700] },
  baby: { category: 'lunch', energy: [15, 500], weight: [20, 400] },
  pet: { category: 'snack', energy: [5, 400], weight: [3, 400] },
} as const satisfies Record<string, CourseRule>

export type Course = keyof typeof courses
export const courseNames = Object.keys(courses) as [Course, ...Course[]] // the keys of a const object are its courses
