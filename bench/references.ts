/**
 * Measures the tokens that recipes of the cookbook as reference add to a request (`AI_REFERENCES`).
 *
 * Thirty cravings, every nth of `tests/kitchen/cravings.jsonl`, become the question that a model would be
 * asked, without references, with one and with two; no model is called. Tokens are counted as
 * CHARACTERS_OF_TOKEN characters each, the mean that the tokenizers of OpenAI's models (o200k) gave for the
 * same recipes; services count somewhat differently. Beside it stands how many cravings find a reference at
 * all, and how long the search takes. The figures of the administrators' page must not be further than a fifth
 * from those of this run.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { referencesInPieces } from '#kitchen/cookbook/references.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { inOneGo } from '#kitchen/in-one-go.ts'
import { instructions, question } from '#server/adapters/ai/model/instructions.ts'
import { tokensOfReferences } from '#server/adapters/ai/model/references.ts'
import type { WriteRequest } from '#server/ports/ai.ts'
import { readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { type Measure, report } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const CRAVINGS = 30
const CHARACTERS_OF_TOKEN = 3.9
const MOST_OFF = 0.2

const cookbook = await testCookbook()
const prompts = readFileSync(new URL('../tests/kitchen/cravings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => String((JSON.parse(line) as { prompt: unknown }).prompt)) // our own file
const chosen = Array.from(
  { length: CRAVINGS },
  (_, at) => prompts[Math.floor((at * prompts.length) / CRAVINGS)] ?? '',
)

const requestOf = (prompt: string, craving: Craving): WriteRequest => ({
  kind: 'text',
  prompt,
  craving,
  userId: 'bench',
  attempt: 1,
  recentTitles: [],
})

const tokens = (text: string) => text.length / CHARACTERS_OF_TOKEN
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Measures the questions of all cravings with so many references. */
function asked(most: number) {
  return chosen.map((prompt) => {
    const craving = readWords(prompt)
    const began = performance.now()
    // A frozen copy is ranked anew: the search for one reference would be remembered for two.
    const request = { craving: { ...craving }, series: 'bench', turn: 1 }
    const references = most === 0 ? [] : inOneGo(referencesInPieces(cookbook, request, most))
    const ms = performance.now() - began
    const written = question(requestOf(prompt, craving), references)
    if (process.env.SHOW) console.log(`${prompt}: ${references.map(({ title }) => title).join(' + ') || '-'}`)
    if (process.env.SHOW === 'all') console.log(written)
    return { ms, found: references.length, tokens: tokens(written) }
  })
}

asked(1)
const plain = asked(0)
const measures: Measure[] = [
  { name: 'rules and schema', value: tokens(instructions(true)), unit: 'pieces' },
  { name: 'question without references, mean', value: mean(plain.map((one) => one.tokens)), unit: 'pieces' },
]
for (const most of [1, 2]) {
  const rows = asked(most)
  const grown = mean(rows.map((one, at) => one.tokens - (plain[at]?.tokens ?? 0)))
  const shown = tokensOfReferences[most] ?? 0
  const name = most === 1 ? 'with the nearest recipe' : `with the ${most} nearest recipes`
  measures.push(
    { name: `${name}: more tokens, mean`, value: grown, unit: 'pieces' },
    {
      name: '  most',
      value: Math.max(...rows.map((one, at) => one.tokens - (plain[at]?.tokens ?? 0))),
      unit: 'pieces',
    },
    {
      name: '  off what administrators are shown',
      value: Math.abs(shown - grown) / grown,
      unit: 'x',
      goal: MOST_OFF,
    },
    {
      name: '  cravings with a reference',
      value: (100 * rows.filter(({ found }) => found > 0).length) / CRAVINGS,
      unit: '%',
    },
    { name: '  search, median', value: median(rows.map(({ ms }) => ms)), unit: 'ms' },
    {
      name: '  search, 95 of 100',
      value: quantile(
        rows.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
    },
  )
}
report(`Recipes of the cookbook as reference, ${CRAVINGS} cravings, tokens of a request`, measures)
