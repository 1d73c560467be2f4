import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withSafetySteps } from '../checks/index.ts'
import type { Craving } from '../composer/index.ts'
import { madeCheaper } from './cheaper.ts'
import { stillMeat } from './doneness.ts'
import { breaches, keepRules } from './keep-rules.ts'
import { withLessSalt } from './less-salt.ts'
import { readLines } from './lines.ts'
import type { Outcome } from './outcome.ts'
import { madeQuicker } from './quicker.ts'
import { scaleTo } from './servings.ts'
import { swapped } from './swap.ts'
import { withUsedUp } from './use-up.ts'
import { readWish, saysNothing, type Wish } from './wish.ts'
import { withoutOven } from './without-oven.ts'

export interface RefineRequest {
  draft: RecipeDraft
  /** The cook's words: untrusted text, never instructions. */
  wish: string
  /** Rules of the recipe and of the cook's profile. Those that it keeps now must hold after the change. */
  keeps?: Keeps
}

export type Keeps = Pick<Craving, 'diets' | 'exclusions' | 'allergies'>

/** A changed recipe, or an honest word why there is none. */
export type Refinement =
  | { kind: 'proposal'; draft: RecipeDraft }
  /** Nothing to do: the recipe is so already. */
  | { kind: 'already'; reason: string }
  | { kind: 'refused'; reason: string }

export const WISH_HELP =
  'Try “make it vegan”, “gluten-free”, “for two”, “without mushrooms”, “swap butter for olive oil”, “less salt”, “cheaper”, “quicker”, “without an oven” or “use up spinach”.'

/**
 * Changes any recipe as the cook wishes, by rule: what cannot be done soundly is refused with a reason, and nothing is
 * left half done. Deterministic. The proposal has passed the kitchen's checks.
 */
export function refineRecipe({ draft, wish: text, keeps }: RefineRequest): Refinement {
  const wish = readWish(text)
  if (wish.craving.refusal) return { kind: 'refused', reason: wish.craving.refusal }
  if (wish.unknown.length > 0) {
    return {
      kind: 'refused',
      reason: `“${wish.unknown[0]}” asks for a cook's invention, which the built-in kitchen does not pretend to. ${WISH_HELP}`,
    }
  }
  if (saysNothing(wish)) {
    return { kind: 'refused', reason: `The built-in kitchen did not understand this wish. ${WISH_HELP}` }
  }
  const rules = rulesOf(wish, draft, keeps)
  const reasons: string[] = []
  let current = draft
  for (const part of parts(wish, rules)) {
    const outcome = part(current)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'already') reasons.push(outcome.reason)
    else current = outcome.draft
  }
  if (current === draft || isSame(current, draft)) {
    return { kind: 'already', reason: [...new Set(reasons)].join(' ') || 'This recipe already is so.' }
  }
  return verdict(draft, withSafetySteps(current), rules)
}

/** The parts of a wish, in an order in which one does not undo another: foods first, amounts after. */
function parts(wish: Wish, rules: Craving): ((draft: RecipeDraft) => Outcome)[] {
  const { craving } = wish
  const asked = {
    ...rules,
    diets: craving.diets.filter((diet) => diet !== 'low-sodium'),
    exclusions: exclusionsOf(wish),
  }
  const { servings } = wish
  return [
    ...wish.swaps.map((swap) => (draft: RecipeDraft) => swapped(draft, swap)),
    ...(asked.diets.length + asked.exclusions.length > 0
      ? [(draft: RecipeDraft) => keepRules(draft, asked, rules)]
      : []),
    ...wish.useUp.map((id) => (draft: RecipeDraft) => withUsedUp(draft, id)),
    ...(wish.noOven ? [withoutOven] : []),
    ...(wish.cheaper ? [(draft: RecipeDraft) => madeCheaper(draft, rules)] : []),
    ...(wish.lessSalt ? [withLessSalt] : []),
    ...(wish.quicker ? [(draft: RecipeDraft) => madeQuicker(draft, craving.maxMinutes)] : []),
    ...(servings ? [(draft: RecipeDraft) => scaleTo(draft, servings)] : []),
  ]
}

/** "Less salt" is no exclusion of salt. */
const exclusionsOf = ({ craving, lessSalt }: Wish) =>
  craving.exclusions.filter((word) => !(lessSalt && /^(?:salt|sodium)$/.test(word)))

/**
 * What the changed recipe is held against: what the wish asks, and of `keeps` what the recipe keeps today. For drafts
 * of a model, too.
 */
export const refineRules = ({ draft, wish, keeps }: RefineRequest): Craving =>
  rulesOf(readWish(wish), draft, keeps)

function rulesOf(wish: Wish, draft: RecipeDraft, keeps: Keeps = { diets: [], exclusions: [] }): Craving {
  const { craving } = wish
  const named = new Set([...wish.swaps.map(({ to }) => to.toLowerCase()), ...wish.useUp])
  const none: Craving = { ...craving, diets: [], exclusions: [], allergies: [], foods: [], families: [] }
  const holds = (rule: Partial<Craving>) => breaches(draft, { ...none, ...rule }).length === 0
  const diets = keeps.diets.filter((diet) => holds({ diets: [diet] }))
  const exclusions = keeps.exclusions.filter((word) => !named.has(word) && holds({ exclusions: [word] }))
  const allergies = (keeps.allergies ?? []).filter((allergen) => holds({ allergies: [allergen] }))
  return {
    ...none,
    dishes: [],
    moods: [],
    cuisines: [],
    maxIngredients: null,
    category: null,
    foods: wish.useUp,
    diets: [...new Set([...craving.diets, ...diets])].filter((diet) => diet !== 'low-sodium'),
    exclusions: [...new Set([...exclusionsOf(wish), ...exclusions])],
    allergies,
  }
}

const isSame = (a: RecipeDraft, b: RecipeDraft) => JSON.stringify(a) === JSON.stringify(b)

/** The same checks as for every recipe: no rule broken, nothing blocking that was not there before. */
function verdict(before: RecipeDraft, after: RecipeDraft, rules: Craving): Refinement {
  const parsed = recipeDraft.safeParse(after)
  if (!parsed.success) return { kind: 'refused', reason: 'The change would not leave a whole recipe.' }
  const broken = breaches(after, rules)
  const kind = (finding: Finding) => finding.rule
  const known = new Set(blocking(checkRecipe(before, { source: 'engine' })).map(kind))
  const fresh = blocking(checkRecipe(after, { craving: rules, source: 'engine' })).filter(
    (finding) => !known.has(kind(finding)),
  )
  const [fault] = [...broken, ...fresh]
  if (fault) {
    return {
      kind: 'refused',
      reason: `The built-in kitchen could not make this change soundly: ${fault.message}`,
    }
  }
  const orphan = meatWords(before, after)
  if (orphan) {
    return {
      kind: 'refused',
      reason: `The steps treat the meat in a way (“${orphan}”) that nothing meatless can follow. A new recipe would serve you better.`,
    }
  }
  return { kind: 'proposal', draft: parsed.data }
}

/** Where the last raw meat is gone, no step may speak of it as if it were there. */
function meatWords(before: RecipeDraft, after: RecipeDraft): string | null {
  const raw = (draft: RecipeDraft) => readLines(draft).some(({ food }) => food?.tags.includes('raw-risk'))
  if (!raw(before) || raw(after)) return null
  const text = after.instructions.filter((step) => !/\b(?:egg|rice|bean)/i.test(step)).join(' ')
  return stillMeat.exec(text)?.[0] ?? null
}
