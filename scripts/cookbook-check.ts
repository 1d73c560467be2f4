/**
 * Checks the cookbook against the kitchen's rules: the schema, every check of a recipe and of its variants,
 * unique names, nutrition of its foods, no near duplicates, and the dishes that are only known by name. Exits
 * with a code other than 0 when there is a fault.
 *
 *     npm run cookbook:check [-- SLUG or FOLDER …]
 */
import { judgeCookbook } from '#kitchen/cookbook/judge-cookbook.ts'
import { judgeKnownDishes } from '#kitchen/cookbook/known-dishes.ts'
import { nameKey } from '#kitchen/cookbook/name-key.ts'
import { ownNamesOf } from '#kitchen/cookbook/own-names.ts'
import { readCookbookFiles, readKnownDishFiles, readNames } from './read-cookbook.ts'

const asked = process.argv.slice(2).map((name) => name.replace(/^cookbook\//, '').replace(/\/$/, ''))
const isAsked = (path: string, slug: string) =>
  asked.length === 0 || asked.some((name) => path.startsWith(`${name}/`) || path === name || slug === name)

let faults = 0
const say = (line: string) => {
  faults += 1
  console.log(line)
}
const files = readCookbookFiles(isAsked)
const others = readNames(isAsked)
const pathOf = new Map(others.map(({ slug, path }) => [slug, path]))
for (const { path, slug, fault } of files) {
  const twin = pathOf.get(slug)
  if (twin) say(`${path}: the same name as ${twin}`)
  pathOf.set(slug, path)
  if (fault) say(fault)
}
const cookbook = files.flatMap(({ recipe }) => recipe ?? [])
for (const { recipe, faults: own, kcal } of judgeCookbook(cookbook, others)) {
  if (own.length > 0) console.log(`${pathOf.get(recipe.slug)}: ${Math.round(kcal)} kcal`)
  for (const fault of own) say(`   ${fault}`)
}
const taken = new Set(
  [...cookbook.map(({ file }) => ownNamesOf(file)), ...others.map(({ names }) => names)].flat().map(nameKey),
)
const knownDishes = readKnownDishFiles()
for (const fault of judgeKnownDishes(knownDishes, new Set(pathOf.keys()), taken)) say(fault)
console.log(`${cookbook.length} recipes judged of ${files.length + others.length}; ${faults} findings`)
process.exit(faults > 0 ? 1 : 0)
