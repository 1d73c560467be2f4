/**
 * Prints the cookbook's number of recipes by course, cuisine, appliance and diet beside the required minimum,
 * and the lines of code that read, find and adapt them. Exits with a code other than 0 when a minimum is
 * missed.
 *
 *     npm run cookbook:coverage
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { type Diet, emptyCraving } from '#kitchen/craving/craving.ts'
import { breaches } from '#kitchen/refine/keep-rules.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const { recipes } = await testCookbook()
const ofCourse = (...courses: string[]) => recipes.filter(({ file }) => courses.includes(file.course))
const keeps = (diet: Diet) =>
  recipes.filter(
    ({ draft, file }) =>
      file.audience !== 'pet' && breaches(draft, { ...emptyCraving(), diets: [diet] }).length === 0,
  )
const hasWay = ({ file }: LinkedRecipe): boolean =>
  ['slow cooker', 'pressure cooker', 'air fryer'].some((name) => Object.hasOwn(file.ways, name))

const rows: readonly (readonly [what: string, count: number, wanted: number])[] = [
  ['mains', ofCourse('main').length, 700],
  ['cuisines with a main', new Set(ofCourse('main').map(({ file }) => file.cuisine)).size, 60],
  ['soups and stews', ofCourse('soup').length, 150],
  ['salads', ofCourse('salad').length, 120],
  ['pasta, rice and noodles', ofCourse('pasta').length, 150],
  ['sandwiches and wraps', ofCourse('sandwich').length, 60],
  ['breakfasts', ofCourse('breakfast').length, 120],
  ['sides', ofCourse('side').length, 150],
  ['breads and basics', ofCourse('bread', 'basic').length, 90],
  ['cakes, cookies, candies, desserts', ofCourse('cake', 'cookie', 'candy', 'dessert').length, 260],
  ['snacks and party food', ofCourse('snack').length, 90],
  ['drinks', ofCourse('drink').length, 70],
  ['sauces, dressings, condiments', ofCourse('sauce', 'dressing', 'condiment').length, 110],
  ['preserves', ofCourse('preserve').length, 30],
  [
    'for babies and toddlers',
    recipes.filter(({ file }) => /^(?:baby|toddler)/.test(file.audience)).length,
    30,
  ],
  ['for pets', ofCourse('pet').length, 5],
  ['with a way for slow cooker, pressure cooker or air fryer', recipes.filter(hasWay).length, 350],
  ['vegan as written', keeps('vegan').length, 250],
  ['vegetarian as written', keeps('vegetarian').length, 450],
  ['gluten-free as written', keeps('gluten-free').length, 500],
  ['in all', recipes.length, 2200],
]

/** Counts the lines of TypeScript in a folder, without tests. */
const linesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sum + linesIn(path)
    return /(?<!\.test)\.ts$/.test(name) ? sum + readFileSync(path, 'utf8').split('\n').length - 1 : sum
  }, 0)

let missed = 0
for (const [what, count, wanted] of rows) {
  const isMet = count >= wanted
  if (!isMet) missed += 1
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what.padEnd(58)} ${String(count).padStart(5)}  of ${wanted}`)
}
const folders = ['craving', 'cookbook', 'frames', 'culinary']
const lines = folders.map((name) => [name, linesIn(join('src/kitchen', name))] as const)
console.log(
  `lines of TypeScript: ${lines.map(([name, count]) => `${name} ${count}`).join(', ')}; ${lines.reduce((sum, [, count]) => sum + count, 0)} in all`,
)
process.exit(missed > 0 ? 1 : 0)
