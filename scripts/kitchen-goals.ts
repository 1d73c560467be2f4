/**
 * Measures the built-in kitchen against its goals: composes a recipe for every craving of a file with several seeds,
 * checks each, and prints every goal with its measure, the number of trials and a 95 % confidence interval (Wilson).
 *
 *     npm run kitchen:goals -- [cravings.jsonl] [--seeds 20] [--ids prefix] [--failures file]
 *
 * A line of the file: {"id", "prompt", "expect": {all, any, no: [alternatives], t: title, cat, max, serv, diet, noOven}}.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { category } from '#contract/common.ts'
import { type Finding, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, nearDuplicates } from '#kitchen/checks/index.ts'
import { diets } from '#kitchen/composer/craving.ts'
import { composeRecipe, readCraving } from '#kitchen/composer/index.ts'
import { illustrate } from '#kitchen/illustration/index.ts'

const expectation = z.object({
  all: z.array(z.string()).default([]),
  any: z.array(z.string()).default([]),
  no: z.array(z.string()).default([]),
  t: z.string().optional(),
  cat: category.optional(),
  max: z.number().optional(),
  serv: z.number().optional(),
  diet: z.array(z.enum(diets)).default([]),
  noOven: z.boolean().default(false),
})
const line = z.object({ id: z.string(), prompt: z.string(), expect: expectation })
type Line = z.infer<typeof line>

interface Trial {
  line: Line
  seed: number
  draft: RecipeDraft | null
  refusal: string | null
  findings: Finding[]
  /** Each expectation of the craving: what was expected, and whether it holds. */
  expected: { what: string; holds: boolean }[]
  ms: number
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const seeds = Number(option('--seeds') ?? 20)
const file =
  process.argv.slice(2).find((each) => each.endsWith('.jsonl')) ??
  new URL('../tests/kitchen/cravings.jsonl', import.meta.url)
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((each) => each.trim() !== '')
  .map((each) => line.parse(JSON.parse(each)))
  .filter(({ id }) => id.startsWith(option('--ids') ?? ''))

const trials = lines.flatMap((each) => Array.from({ length: seeds }, (_, seed) => run(each, seed)))
report()

function run(asked: Line, seed: number): Trial {
  const started = performance.now()
  const craving = readCraving(asked.prompt)
  const made = composeRecipe({ craving, seed: `goals ${seed}`, recentTitles: [] })
  const ms = performance.now() - started
  if (made.kind === 'refused')
    return {
      line: asked,
      seed,
      draft: null,
      refusal: made.reason,
      findings: [],
      expected: expected(asked, null),
      ms,
    }
  // The diets that the file states are checked whatever the parser understood of the words.
  const stated = { ...craving, diets: [...new Set([...craving.diets, ...asked.expect.diet])] }
  const findings = checkRecipe(made.draft, { craving: stated, source: 'engine' }).findings
  return {
    line: asked,
    seed,
    draft: made.draft,
    refusal: null,
    findings,
    expected: expected(asked, made.draft),
    ms,
  }
}

function expected({ expect }: Line, draft: RecipeDraft | null): Trial['expected'] {
  const items = draft?.ingredients.map(({ item }) => item) ?? []
  const text = [draft?.title ?? '', ...items].join('\n').toLowerCase()
  const has = (term: string) => draft !== null && new RegExp(`\\b(?:${term})`, 'i').test(text)
  const list: Trial['expected'] = [
    ...expect.all.map((term) => ({ what: `has ${term}`, holds: has(term) })),
    ...expect.no.map((term) => ({ what: `has no ${term}`, holds: draft !== null && !has(term) })),
  ]
  if (expect.any.length > 0)
    list.push({ what: `has any of ${expect.any.join(', ')}`, holds: expect.any.some(has) })
  if (expect.t !== undefined)
    list.push({ what: `title has ${expect.t}`, holds: new RegExp(expect.t, 'i').test(draft?.title ?? '') })
  if (expect.cat !== undefined)
    list.push({ what: `is a ${expect.cat}`, holds: draft?.category === expect.cat })
  if (expect.max !== undefined)
    list.push({
      what: `takes at most ${expect.max} minutes`,
      holds: draft !== null && draft.prepTime + draft.cookTime <= expect.max,
    })
  if (expect.serv !== undefined)
    list.push({ what: `serves ${expect.serv}`, holds: draft?.servings === expect.serv })
  if (expect.noOven)
    list.push({
      what: 'needs no oven',
      holds: draft !== null && !/(?<!dutch )\boven\b|\bbake\b/i.test(draft.instructions.join(' ')),
    })
  return list
}

function report(): void {
  const made = trials.filter((trial) => trial.draft !== null)
  const drafts = made.map((trial) => trial.draft).filter((draft) => draft !== null)
  const clean = (prefix: RegExp) =>
    made.filter(
      (trial) => !trial.findings.some((found) => prefix.test(found.rule) && found.severity !== 'note'),
    ).length
  const listed = drafts.reduce((sum, draft) => sum + draft.ingredients.length, 0)
  const unused = made.reduce(
    (sum, trial) => sum + trial.findings.filter((found) => found.rule === 'coherence.listed-is-used').length,
    0,
  )
  const raw = made.filter((trial) =>
    checkRecipe(trial.draft as RecipeDraft).rules.some(
      ({ group }) => group === 'Cooked to a safe temperature',
    ),
  ) // `made` holds drafts
  const safe = raw.filter(
    (trial) => !trial.findings.some((found) => /^safety\..*-temperature$/.test(found.rule)),
  )
  const expectations = trials.flatMap((trial) => trial.expected)
  const sound = made.filter(
    (trial) =>
      blocking({ rules: [], findings: trial.findings }).length === 0 &&
      trial.expected.every(({ holds }) => holds),
  )
  const pairs = lines.map(
    (asked) =>
      nearDuplicates(made.filter((trial) => trial.line === asked).map((trial) => trial.draft as RecipeDraft))
        .length,
  ) // as above

  console.log(
    `${lines.length} cravings × ${seeds} seeds: ${trials.length} trials, ${trials.length - made.length} refused\n`,
  )
  goal('A recipe is made', made.length, trials.length, 0.99)
  goal(
    'Schema-valid',
    drafts.filter((draft) => recipeDraft.safeParse(draft).success).length,
    drafts.length,
    1,
  )
  goal('Listed ingredient used', listed - unused, listed, 1)
  goal('No food mentioned that is not listed', clean(/^coherence\.mentioned/), made.length, 1)
  goal('Diets and exclusions hold', clean(/^diet\./), made.length, 1)
  goal('Safe temperature where meat or fish is raw', safe.length, raw.length, 1)
  goal('Safe practice', clean(/^safety\.(?!.*-temperature)/), made.length, 1)
  goal('Times agree', clean(/^times\./), made.length, 1)
  goal('Amounts and foods known', clean(/^amounts\./), made.length, 1)
  goal('Text without artefacts', clean(/^wording\./), made.length, 1)
  goal('Portions plausible', clean(/^portions\./), made.length, 0.98)
  goal('Craving terms covered', expectations.filter(({ holds }) => holds).length, expectations.length, 0.95)
  goal('All checks and all terms', sound.length, trials.length, 0.95)
  goal(
    'Cravings with at most 1 near-duplicate pair',
    pairs.filter((count) => count <= 1).length,
    pairs.length,
    1,
  )

  const times = trials.map(({ ms }) => ms).sort((a, b) => a - b)
  console.log(`\ncomposing: median ${at(times, 0.5)} ms, 95 % under ${at(times, 0.95)} ms`)
  const sample = drafts.slice(0, 40).map((draft, i) => timed(() => illustrate(draft, `goals ${i}`)))
  console.log(
    `drawing: median ${at(
      sample.map(({ ms }) => ms).sort((a, b) => a - b),
      0.5,
    )} ms, median ${at(
      sample.map(({ value }) => value.svg.length / 1000).sort((a, b) => a - b),
      0.5,
    )} kB\n`,
  )

  const failures = failuresByKind()
  console.log(failures)
  const out = option('--failures')
  if (out) writeFileSync(out, failures)
}

function goal(name: string, good: number, of: number, target: number): void {
  const share = of === 0 ? 1 : good / of
  const [low, high] = wilson(good, of)
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8)
  console.log(
    `${share >= target ? 'pass' : 'FAIL'}  ${name.padEnd(46)} ${percent(share)}  of ${String(of).padStart(5)}  [${percent(low)}, ${percent(high)}]  goal ${percent(target)}`,
  )
}

/** Wilson's score interval for a share, at 95 %. */
function wilson(good: number, of: number): [number, number] {
  if (of === 0) return [0, 1]
  const z2 = 1.96 ** 2
  const share = good / of
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of)
  const reach = (1.96 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

function failuresByKind(): string {
  const kinds = new Map<string, { count: number; example: string }>()
  const add = (kind: string, example: string) => {
    const known = kinds.get(kind)
    if (known) known.count++
    else kinds.set(kind, { count: 1, example })
  }
  for (const { line: asked, seed, draft, refusal, findings, expected: terms } of trials) {
    const where = `${asked.id} seed ${seed} "${asked.prompt}" -> ${draft ? `"${draft.title}"` : 'refused'}`
    if (refusal !== null) add('refused', `${where}: ${refusal}`)
    for (const found of findings) {
      if (found.severity === 'note') continue
      const text = found.place.startsWith('instructions.')
        ? ` | ${draft?.instructions[Number(found.place.slice(13))]}`
        : ''
      add(`${found.rule} (${found.severity})`, `${where}: ${found.message}${text}`)
    }
    if (draft) for (const { what, holds } of terms) if (!holds) add(`expected: ${asked.id} ${what}`, where)
  }
  for (const asked of lines) {
    const own = trials
      .filter((trial) => trial.line === asked && trial.draft !== null)
      .map((trial) => trial.draft as RecipeDraft) // filtered above
    const pairs = nearDuplicates(own)
    if (pairs.length > 1)
      add(
        `near-duplicates: ${asked.id}`,
        `"${asked.prompt}": ${pairs.length} pairs, such as "${own[pairs[0]?.first ?? 0]?.title}" and "${own[pairs[0]?.second ?? 0]?.title}"`,
      )
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([kind, { count, example }]) => `${String(count).padStart(5)}  ${kind}\n       ${example}`)
    .join('\n')
}

function at(sorted: number[], share: number): string {
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
}

function timed<T>(work: () => T): { value: T; ms: number } {
  const started = performance.now()
  const value = work()
  return { value, ms: performance.now() - started }
}
