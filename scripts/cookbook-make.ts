/**
 * Prints the cookbook's answers to cravings for a person to read: the parsed craving, the recipe, or the
 * reason why there is none.
 *
 *     npm run cookbook:make -- "chicken paprikash, no dairy" …
 *     npm run cookbook:make -- --brief FILE      (one craving a line, or JSON lines with a `craving`)
 */
import { readFileSync } from 'node:fs'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { answerWithFoodsAtOnce } from '#kitchen/photo/index.ts'
import { openSoundCookbook } from './read-cookbook.ts'

const [flag, file, ...rest] = process.argv.slice(2)
const isBrief = flag === '--brief'
const cravings = isBrief
  ? readFileSync(file ?? '', 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { craving: string }).craving : line))
  : [flag, file, ...rest].filter((each) => each !== undefined)
const cookbook = await openSoundCookbook()
for (const words of cravings) {
  const craving = readCraving(words, undefined, cookbook)
  const started = performance.now()
  const made = answerWithFoodsAtOnce(cookbook, { craving, turn: 1, series: `read ${words}` })
  const ms = `${Math.round(performance.now() - started)} ms`
  const read = [
    ...(craving.refusal ? [`refused: ${craving.refusal}`] : []),
    ...(craving.recipes?.slugs ?? []).map((slug) => `=${slug}`).slice(0, 4),
    ...craving.foods,
    ...(craving.families ?? []),
    ...craving.diets,
    ...craving.exclusions.map((word) => `no ${word}`),
    ...(craving.unknown ?? []).map((word) => `?${word}`),
  ].join(' ')
  if (made.kind !== 'recipe') {
    const near = made.near.map(({ title, because }) => `${title} (${because})`)
    console.log(`${words}\n   [${read}] ${ms} NONE: ${near.join('; ')}`)
    continue
  }
  const { draft, slug = 'frame' } = made
  if (isBrief) {
    console.log(`${words}\n   [${read}] ${ms} → ${draft.title} (${slug})`)
    continue
  }
  console.log(
    `# ${draft.title} (${slug}, ${ms})\n[${read}]\n${draft.description}\nServes ${draft.servings}, ${draft.prepTime} + ${draft.cookTime} min`,
  )
  for (const { amount, item } of draft.ingredients) console.log(`- ${amount} ${item}`)
  draft.instructions.forEach((text, at) => {
    console.log(`${at + 1}. ${text}`)
  })
  console.log()
}
