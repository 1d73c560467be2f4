/**
 * Prints the kitchen's parse of each craving in a file: the meaning of every word, and the words that were
 * not understood. A line is a craving, or a JSON object with it under `craving`, `prompt` or `text`. Exits
 * with a code other than 0 when a word is neither used nor reported, or is used twice.
 *
 *     npm run cravings:read -- FILE
 */
import { readFileSync } from 'node:fs'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Which file? npm run cravings:read -- FILE')
  process.exit(2)
}

const wordsOf = (line: string): string | null => {
  if (!line.trimStart().startsWith('{')) return line
  const row: unknown = JSON.parse(line)
  if (typeof row !== 'object' || row === null) return null
  const value = Object.entries(row).find(([key]) => ['craving', 'prompt', 'text'].includes(key))?.[1]
  return typeof value === 'string' ? value : null
}

/** Lists the words that were used twice or not at all. */
function lost({ claims = [] }: Craving): string[] {
  const places = claims.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
  const end = Math.max(0, ...claims.map(({ to }) => to))
  return Array.from({ length: end }, (_, at) => at)
    .filter((at) => places.filter((place) => place === at).length !== 1)
    .map((at) => `word ${at + 1}`)
}

const cravings = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(wordsOf)
  .filter((words) => words !== null)
let faults = 0
let unknown = 0
for (const words of cravings) {
  const craving = readCraving(words)
  console.log(words)
  for (const claim of craving.claims ?? [])
    if (claim.kind !== 'joining' && claim.kind !== 'unknown')
      console.log(`   ${claim.kind.padEnd(18)} ${claim.words}${claim.means ? `  =  ${claim.means}` : ''}`)
  if (craving.unknown?.length) {
    unknown++
    console.log(`   not understood     ${craving.unknown.join(', ')}`)
  }
  for (const { typed, as } of craving.readAs ?? []) console.log(`   read as            ${typed}  =  ${as}`)
  if (craving.refusal) console.log(`   refused            ${craving.refusal}`)
  for (const place of lost(craving)) {
    faults++
    console.log(`   FAULT: ${place} is not claimed once`)
  }
}
console.log(`${cravings.length} cravings, ${unknown} with words that were not understood; ${faults} faults`)
process.exit(faults > 0 ? 1 : 0)
