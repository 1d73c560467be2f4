/**
 * Prints recipes of the built-in kitchen as a cook would read them, over all kinds and cuisines: the means to judge
 * what no check can see, whether a recipe is any good.
 *
 *     npx tsx scripts/kitchen-read.ts [--count 24] [--seed 1] [--craving "beef stew"] [--season autumn]
 *
 * Without a craving each recipe is of another dish; the seed says which, and how they turn out.
 */

import { dishes } from '#kitchen/composer/dishes/index.ts'
import { composeRecipe, readCraving } from '#kitchen/composer/index.ts'
import { randomFrom } from '#kitchen/composer/random.ts'

const option = (name: string, usual: string): string => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : (process.argv[at + 1] ?? usual)
}
const count = Number(option('--count', '24'))
const seed = option('--seed', '1')
const asked = option('--craving', '')

const random = randomFrom(`read ${seed}`)
const cravings =
  asked === ''
    ? random
        .shuffled(dishes)
        .slice(0, count)
        .map((dish) => dish.names[0] ?? dish.id)
    : Array.from({ length: count }, () => asked)

for (const [index, words] of cravings.entries()) {
  const made = composeRecipe({ craving: readCraving(words), seed: `read ${seed} ${index}` })
  console.log(`${'='.repeat(100)}\n${index + 1}. "${words}"`)
  if (made.kind === 'refused') {
    console.log(`refused: ${made.reason}\n`)
    continue
  }
  const { draft, archetype, cuisine, notes } = made
  console.log(`   ${archetype}${cuisine ? `, ${cuisine}` : ''}\n\n${draft.title}\n${draft.description}`)
  console.log(
    `${draft.category} · prep ${draft.prepTime} min · cook ${draft.cookTime} min · serves ${draft.servings}\n`,
  )
  for (const { amount, item } of draft.ingredients) console.log(`  - ${`${amount} ${item}`.trim()}`)
  console.log('')
  for (const [at, step] of draft.instructions.entries()) console.log(`  ${at + 1}. ${step}`)
  for (const note of notes) console.log(`  (${note})`)
  console.log('')
}
