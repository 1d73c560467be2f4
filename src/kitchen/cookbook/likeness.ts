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
  const foods = sharesOf(drafts.map(foodsOf))
  const runs = sharesOf(drafts.map(runsOf))
  return drafts.map((_, at) => {
    const [ofFoods, ofRuns] = [foods(at), runs(at)]
    let best: Nearest | null = null
    for (let other = 0; other < drafts.length; other++) {
      if (other === at) continue
      const likeness = (ofFoods[other]! + ofRuns[other]!) / 2
      if (!best || likeness > best.likeness) best = { at: other, likeness }
    }
    return best
  })
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
 * Returns the share that each set has in common with every other, of the two sets together. Counting along
 * the holders of each element touches only shared elements: comparing thousands of sets pair by pair took
 * minutes.
 */
function sharesOf(sets: readonly ReadonlySet<string>[]): (at: number) => Float64Array {
  const holders = new Map<string, number[]>()
  for (const [at, set] of sets.entries())
    for (const each of set) {
      const known = holders.get(each)
      if (known) known.push(at)
      else holders.set(each, [at])
    }
  return (at) => {
    const own = sets[at]!
    const shared = new Float64Array(sets.length)
    for (const each of own) for (const holder of holders.get(each)!) shared[holder]!++
    return shared.map((count, other) => count / Math.max(1, own.size + sets[other]!.size - count))
  }
}
