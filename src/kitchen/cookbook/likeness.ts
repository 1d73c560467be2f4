import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../foods/index.ts'

export interface Nearest {
  /** Its place in the list. */
  at: number
  /** 0 to 1. */
  likeness: number
}

/**
 * For each recipe of a list the other that is most like it; null in a list of one. How alike two are is the mean of the
 * shares of foods and of three-word runs of the steps that they have in common (Jaccard). Foods alone would call every
 * cake the same; words alone would miss the same dish told anew.
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

const runsOf = ({ instructions }: RecipeDraft): ReadonlySet<string> => {
  const words =
    instructions
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

/**
 * What each set has in common with every other, as a share of what the two have together. Counting along the sets that
 * hold an element touches only what is shared: to compare thousands of sets two by two took minutes.
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
