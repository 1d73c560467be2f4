import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import type { Craving } from '../craving/craving.ts'
import { adaptRecipe } from './adapt/adapt-recipe.ts'
import type { Course } from './courses.ts'
import { type Candidate, type Circumstances, rank } from './find/rank.ts'
import type { Cookbook } from './open-cookbook.ts'

export interface MakeRequest extends Circumstances {
  craving: Craving
  /** Which of the cook's attempts at this craving it is, from 1: each gets the next recipe that fits. */
  turn: number
}

export type { NearRecipe }

export type Making =
  | { kind: 'recipe'; slug: string; course: Course; draft: RecipeDraft }
  /** Every recipe that fits was made in an earlier turn. */
  | { kind: 'all-made'; made: NearRecipe[] }
  | { kind: 'none'; near: NearRecipe[] }

/** Recipes that are adapted and checked at most for one craving. */
const MOST_TRIED = 60
const MOST_NEAR = 3

/**
 * The recipe of the cookbook that answers a craving: the best that can be adapted to all of it and passes every check.
 * Stops after each try, so that a server can do other work; the making is what it returns.
 */
export function* makeInPieces(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Making> {
  const { craving, turn } = request
  const isNamed = craving.recipes !== undefined
  const ranked = rank(cookbook, craving, request)
  const near: NearRecipe[] = []
  const made: NearRecipe[] = []
  let passed = 0
  let tried = 0
  for (const candidate of ranked) {
    if (!isNamed && candidate.missing.length > 0 && tried > 0 && passed === 0 && near.length >= MOST_NEAR)
      break
    if (tried >= MOST_TRIED) break
    tried += 1
    const outcome = answer(candidate, craving, isNamed)
    yield
    const { slug, file } = candidate.recipe
    if (outcome.kind === 'cannot') {
      if (near.length < MOST_NEAR) near.push({ title: file.title, because: outcome.because })
      continue
    }
    passed += 1
    if (passed >= turn) return { kind: 'recipe', slug, course: file.course, draft: outcome.draft }
    made.push({ title: file.title, because: null })
  }
  return passed > 0 ? { kind: 'all-made', made } : { kind: 'none', near }
}

/** The candidate made as asked, when every check and every claim of the craving holds. */
function answer({ recipe }: Candidate, craving: Craving, isNamed: boolean) {
  const adapted = adaptRecipe(recipe, craving, isNamed)
  if (adapted.kind === 'cannot') return adapted
  const { draft } = adapted
  const report = checkRecipe(draft, { craving, source: 'engine', course: recipe.file.course })
  const [fault] = blocking(report)
  const missed = report.findings.find(({ rule }) => rule === 'wish.dish' || rule === 'wish.tool')
  const found = fault ?? missed
  return found ? ({ kind: 'cannot', because: plain(found.message) } as const) : adapted
}

const plain = (message: string) => message.replace(/^./, (first) => first.toLowerCase()).replace(/\.$/, '')
