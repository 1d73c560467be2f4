import type { Season } from './season.ts'

/** A recipe of the library, as far as its suggestion goes. `foods` are ids of the kitchen's foods. */
export interface Candidate {
  id: string
  foods: readonly string[]
  /** When its produce is at its best; all four when that is no question. */
  seasons: readonly Season[]
  /** Its Bayesian average, 1 to 5. */
  rank: number
}

/** A recipe of the cook's own, and how it came to be liked. */
export interface Liked {
  title: string
  foods: readonly string[]
  how: 'rated' | 'favorite' | 'cooked' | 'planned'
}

export interface Taste {
  liked: readonly Liked[]
  season: Season
  /** What the cook must not or does not eat. Asked only of those that would be suggested. */
  forbids: (id: string) => boolean
}

export interface Suggested {
  id: string
  reason: string
}

/** How much a liking says: what was praised more than what was merely planned. */
const weights = { rated: 1, favorite: 0.9, cooked: 0.8, planned: 0.5 } as const
const SEASON_BONUS = 0.15
/** A rank between 1 and 5 moves a recipe by a fifth at most. */
const RANK_SHARE = 0.05
/** Below this two dishes have little but salt and onions in common. */
const ALIKE = 0.12
/** Six dishes because of one pleased evening would be a poor list. */
const MOST_FOR_ONE = 2

/**
 * What a cook may like, best first, each with its reason: dishes whose rarer foods are those of dishes they rated with
 * four or five stars, marked as favorites, cooked or planned; then what the season brings; then what others like best.
 * Two dishes are as alike as the cosine of their foods, each food weighed by how few candidates have it. Nothing that
 * `forbids` is ever in it.
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

/** Logarithm of how many dishes there are for one that has the food. */
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
