import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../foods/index.ts'

export interface Nearest {
  /** Index in the list. */
  at: number
  /** Likeness from 0 to 1. */
  likeness: number
}

/**
 * Returns for each recipe of a list the most similar other one; null in a list of one. Likeness is the mean
 * of the shares of foods and of three-word runs of the steps that two recipes have in common (Jaccard). Foods
 * alone would make every cake the same; words alone would miss the same dish in other words.
 */
export function nearestOfEach(drafts: readonly RecipeDraft[]): (Nearest | null)[] {
  const shareOfFoods = sharesWithEarlier(drafts.length)
  const shareOfRuns = sharesWithEarlier(drafts.length)
  const nearest = drafts.map((): Nearest | null => null)
  const compare = (at: number, other: number, likeness: number) => {
    const best = nearest[at]
    if (!best || likeness > best.likeness) nearest[at] = { at: other, likeness }
  }
  for (const [at, draft] of drafts.entries()) {
    const [ofFoods, ofRuns] = [shareOfFoods(foodsOf(draft)), shareOfRuns(runsOf(draft))]
    for (let other = 0; other < at; other++) {
      const likeness = (ofFoods(other) + ofRuns(other)) / 2
      compare(at, other, likeness)
      compare(other, at, likeness)
    }
  }
  return nearest
}

const foodsOf = ({ ingredients }: RecipeDraft): ReadonlySet<string> =>
  new Set(ingredients.map(({ item }) => matchFood(item)?.food.id ?? item.toLowerCase()))

/**
 * Returns the share of a recipe's wording, description and steps by runs of three words, that another one has
 * as well. Foods do not count: two recipes of one dish have the same ones, each in its own words.
 */
export function sharedWording(recipe: RecipeDraft, other: RecipeDraft): number {
  const [own, others] = [recipe, other].map(({ description, instructions }) =>
    runsOf({ instructions: [description, ...instructions] }),
  ) as [ReadonlySet<string>, ReadonlySet<string>] // one for each of the two
  return [...own].filter((run) => others.has(run)).length / Math.max(1, own.size)
}

const runsOf = ({ instructions }: Pick<RecipeDraft, 'instructions'>): ReadonlySet<string> => {
  const words =
    instructions
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

/**
 * Returns a function that takes one set after another and returns the share that each has in common with every
 * earlier one, of the two sets together. Counting along the holders of each element touches only shared
 * elements: comparing thousands of sets pair by pair took minutes. Each pair is compared once.
 */
function sharesWithEarlier(most: number): (set: ReadonlySet<string>) => (earlier: number) => number {
  const holders = new Map<string, number[]>()
  const sizes: number[] = []
  const shared = new Uint16Array(most)
  return (set) => {
    shared.fill(0)
    for (const each of set) {
      const known = holders.get(each)
      if (!known) holders.set(each, [sizes.length])
      else {
        for (const holder of known) shared[holder]!++
        known.push(sizes.length)
      }
    }
    sizes.push(set.size)
    return (earlier) => {
      const count = shared[earlier]!
      return count / Math.max(1, set.size + sizes[earlier]! - count)
    }
  }
}
