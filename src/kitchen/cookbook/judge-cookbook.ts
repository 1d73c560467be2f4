import type { Finding } from '#contract/recipe.ts'
import { checkRecipe } from '../checks/index.ts'
import { fold, tokens } from '../checks/words.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { untiedLines } from '../steps/index.ts'
import { withStandIn } from './adapt/stand-in.ts'
import type { CookbookRecipe } from './cookbook-recipe.ts'
import { nearestOfEach } from './likeness.ts'
import { lineOf, meansLine, meansLineOf } from './line-of.ts'
import { ownNamesOf } from './own-names.ts'
import { coldPan, wordingFaults } from './wording-faults.ts'

/** Highest likeness that two recipes may have (see `nearestOfEach`). */
export const MAX_LIKENESS = 0.5
/** Smallest share of the weighed lines that must have nutrition figures. */
const MIN_COVERAGE = 0.95
const MAX_TITLE_WORDS = 6

export interface CookbookVerdict {
  recipe: CookbookRecipe
  /** Reasons why the recipe may not be in the cookbook; empty when it may. */
  faults: string[]
  /** kcal per serving. */
  kcal: number
}

/** Names of a recipe file that is not judged itself. */
export interface NamedFile {
  slug: string
  names: readonly string[]
}

/**
 * Checks recipes against the kitchen's rules and against each other.
 * @param others files that are not judged, but whose names are taken
 */
export function judgeCookbook(
  cookbook: readonly CookbookRecipe[],
  others: readonly NamedFile[] = [],
): CookbookVerdict[] {
  const among = judgeAmongOthers(cookbook, others)
  return cookbook.map((recipe, at) => {
    const { faults, kcal } = judgeAlone(recipe)
    return { recipe, faults: [...faults, ...(among[at] ?? [])], kcal }
  })
}

/** Returns the faults of each recipe that come from the others: a name that is taken, too great a likeness. */
export function judgeAmongOthers(
  cookbook: readonly CookbookRecipe[],
  others: readonly NamedFile[] = [],
): string[][] {
  const owners = ownersOfNames([
    ...cookbook.map(({ slug, file }) => ({ slug, names: ownNamesOf(file) })),
    ...others,
  ])
  const nearest = nearestOfEach(cookbook.map(({ draft }) => draft))
  return cookbook.map((recipe, at) => {
    const twin = nearest[at]
    const alike = twin && twin.likeness > MAX_LIKENESS ? [`too much like ${cookbook[twin.at]!.slug}`] : []
    return [...nameFaults(recipe, owners), ...alike]
  })
}

/** Checks one recipe by itself against the kitchen's rules, with each of its ways and stand-ins. */
export function judgeAlone(recipe: CookbookRecipe): { faults: string[]; kcal: number } {
  const { file, draft, lines } = recipe
  const faults: string[] = []
  if (file.title.split(/\s+/).length > MAX_TITLE_WORDS)
    faults.push(`title of more than ${MAX_TITLE_WORDS} words`)
  for (const need of file.needs)
    if (!lines.some(({ item }) => meansLine(need, item))) faults.push(`needs: “${need}” is in no line`)
  for (const food of file.without)
    if (lineOf(food, lines) === null) faults.push(`without: “${food}” names no line, or several`)
  for (const { for: food, change = {} } of file['stand-ins']) {
    if (!lines.some(({ item }) => meansLine(food, item))) faults.push(`stand-ins: “${food}” is in no line`)
    for (const words of Object.keys(change))
      if (!isOnce(words, recipe)) faults.push(`stand-ins: “${words}” must stand in the steps just once`)
  }
  for (const words of Object.keys(file.with))
    if (placesOf(words, file.steps) === 0 && !/^(?:into|onto|on|to|over|with)\b/.test(words))
      faults.push(`with: “${words}” stands in no step`)
  faults.push(...findingsOf(recipe, draft), ...wordingFaults(draft), ...coldPan(draft))
  for (const way of recipe.ways)
    faults.push(
      ...[...findingsOf(recipe, way.draft), ...wordingFaults(way.draft)].map(
        (fault) => `${way.name}: ${fault}`,
      ),
    )
  for (const standIn of file['stand-ins']) {
    const at = lines.findIndex(({ item }) => meansLineOf(standIn.for, item, lines))
    if (at < 0) continue
    const bare = standIn.use.find(
      (line) => !/^(?:\d|a |an |[½¼¾⅓⅔⅛])/i.test(line) && !/to taste|pinch|handful/.test(line),
    )
    if (bare) faults.push(`stand-ins: “${bare}” has no amount; put a line with a comma in quotes`)
    const known = new Set(faults.map(ruleOf))
    const changed = findingsOf(recipe, withStandIn(draft, at, standIn))
    faults.push(
      ...changed
        .filter((fault) => !known.has(ruleOf(fault)))
        .map((fault) => `with ${standIn.use[0]}: ${fault}`),
    )
  }
  const { perServing, coverage } = computeNutrition(draft)
  if (coverage.lines > 0 && coverage.linesCounted / coverage.lines < MIN_COVERAGE)
    faults.push(`no figures for ${coverage.unmatched.join('; ')}`)
  return { faults, kcal: perServing.calories }
}

/** Returns a finding without its place, which added or removed lines move. */
const ruleOf = (fault: string) => fault.replace(/ at [a-z]+(?:\.\d+)?:/, ':')

/** True when words that a stand-in rewrites occur once in the steps, or only once in those of a way. */
const isOnce = (words: string, { file, ways }: CookbookRecipe): boolean => {
  const times = placesOf(words, file.steps)
  return times === 1 || (times === 0 && ways.some(({ draft }) => placesOf(words, draft.instructions) === 1))
}

const placesOf = (words: string, steps: readonly string[]) =>
  steps.reduce((sum, step) => sum + (fold(step).split(fold(words)).length - 1), 0)

/** Returns the findings of a draft, and the lines that no step mentions. */
function findingsOf(recipe: CookbookRecipe, draft: CookbookRecipe['draft']): string[] {
  const { findings } = checkRecipe(draft, { source: 'engine', course: recipe.file.course })
  const found = findings.filter((finding) => finding.severity !== 'note' && !isIntended(finding, recipe))
  return [
    ...found.map(({ rule, place, message }) => `${rule} at ${place}: ${message}`),
    ...untiedLines(draft).map(
      ({ item }) => `“${item}” is tied to no step: name it in the step where it goes in`,
    ),
  ]
}

/** True for a safety finding about a food that is eaten raw on purpose, listed in `raw`. */
const isIntended = ({ rule, message }: Finding, { file }: CookbookRecipe): boolean =>
  rule.startsWith('safety.') &&
  file.raw.some((food) => tokens(food).some((word) => tokens(message).includes(word)))

type Owners = ReadonlyMap<string, readonly string[]>

const plainName = (name: string) => tokens(name).join(' ') || fold(name)
const plainNames = (names: readonly string[]) => [...new Set(names.map(plainName))]

/** Returns the slugs of the recipes that have each name. */
function ownersOfNames(files: readonly NamedFile[]): Owners {
  const owners = new Map<string, string[]>()
  for (const { slug, names } of files)
    for (const name of plainNames(names)) owners.set(name, [...(owners.get(name) ?? []), slug])
  return owners
}

/** Returns faults for own names that another recipe has as well; a shared name belongs into `family`. */
const nameFaults = ({ slug, file }: CookbookRecipe, owners: Owners): string[] =>
  plainNames(ownNamesOf(file)).flatMap((name) => {
    const others = (owners.get(name) ?? []).filter((other) => other !== slug)
    return others.length > 0 ? [`the name “${name}” is also that of ${others.join(', ')}`] : []
  })
