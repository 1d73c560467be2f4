/**
 * Measures how well photos of written recipes are read without a model, against the goals of the kitchen: ingredients
 * F1 >= 0.92, steps F1 >= 0.9, amounts >= 95 % exact or flagged, none silently wrong, handwriting always flagged. Then
 * what went wrong, by kind. Ends with 1 when a goal was missed.
 *
 *     npm run ocr:goals -- [folder] [--ids 01,02] [--examples 5] [--words folder]
 *
 * A folder holds `NN.jpg` with `NN.truth.json` beside it (title, servings, prepTime, cookTime, ingredients,
 * instructions; `handwritten: true` for hands). Without one, the project's own set is set in type and photographed
 * into .cache/ocr-cards by a browser first: fonts, columns, fraction signs, shadow, creases, tilt, grain. `--words`
 * names a folder where the words of each photo are recorded, and taken from the next time.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { PageText } from '../src/kitchen/reading/page.ts'
import { readPages } from '../src/kitchen/reading/photo/index.ts'
import { createReader } from '../src/server/adapters/reader/create-reader.ts'
import { findBrowser } from './browser.mjs'
import type { Section } from './kitchen-goals/goal.ts'
import { failuresByKind, tableOf } from './kitchen-goals/report.ts'
import { cardLooks, cardTexts } from './ocr-goals/cards.ts'
import { renderCard } from './ocr-goals/render.ts'
import { f1, type Score, scoreReading, type Truth } from './ocr-goals/score.ts'

const own = join(import.meta.dirname, '../.cache/ocr-cards')

/** Sets and photographs the cards that are not there yet. */
const makeOwn = async () => {
  mkdirSync(own, { recursive: true })
  const missing = cardLooks.filter(({ id }) => !existsSync(join(own, `${id}.jpg`)))
  if (missing.length === 0) return
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const look of missing) {
      const text = cardTexts[look.text]
      if (!text) throw new Error(`There is no text "${look.text}".`)
      const { title, servings, prepTime, cookTime, ingredients, instructions } = text
      const truth: Truth = {
        title,
        servings,
        prepTime,
        cookTime,
        ingredients,
        instructions,
        handwritten: look.hand,
      }
      writeFileSync(join(own, `${look.id}.truth.json`), JSON.stringify(truth, null, 1))
      writeFileSync(join(own, `${look.id}.jpg`), await renderCard(browser, text, look))
    }
  } finally {
    await browser.close()
  }
}

const args = process.argv.slice(2)
const option = (name: string) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const ids = option('ids')?.split(',')
const examples = Number(option('examples') ?? 5)
const words = option('words')
if (words) mkdirSync(words, { recursive: true })
const folder = args[0] ?? own
if (folder === own) await makeOwn()

const reader = createReader({ longestMs: 600_000 })
const times: number[] = []

/** The words of a photo: as they were recorded, or read now. */
const wordsOf = async (id: string): Promise<PageText> => {
  const recorded = words && join(words, `${id}.words.json`)
  if (recorded && existsSync(recorded)) return JSON.parse(readFileSync(recorded, 'utf8')) as PageText // written below
  const started = performance.now()
  const signal = AbortSignal.timeout(600_000)
  const page = await reader.read(readFileSync(join(folder, `${id}.jpg`)), { layout: 'page', signal })
  times.push(performance.now() - started)
  if (recorded) writeFileSync(recorded, JSON.stringify(page))
  return page
}

const printed: Score[] = []
const hands: { id: string; flagged: boolean }[] = []
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.truth.json'))
  .sort()) {
  const id = file.replace('.truth.json', '')
  if (ids && !ids.includes(id)) continue
  const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Truth // the folder's own format
  const page = await wordsOf(id)
  const reading = readPages([page])
  if (truth.handwritten) hands.push({ id, flagged: reading.handwritten || reading.recipes.length === 0 })
  else printed.push(scoreReading(id, truth, reading))
}
await reader.close()

const sum = (pick: (score: Score) => number) => printed.reduce((total, score) => total + pick(score), 0)
const amounts = {
  exact: sum((score) => score.amounts.exact),
  flagged: sum((score) => score.amounts.flagged),
  silent: sum((score) => score.amounts.silent),
  missing: sum((score) => score.amounts.missing),
}
const all = amounts.exact + amounts.flagged + amounts.silent + amounts.missing
const asShare = (value: number, of: number) => ({ good: Math.round(value * of), of })
const section: Section = {
  title: `Recipes read from ${printed.length} printed photos and ${hands.length} by hand`,
  goals: [
    {
      name: 'Ingredients, F1',
      ...asShare(f1(printed.map(({ ingredients }) => ingredients)), 1000),
      target: 0.92,
    },
    { name: 'Steps, F1', ...asShare(f1(printed.map(({ steps }) => steps)), 1000), target: 0.9 },
    { name: 'Amounts exact or flagged', good: amounts.exact + amounts.flagged, of: all, target: 0.95 },
    { name: 'Amounts not silently wrong', good: all - amounts.silent, of: all, target: 1 },
    {
      name: 'Facts right or flagged',
      good: sum(({ facts }) => facts.right),
      of: sum(({ facts }) => facts.of),
      target: 0.9,
    },
    { name: 'Titles', good: printed.filter(({ title }) => title).length, of: printed.length, target: 0.9 },
    ...(hands.length > 0
      ? [
          {
            name: 'Handwriting flagged',
            good: hands.filter(({ flagged }) => flagged).length,
            of: hands.length,
            target: 1,
          },
        ]
      : []),
  ],
  failures: printed.flatMap(({ failures }) => failures),
  notes: [
    `amounts: ${amounts.exact} exact, ${amounts.flagged} flagged, ${amounts.missing} missing, ${amounts.silent} silently wrong`,
    times.length === 0
      ? 'the words were recorded before'
      : `reading took ${Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)} ms (median of ${times.length})`,
  ],
}
const { text, allMet } = tableOf([section])
console.log(text)
const failures = failuresByKind(section.failures, examples)
console.log(failures === '' ? '\nNothing went wrong.' : `\nWhat went wrong, by kind:\n${failures}`)
console.log(`\n${allMet ? 'All goals are met.' : 'Goals were missed.'}`)
if (!allMet) process.exitCode = 1
