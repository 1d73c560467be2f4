/**
 * Holds the cookbook against the kitchen's rules: the schema, every check of a recipe and of its ways, names that are
 * unique, figures for its foods, no two alike. Ends with a code other than 0 when there is a fault.
 *
 *     npm run cookbook:check [-- SLUG or FOLDER …]
 */
import { judgeCookbook } from '#kitchen/cookbook/judge-cookbook.ts'
import { readCookbookFiles } from './read-cookbook.ts'

const asked = process.argv.slice(2).map((name) => name.replace(/^cookbook\//, '').replace(/\/$/, ''))
const slugOf = (path: string) => path.replace(/^.*\//, '').replace(/\.yaml$/, '')
const isAsked = (path: string) =>
  asked.length === 0 ||
  asked.some((name) => path.startsWith(`${name}/`) || path === name || slugOf(path) === name)

let faults = 0
const say = (line: string) => {
  faults += 1
  console.log(line)
}
const files = readCookbookFiles()
const pathOf = new Map<string, string>()
for (const { path, fault } of files) {
  const twin = pathOf.get(slugOf(path))
  if (twin && (isAsked(path) || isAsked(twin))) say(`${path}: the same name as ${twin}`)
  pathOf.set(slugOf(path), path)
  // A file that somebody else is writing is theirs to mend.
  if (fault && isAsked(path)) say(fault)
}
const cookbook = files.flatMap(({ recipe }) => recipe ?? [])
const judged = new Set(
  files.filter(({ path, recipe }) => recipe && isAsked(path)).map(({ path }) => slugOf(path)),
)
for (const { recipe, faults: own, kcal } of judgeCookbook(cookbook, judged)) {
  if (own.length > 0) console.log(`${pathOf.get(recipe.slug)}: ${Math.round(kcal)} kcal`)
  for (const fault of own) say(`   ${fault}`)
}
console.log(`${judged.size} recipes judged of ${cookbook.length}; ${faults} findings`)
process.exit(faults > 0 ? 1 : 0)
