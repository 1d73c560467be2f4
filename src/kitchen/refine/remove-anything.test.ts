import { expect, test } from 'vitest'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { isVerb } from './clauses.ts'
import { removeLine } from './remove.ts'
import { sentencesOf } from './sentences.ts'

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
/** Words that a removal may bring into a text. */
const joining = new Set(['and', 'the', 'here', 'without', 'for', 'is', 'are'])
/** Words that stand before the verb of a sentence. */
const opening = /^(?:if|when|once|while|meanwhile|then|now|next|off|at|to|for|in|on|with|after|just)$/
/** Words of the sentence that puts oil in the place of the fat of bacon. */
const ofOil = new Set(['heat', 'olive', 'oil', 'over', 'medium', 'in', 'into'])

/** Returns what is broken in the texts of a recipe without one of its lines. */
function faultsWithout(recipe: LinkedRecipe, at: number): string[] {
  const { draft } = recipe
  const less = removeLine(draft, at, { anySize: true })
  if (!less) return []
  const before = [draft.title, draft.description, ...draft.instructions]
  const known = new Set([...words(before.join(' ')), ...words(draft.ingredients[at]?.item ?? '')])
  const old = new Set(before.flatMap(sentencesOf))
  const firsts = new Set(before.flatMap(sentencesOf).map((sentence) => words(sentence)[0]))
  return [less.title, less.description, ...less.instructions].flatMap((text, index) => {
    const faults = words(text)
      .filter((word) => !known.has(word) && !joining.has(word) && !ofOil.has(word))
      .map((word) => `joined word “${word}”: ${text}`)
    if (/ {2}|,\s*,| [,.;]/.test(text)) faults.push(`spaces: ${text}`)
    if (index === 0) return faults
    for (const sentence of sentencesOf(text)) {
      if (old.has(sentence)) continue
      if (/^\p{Ll}/u.test(sentence)) faults.push(`small letter: ${sentence}`)
      const [first = ''] = words(sentence)
      const isStatement = /\b(?:is|are|was|were|would|will|can|may|has|have)\b/.test(sentence)
      if (index > 1 && !firsts.has(first) && !isVerb(first) && !opening.test(first) && !isStatement)
        faults.push(`no verb: ${sentence}`)
    }
    return faults
  })
}

test('no recipe is broken by the removal of any of its lines', { timeout: 60_000 }, async () => {
  const { recipes } = await testCookbook()
  const broken = sampled(recipes, 40).flatMap((recipe) =>
    recipe.draft.ingredients.flatMap((line, at) =>
      faultsWithout(recipe, at).map((fault) => `${recipe.slug} without ${line.item}: ${fault}`),
    ),
  )
  expect(broken).toEqual([])
})
