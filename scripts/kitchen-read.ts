/**
 * Prints recipes of the built-in kitchen as a cook would read them, because no check can tell whether a
 * recipe is any good.
 *
 *     npm run kitchen:read -- [--count 24] [--seed 1]            recipes of the cookbook
 *     npm run kitchen:read -- --foods "chicken, rice, broccoli"   suggestions for these foods, and a recipe
 *     npm run kitchen:read -- --lists [--count 20] [--seed 1]     the same for foods that people have
 *     npm run kitchen:read -- --frame stir-fry [--count 5]        one frame, filled with such foods
 *
 * `--short` prints only the titles.
 */
import type { RecipeDraft } from '#contract/recipe.ts'
import { emptyCraving } from '#kitchen/craving/craving.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { foodsAtHand, makeFilling, rankFillings } from '#kitchen/frames/index.ts'
import { inOneGo } from '#kitchen/in-one-go.ts'
import { makeOption, offerOptions } from '#kitchen/photo/index.ts'
import { jitter } from '#kitchen/random.ts'
import { foodLists } from '#testing/food-lists.ts'
import { openSoundCookbook, readFrameBook } from './read-cookbook.ts'

const has = (name: string) => process.argv.includes(name)
const option = (name: string, usual: string): string => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : (process.argv[at + 1] ?? usual)
}
const count = Number(option('--count', '24'))
const seed = option('--seed', '1')
const isShort = has('--short')
const shuffled = <T>(values: readonly T[]): T[] => {
  const places = new Map(values.map((value, at) => [value, jitter(`read ${seed} ${at}`)]))
  return values.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

function print(draft: RecipeDraft, note = '') {
  const { title, description, category, prepTime, cookTime, restTime, servings } = draft
  console.log(`\n${title}${note && `   [${note}]`}`)
  if (isShort) return
  console.log(
    `${description}\n${category} · prep ${prepTime} · cook ${cookTime} · rest ${restTime} · serves ${servings}`,
  )
  for (const { amount, item } of draft.ingredients) console.log(`  - ${`${amount} ${item}`.trim()}`)
  for (const [at, step] of draft.instructions.entries()) console.log(`  ${at + 1}. ${step}`)
}

async function readLists(lists: readonly string[]) {
  const cookbook = await openSoundCookbook()
  for (const list of lists) {
    console.log(`\n${'='.repeat(100)}\n${list}`)
    const ingredients = list.split(/,\s*/)
    const craving = readCraving(list)
    for (const one of inOneGo(offerOptions(cookbook, { ingredients, craving, seed }))) {
      const made = inOneGo(makeOption(cookbook, one, craving))
      const from = made?.slug ?? 'frame'
      if (made) print(made.draft, `${from}; uses ${one.requiredIngredients.join(', ')}`)
      else console.log(`\n${one.title}: not made`)
    }
  }
}

function readFrame(slug: string) {
  const book = readFrameBook()
  const frames = book.frames.filter((frame) => frame.slug === slug)
  let left = count
  for (const list of shuffled(foodLists)) {
    const foods = foodsAtHand(list.split(/,\s*/))
    for (const filling of rankFillings({ ...book, frames }, foods, emptyCraving(), { series: seed })) {
      const made = makeFilling(filling, emptyCraving(), book)
      if (left-- <= 0) return
      if (made.kind === 'made') print(made.draft, list)
      else console.log(`\n${list}: ${made.because}`)
    }
  }
}

if (has('--frame')) readFrame(option('--frame', ''))
else if (has('--foods')) await readLists([option('--foods', '')])
else if (has('--lists')) await readLists(shuffled(foodLists).slice(0, count))
else
  for (const { draft, slug } of shuffled((await openSoundCookbook()).recipes).slice(0, count))
    print(draft, slug)
