import { splitLine } from '../../display/split-line.ts'
import { matchFood } from '../../foods/index.ts'
import { type FoundLine, type FoundRecipe, nothingFound } from '../found-recipe.ts'
import { manyLines } from '../plain-text.ts'
import { type Fact, factsOf } from './facts.ts'
import { joinIngredients, joinSteps } from './join-lines.ts'
import { isIngredientLike, isStepLike } from './line-kind.ts'
import { readHead } from './read-head.ts'
import { type Part, sectionOf } from './sections.ts'

/** Largest number of lines, and of characters in a line, that are read of a text. */
const MAX_LINES = 3000
const MAX_LINE = 4000

/** Lines of one recipe by section, before they are assembled. Empty strings are empty lines. */
interface Gathered {
  head: string[]
  ingredients: string[]
  steps: string[]
  notes: string[]
  tools: string[]
  skip: string[]
  facts: Fact[]
}

/**
 * Reads the recipes of a text, as people copy it from anywhere: with or without headings, numbers, bullets,
 * Markdown, wrapped lines. A heading "Ingredients" after steps begins another recipe. Never throws; a text
 * that is no recipe gives one with little in it.
 */
export function readText(text: string): FoundRecipe[] {
  const all = withHeadingsApart(manyLines(text)).split('\n')
  const lines = all.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE).trim())
  const recipes = gather(lines).map(assemble)
  const last = recipes.at(-1)
  if (all.length > MAX_LINES) last?.unclear.push(`what stands behind the first ${MAX_LINES} lines.`)
  if (all.slice(0, MAX_LINES).some((line) => line.length > MAX_LINE))
    last?.unclear.push(`what a line has behind its first ${MAX_LINE} characters.`)
  return recipes
}

/**
 * Puts line ends before the headings of a text that lost its lines: "… cream. Ingredients: 2 eggs. Method:
 * mix".
 */
const withHeadingsApart = (text: string): string =>
  text.replace(
    /(?<=[^\n#*_]{8}[\s.!?)])(?=(?:Ingredients|Instructions|Directions|Method|Preparation|Steps|Notes?)\s*:\s)/g,
    '\n',
  )

const fresh = (): Gathered => ({
  head: [],
  ingredients: [],
  steps: [],
  notes: [],
  tools: [],
  skip: [],
  facts: [],
})

function gather(lines: string[]): Gathered[] {
  const recipes = [fresh()]
  let part: Part = 'head'
  const latest = () => recipes.at(-1)!
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    const section = line === '' ? null : sectionOf(line)
    if (section) {
      const before = latest()
      if (section.part === 'ingredients' && before.ingredients.length > 0 && before.steps.length > 0) {
        recipes.push({ ...fresh(), head: takeTitle(before, part) })
      }
      // A second list of the same recipe, such as the one beside the step-by-step photos, adds nothing new.
      part = section.part
      if (section.rest) add(latest(), part, section.rest)
      continue
    }
    const found = line === '' ? null : factsOf(line, lines[index + 1])
    if (found && !(part === 'skip' || part === 'notes')) {
      latest().facts.push(...found.facts)
      if (found.usesNext) index += 1
      continue
    }
    // The list may go on into the method without a heading.
    if (part === 'ingredients' && lines[index - 1] === '' && isStepLike(line) && !isIngredientLike(line))
      part = 'steps'
    latest()[part].push(line)
  }
  return recipes
}

/** Adds the text behind a heading on the same line. */
function add(recipe: Gathered, part: Part, rest: string) {
  const facts = factsOf(rest)
  if (facts) recipe.facts.push(...facts.facts)
  else if (part === 'ingredients') recipe.ingredients.push(...splitSeries(rest))
  else recipe[part].push(rest)
}

/** Splits a series of ingredients: "2 eggs, beaten, 1 cup flour, salt" is three lines. */
function splitSeries(text: string): string[] {
  const pieces = text.split(/\s*[;•·|]\s*/).filter(Boolean)
  if (pieces.length > 1) return pieces
  const lines: string[] = []
  for (const piece of text.replace(/\.$/, '').split(/,\s+/)) {
    const isNew = splitLine(piece).amount !== '' || matchFood(piece) !== null
    if (isNew || lines.length === 0) lines.push(piece)
    else lines[lines.length - 1] += `, ${piece}`
  }
  return lines
}

/** Takes the title of the next recipe from the end of the one before. */
function takeTitle(before: Gathered, part: Part): string[] {
  const list = before[part]
  while (list.at(-1) === '') list.pop()
  const start = list.lastIndexOf('')
  const tail = list.slice(start + 1)
  if (start < 0 || tail.length > 4 || tail.some((line) => isStepLike(line))) return []
  list.splice(start)
  return tail
}

function assemble(gathered: Gathered): FoundRecipe {
  const found = nothingFound()
  const head = readHead(gathered.head, {
    hasIngredients: gathered.ingredients.length > 0,
    hasSteps: gathered.steps.length > 0,
  })
  found.title = head.title
  found.description = head.description
  found.ingredients = joinIngredients([...head.ingredients, ...gathered.ingredients])
  found.steps = joinSteps([...head.steps, ...gathered.steps])
  applyFacts(found, [...gathered.facts, ...head.facts])
  found.notes = notesOf(gathered)
  if (gathered.tools.some(Boolean)) found.extras.push('tools')
  return found
}

function notesOf({ notes, tools }: Gathered): string {
  const written = manyLines(notes.join('\n'))
  const equipment = manyLines(tools.join('\n'))
  return [written, equipment && `Equipment:\n${equipment}`].filter(Boolean).join('\n\n')
}

function applyFacts(found: FoundRecipe, facts: Fact[]) {
  for (const fact of facts) {
    if (fact.kind === 'prep') found.prepMinutes ??= fact.minutes
    if (fact.kind === 'cook') found.cookMinutes ??= fact.minutes
    // A dough may rise and then rest, so resting times are added up.
    if (fact.kind === 'rest') found.restMinutes = (found.restMinutes ?? 0) + fact.minutes
    if (fact.kind === 'total') found.totalMinutes ??= fact.minutes
    if (fact.kind === 'yield') found.yield ??= fact.text
    if (fact.kind === 'author') found.author ??= fact.text
    if (fact.kind === 'address') found.address ??= fact.text
    if (fact.kind === 'category') found.categories.push(fact.text)
    if (fact.kind === 'title') found.title = fact.text
  }
}

export type { FoundLine }
