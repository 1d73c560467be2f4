import { makeInPieces } from '#kitchen/cookbook/make-recipe.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { inOneGo } from '#kitchen/in-one-go.ts'
import { openSoundCookbook } from './read-cookbook.ts'
const cookbook = openSoundCookbook()
for (const words of process.argv.slice(2)) {
  const seen: Record<string, number> = {}
  for (let i = 0; i < 10; i++) {
    const craving = readCraving(words, undefined, cookbook)
    const made = inOneGo(makeInPieces(cookbook, { craving, turn: 1, series: `s${i}` }))
    const key = made.kind === 'recipe' ? made.slug! : made.kind
    seen[key] = (seen[key] ?? 0) + 1
  }
  console.log(words, JSON.stringify(seen))
}
