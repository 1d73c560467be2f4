/**
 * Prints, for each recipe of the house, every finding of the kitchen, its nutrition coverage and its nearest neighbour.
 * Ends with a code other than 0 on any error.
 *
 *     npm run house:check [-- SLUG …]
 */
import { join } from 'node:path'
import { readHouse } from '#server/adapters/house/read-house.ts'
import { judgeHouse } from '#server/features/popular/house/judge-house.ts'

const asked = process.argv.slice(2)
const house = await readHouse(join(import.meta.dirname, '../house/recipes'))
const verdicts = judgeHouse(house)
let faults = 0
for (const { recipe, findings, faults: own, coverage, nearest, kcal } of verdicts) {
  faults += own.length
  if (asked.length > 0 && !asked.includes(recipe.slug)) continue
  const near = nearest ? `, nearest ${nearest.slug} ${(nearest.likeness * 100).toFixed(0)} %` : ''
  console.log(`${recipe.slug}: ${Math.round(kcal)} kcal, coverage ${(coverage * 100).toFixed(0)} %${near}`)
  for (const { severity, rule, place, message } of findings)
    console.log(`   ${severity} ${rule} at ${place}: ${message}`)
  for (const fault of own) console.log(`   FAULT ${fault}`)
}
const count = <T>(values: readonly T[]) => new Set(values).size
console.log(
  `${house.length} recipes, ${count(house.map((one) => one.cuisine))} cuisines, ` +
    `${count(house.map((one) => one.draft.category))} categories; ${faults} faults`,
)
process.exit(faults > 0 ? 1 : 0)
