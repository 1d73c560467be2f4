/**
 * Holds the cookbook against the kitchen's rules: the schema, every check of a recipe and of its ways, names that are
 * unique, figures for its foods, no two alike. Ends with a code other than 0 when there is a fault.
 *
 *     npm run cookbook:check [-- SLUG or FOLDER …]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { judgeCookbook } from '#kitchen/cookbook/judge-cookbook.ts'
import { readRecipeFile } from '#kitchen/cookbook/read-recipe-file.ts'

const root = join(import.meta.dirname, '../cookbook')
const asked = process.argv.slice(2).map((name) => name.replace(/^cookbook\//, '').replace(/\/$/, ''))
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .sort()
const slugOf = (path: string) => path.replace(/^.*\//, '').replace(/\.yaml$/, '')
const isAsked = (path: string) =>
  asked.length === 0 ||
  asked.some((name) => path.startsWith(`${name}/`) || path === name || slugOf(path) === name)

let faults = 0
const cookbook: CookbookRecipe[] = []
const folders = new Map<string, string>()
for (const path of paths) {
  const twin = folders.get(slugOf(path))
  if (twin && (isAsked(path) || isAsked(twin))) {
    faults += 1
    console.log(`${path}: the same name as ${twin}`)
  }
  folders.set(slugOf(path), path)
  try {
    cookbook.push(readRecipeFile(path, readFileSync(join(root, path), 'utf8')))
  } catch (error) {
    // A file that somebody else is writing is theirs to mend.
    if (!isAsked(path)) continue
    faults += 1
    console.log((error as Error).message)
  }
}
const judged = new Set(cookbook.map(({ slug }) => slug).filter((slug) => isAsked(folders.get(slug) ?? '')))
for (const { recipe, faults: own, kcal } of judgeCookbook(cookbook, asked.length > 0 ? judged : undefined)) {
  faults += own.length
  if (own.length === 0) continue
  console.log(`${folders.get(recipe.slug)}: ${Math.round(kcal)} kcal`)
  for (const fault of own) console.log(`   ${fault}`)
}
console.log(`${judged.size} recipes judged of ${cookbook.length}; ${faults} findings`)
process.exit(faults > 0 ? 1 : 0)
