/**
 * Measures the kitchen against its goals and prints each with its measure, the number of trials, a 95 %
 * confidence interval (shares: Wilson; medians: by ranks) and its verdict; then the failures, by kind. Exits
 * with 1 when a goal was missed.
 *
 *     npm run kitchen:goals -- [cravings.jsonl] [--data folder] [--only cravings,lines] [--seeds 20]
 *                              [--ids prefix] [--examples 3] [--failures file]
 *
 * Without `--data` the sets of tests/kitchen are measured. The folder may hold `cravings.jsonl`,
 * `ingredient-lines.jsonl` and `foods.tsv` (ndb, name, kcal, protein_g, carbs_g, fat_g); missing files are
 * taken from tests/kitchen. Parts: cravings, lines, foods, allergens, nutrition.
 */
import { writeFileSync } from 'node:fs'
import { allergensSection } from './kitchen-goals/allergens.ts'
import { askedCraving } from './kitchen-goals/asked-craving.ts'
import { cravingsSection } from './kitchen-goals/cravings.ts'
import { foodsSection, readReference } from './kitchen-goals/foods.ts'
import type { Section } from './kitchen-goals/goal.ts'
import { linesSection, readLabelledLine } from './kitchen-goals/ingredient-lines.ts'
import { nutritionSection } from './kitchen-goals/nutrition.ts'
import type { Part } from './kitchen-goals/options.ts'
import { readJsonLines, readOptions, readOurs } from './kitchen-goals/options.ts'
import { failuresByKind, tableOf } from './kitchen-goals/report.ts'

const options = readOptions(process.argv.slice(2))
const measured: Record<Part, () => Section> = {
  cravings: () =>
    cravingsSection(
      readJsonLines(options.cravings)
        .map((value) => askedCraving.parse(value))
        .filter(({ id }) => id.startsWith(options.ids)),
      options.seeds,
    ),
  lines: () => linesSection(readJsonLines(options.lines)),
  foods: () =>
    foodsSection(
      options.foods === undefined ? null : readReference(options.foods),
      // Lines that only divide a list ("For the sauce:") name no food.
      readJsonLines(options.lines)
        .map((value) => readLabelledLine(value).text)
        .filter((text) => !text.trim().endsWith(':')),
    ),
  allergens: () => allergensSection(readOurs('hidden-allergens.jsonl'), readOurs('not-allergens.jsonl')),
  nutrition: () => nutritionSection(readOurs('nutrition-recipes.jsonl')),
}

const sections = options.only.map((part) => measured[part]())
const { text, allMet } = tableOf(sections)
const failures = failuresByKind(
  sections.flatMap((section) => section.failures),
  options.examples,
)
console.log(text)
console.log(failures === '' ? '\nNothing went wrong.' : `\nWhat went wrong, by kind:\n${failures}`)
console.log(`\n${allMet ? 'All goals are met.' : 'Goals were missed.'}`)
if (options.failures) writeFileSync(options.failures, failures)
if (!allMet) process.exitCode = 1
