/**
 * Measures the reading of photos of written recipes without a model, against the goals of the kitchen, by
 * class of photo: ingredients whose amount, unit and food are all right (layouts and camera faults >= 0.85,
 * other languages >= 0.8), steps >= 0.9, facts >= 90 %, nothing silently wrong, handwriting always flagged.
 * Then it lists the failures, by kind. Exits with 1 when a goal was missed.
 *
 *     npm run ocr:goals -- [cards|photos|kept|folder] [--ids 01,02] [--examples 5] [--words folder]
 *
 * `cards` (the default) are typeset and photographed by a browser into .cache/ocr-cards: fonts, columns,
 * fraction signs, shadow, creases. `photos` are like those that cooks send, in .cache/ocr-photos: books,
 * screens, pages held any way, bad light, other languages. `kept` are the last 15 of them, which nothing is
 * tuned on. A folder holds `NN.jpg` with `NN.truth.json` beside it (title, servings, prepTime, cookTime,
 * ingredients, instructions; `handwritten` and `cls` where they apply). `--words` names a folder in which the
 * words of each photo are recorded by its hash, and read from there the next time.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from '../src/kitchen/reading/page.ts'
import { readPages } from '../src/kitchen/reading/photo/index.ts'
import { createReader } from '../src/server/adapters/reader/create-reader.ts'
import { failuresByKind, tableOf } from './kitchen-goals/report.ts'
import { makeCards, makePhotos } from './ocr-goals/make-sets.ts'
import { type Score, scoreReading, type Truth } from './ocr-goals/score.ts'
import { sectionsOfScores } from './ocr-goals/sections.ts'

const args = process.argv.slice(2)
const option = (name: string) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const ids = option('ids')?.split(',')
const examples = Number(option('examples') ?? 5)
const words = option('words')
if (words) mkdirSync(words, { recursive: true })

/** Returns the folder of a set of photos, and makes the photos that are missing. */
const folderOf = async (set: string): Promise<string> => {
  if (set === 'cards') return makeCards(join(import.meta.dirname, '../.cache/ocr-cards'))
  if (set === 'photos' || set === 'kept')
    return makePhotos(join(import.meta.dirname, `../.cache/ocr-${set}`), set)
  return set
}
const folder = await folderOf(args[0] ?? 'cards')

const reader = createReader({ longestMs: 600_000 })
const times: { id: string; seconds: number }[] = []

/** Returns the words of a photo, from the recording or by reading it. */
const wordsOf = async (id: string): Promise<PageText> => {
  const jpeg = readFileSync(join(folder, `${id}.jpg`))
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 16)
  const recorded = words && join(words, `${id}.${hash}.json`)
  // written below
  if (recorded && existsSync(recorded)) return JSON.parse(readFileSync(recorded, 'utf8')) as PageText
  const started = process.cpuUsage()
  const page = await reader.read(jpeg, { layout: 'page', signal: AbortSignal.timeout(600_000) })
  const { user, system } = process.cpuUsage(started)
  times.push({ id, seconds: (user + system) / 1e6 })
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
  const reading = readPages([await wordsOf(id)])
  if (truth.handwritten) hands.push({ id, flagged: reading.handwritten || reading.recipes.length === 0 })
  else printed.push(scoreReading(id, truth, reading))
}
await reader.close()

const slowest = times.toSorted((a, b) => b.seconds - a.seconds)
const middle = slowest[Math.floor(slowest.length / 2)]
const sections = sectionsOfScores(printed, hands)
sections
  .at(-1)
  ?.notes.push(
    middle
      ? `reading took ${middle.seconds.toFixed(1)} s of CPU (median), at most ${slowest[0]?.seconds.toFixed(1)} s (${slowest[0]?.id})`
      : 'the words were recorded before',
  )
const { text, allMet } = tableOf(sections)
console.log(text)
const failures = failuresByKind(
  sections.flatMap((section) => section.failures),
  examples,
)
console.log(failures === '' ? '\nNothing went wrong.' : `\nWhat went wrong, by kind:\n${failures}`)
console.log(`\n${allMet ? 'All goals are met.' : 'Goals were missed.'}`)
if (!allMet) process.exitCode = 1
