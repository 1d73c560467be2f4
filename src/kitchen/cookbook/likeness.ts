import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../foods/index.ts'

/**
 * How alike two recipes are, 0 to 1: the mean of the shares of foods and of three-word runs of the steps that they have
 * in common (Jaccard). Foods alone would call every cake the same; words alone would miss the same dish told anew.
 */
export function likeness(a: RecipeDraft, b: RecipeDraft): number {
  const [one, other] = [printOf(a), printOf(b)]
  return (jaccard(one.foods, other.foods) + jaccard(one.runs, other.runs)) / 2
}

const prints = new WeakMap<RecipeDraft, { foods: ReadonlySet<string>; runs: ReadonlySet<string> }>()

function printOf(draft: RecipeDraft) {
  const known = prints.get(draft)
  if (known) return known
  const words =
    draft.instructions
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const print = {
    foods: new Set(draft.ingredients.map(({ item }) => matchFood(item)?.food.id ?? item.toLowerCase())),
    runs: new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)),
  }
  prints.set(draft, print)
  return print
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared++
  return shared / Math.max(1, a.size + b.size - shared)
}
