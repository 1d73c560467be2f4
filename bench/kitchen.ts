/**
 * The kitchen under load, without I/O: the time of one item, and its effect on memory.
 *
 * Method: inputs are made before the clock starts (the lines of tests/kitchen, the answers to its cravings);
 * each job runs once to warm up, then every item is one sample. Limits per item, on one core: a line read in
 * 50 µs and nutrition of a recipe in 5 ms (median), a craving read in 2 ms, a recipe checked in 15 ms,
 * allergens of a recipe in 10 ms, a craving answered in 300 ms, drawn in 30 ms. The largest recipe that the
 * contract allows, with a hundred foods in sixty long steps, is checked in 250 ms and compared with another
 * one in 500 ms, so that one request does not stop the others. Memory: after a collection (run node with
 * --expose-gc for exact figures) the heap has grown by at most 20 MB per job, because nothing of an item
 * may be kept.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { MAX_INGREDIENTS, MAX_STEP_LENGTH, MAX_STEPS } from '#contract/limits.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf, checkRecipe } from '#kitchen/checks/index.ts'
import { illustrate } from '#kitchen/illustration/index.ts'
import { foodOf, parseIngredientLine } from '#kitchen/ingredients/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
import { diffRecipes } from '#kitchen/refine/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { keep } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const jsonLines = (name: string): Record<string, unknown>[] =>
  readFileSync(new URL(`../tests/kitchen/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>) // our own files

const lines = jsonLines('ingredient-lines.jsonl').map(({ text }) => String(text))
const prompts = jsonLines('cravings.jsonl').map(({ prompt }) => String(prompt))
const answers = (count: number): RecipeDraft[] =>
  Array.from({ length: count }, (_, at) => answered(at)).filter((draft) => draft !== null)

function answered(at: number): RecipeDraft | null {
  const made = answerTo(
    readWords(prompts[at % prompts.length] ?? 'supper'),
    1 + Math.floor(at / prompts.length),
  )
  return made.kind === 'refused' ? null : made.draft
}

const cycle = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, at) => items[at % items.length]).filter((item) => item !== undefined)

/** Builds the largest recipe that the contract allows, from the lines and steps of several recipes. */
function largest(from: number): RecipeDraft {
  const parts = Array.from({ length: 400 }, (_, at) => drafts[(from + at * 7) % drafts.length] as RecipeDraft)
  const steps = parts.flatMap(({ instructions }) => instructions)
  let next = 0
  const longStep = () => {
    let text = ''
    while (text.length + (steps[next % steps.length]?.length ?? 0) < MAX_STEP_LENGTH)
      text += ` ${steps[next++ % steps.length]}`
    return text.trim()
  }
  return {
    ...(parts[0] as RecipeDraft),
    ingredients: parts.flatMap(({ ingredients }) => ingredients).slice(0, MAX_INGREDIENTS),
    instructions: Array.from({ length: MAX_STEPS }, longStep),
  }
}

interface Job {
  name: string
  count: number
  /** Most milliseconds of the median item. */
  limit: number
  run: (at: number) => unknown
}

const drafts = answers(60)
const recipes = cycle(drafts, 1000)
const many = cycle(lines, 10_000)
const large = Array.from({ length: 11 }, (_, at) => largest(at * 5))
const jobs: Job[] = [
  { name: 'read a line', count: many.length, limit: 0.05, run: (at) => parseIngredientLine(many[at] ?? '') },
  {
    name: 'read a line, find its food',
    count: many.length,
    limit: 0.1,
    run: (at) => foodOf(parseIngredientLine(many[at] ?? '')),
  },
  {
    name: 'nutrition of a recipe',
    count: 1000,
    limit: 5,
    run: (at) => computeNutrition(recipes[at] as RecipeDraft),
  },
  {
    name: 'allergens of a recipe',
    count: 1000,
    limit: 10,
    run: (at) => allergensOf((recipes[at] as RecipeDraft).ingredients),
  },
  { name: 'check a recipe', count: 1000, limit: 15, run: (at) => checkRecipe(recipes[at] as RecipeDraft) },
  {
    name: 'check the largest recipe',
    count: 10,
    limit: 250,
    run: (at) => checkRecipe(large[at] as RecipeDraft),
  },
  {
    name: 'compare two of the largest',
    count: 10,
    limit: 500,
    run: (at) => diffRecipes(large[at] as RecipeDraft, large[at + 1] as RecipeDraft),
  },
  {
    name: 'read a craving',
    count: 1000,
    limit: 2,
    run: (at) => readWords(prompts[at % prompts.length] ?? ''),
  },
  { name: 'answer a craving', count: 100, limit: 300, run: (at) => answered(at + 1000) },
  {
    name: 'draw a recipe',
    count: 100,
    limit: 30,
    run: (at) => illustrate(recipes[at] as RecipeDraft, `bench ${at}`),
  },
]

const HEAP_LIMIT_MB = 20
const megabytes = (bytes: number) => bytes / 2 ** 20
const collect = () => globalThis.gc?.()
const shown = (ms: number) => (ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(1)} ms`)

function measured({ name, count, limit, run }: Job): string[] {
  for (let at = 0; at < Math.min(count, 200); at += 1) run(at)
  collect()
  const before = process.memoryUsage()
  const samples: number[] = []
  for (let at = 0; at < count; at += 1) {
    const started = performance.now()
    run(at)
    samples.push(performance.now() - started)
  }
  collect()
  const after = process.memoryUsage()
  const heap = megabytes(after.heapUsed - before.heapUsed)
  const kept = globalThis.gc !== undefined && heap > HEAP_LIMIT_MB
  const met = median(samples) <= limit && !kept
  if (!met) process.exitCode = 1
  return [
    name,
    String(count),
    shown(median(samples)),
    shown(quantile(samples, 0.99)),
    `<= ${shown(limit)}`,
    `${heap.toFixed(1)} MB`,
    `${megabytes(after.rss - before.rss).toFixed(1)} MB`,
    met ? 'met' : 'MISSED',
  ]
}

const rows = [['', 'items', 'median', 'p99', 'limit', 'heap grown', 'rss grown', ''], ...jobs.map(measured)]
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
console.log(
  rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n'),
)
console.log(`rss ${megabytes(process.memoryUsage().rss).toFixed(0)} MB in all`)
keep(
  'The kitchen, an item on one core',
  `rss ${megabytes(process.memoryUsage().rss).toFixed(0)} MB in all`,
  rows.slice(1).map((row) => [row[0] ?? '', row[2] ?? '', row[4] ?? '', row[7] ?? '']),
)
