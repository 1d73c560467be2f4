import type { Season } from './season.ts'

/** A library recipe that could be suggested. `foods` are ids of the kitchen's foods. */
export interface Candidate {
  id: string
  foods: readonly string[]
  /** Seasons in which its produce is at its best; all four when its produce has no season. */
  seasons: readonly Season[]
  /** Bayesian average of the recipe's ratings, 1 to 5. */
  rank: number
}

/** A recipe that the cook likes, and the action that showed it. */
export interface Liked {
  title: string
  foods: readonly string[]
  how: 'rated' | 'favorite' | 'cooked' | 'planned'
}

export interface Taste {
  liked: readonly Liked[]
  season: Season
  /**
   * True for a recipe that breaks the cook's diet or allergies; only called for recipes about to be
   * suggested.
   */
  forbids: (id: string) => boolean
}

export interface Suggested {
  id: string
  reason: string
}

/** Weight of each sign of liking: praise counts more than a mere plan. */
const weights = { rated: 1, favorite: 0.9, cooked: 0.8, planned: 0.5 } as const
const SEASON_BONUS = 0.15
/** Weight of the rating average: from 1 to 5 it changes a score by a fifth at most. */
const RANK_SHARE = 0.05
/** Least similarity of two dishes; below this they have little but salt and onions in common. */
const ALIKE = 0.12
/** Most suggestions that one liked dish may cause, so that one good evening does not fill the list. */
const MOST_FOR_ONE = 2

/**
 * Ranks recipes that a cook may like, best first, each with its reason: first dishes whose rarer foods appear
 * in dishes that the cook rated with four or five stars, marked as favorites, cooked or planned; then dishes
 * of the season; then the best rated. The similarity of two dishes is the cosine of their foods, each food
 * weighted by its rarity among the candidates. Recipes that `forbids` rejects are never suggested.
 */
export function suggest(candidates: readonly Candidate[], taste: Taste, count: number): Suggested[] {
  const rarity = rarityIn(candidates)
  const scored = candidates
    .map((candidate) => {
      const nearest = nearestOf(candidate, taste.liked, rarity)
      const isSeasonal = candidate.seasons.length < 4 && candidate.seasons.includes(taste.season)
      const score = (nearest?.score ?? 0) + (isSeasonal ? SEASON_BONUS : 0) + candidate.rank * RANK_SHARE
      return { candidate, nearest, isSeasonal, score }
    })
    .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
  const chosen: Suggested[] = []
  const told = new Map<Liked, number>()
  for (const { candidate, nearest, isSeasonal } of scored) {
    if (chosen.length >= count) break
    const used = nearest ? (told.get(nearest.liked) ?? 0) : 0
    if (nearest && used >= MOST_FOR_ONE) continue
    if (taste.forbids(candidate.id)) continue
    if (nearest) told.set(nearest.liked, used + 1)
    const reason = nearest
      ? because(nearest.liked)
      : isSeasonal
        ? inSeason(taste.season)
        : 'Well rated by others'
    chosen.push({ id: candidate.id, reason })
  }
  return chosen
}

function nearestOf({ foods }: Candidate, liked: readonly Liked[], rarity: (food: string) => number) {
  let best: { liked: Liked; score: number } | null = null
  for (const one of liked) {
    const likeness = cosine(foods, one.foods, rarity)
    const score = likeness * weights[one.how]
    if (likeness >= ALIKE && score > (best?.score ?? 0)) best = { liked: one, score }
  }
  return best
}

function cosine(a: readonly string[], b: readonly string[], rarity: (food: string) => number): number {
  const others = new Set(b)
  const length = (foods: Iterable<string>) => [...foods].reduce((sum, food) => sum + rarity(food) ** 2, 0)
  const shared = length(new Set(a.filter((food) => others.has(food))))
  const all = Math.sqrt(length(new Set(a)) * length(others))
  return all === 0 ? 0 : shared / all
}

/** Rarity of a food: the logarithm of all candidates divided by those that contain the food. */
function rarityIn(candidates: readonly Candidate[]): (food: string) => number {
  const having = new Map<string, number>()
  for (const { foods } of candidates)
    for (const food of new Set(foods)) having.set(food, (having.get(food) ?? 0) + 1)
  return (food) => Math.log((candidates.length + 1) / ((having.get(food) ?? 0) + 1))
}

const because = ({ title, how }: Liked): string =>
  ({
    rated: `Because you rated ${title} highly`,
    favorite: `Because ${title} is one of your favorites`,
    cooked: `Because you cooked ${title}`,
    planned: `Because you planned ${title}`,
  })[how]

const inSeason = (season: Season) => `At its best in ${season}`
