import type { NearRecipe } from '#contract/problem.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { missedAmounts } from '../checks/asked-amounts.ts'
import { isProvable } from '../checks/asked-moods.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { foodsBesideSeasoning } from '../checks/measured-situations.ts'
import { isCovering } from '../checks/missed-dishes.ts'
import { oncePer } from '../checks/once-per.ts'
import { LOW_SODIUM_MG, lowCarbTo } from '../checks/portions.ts'
import { readDraft } from '../checks/read-draft.ts'
import { maySuitMouth } from '../checks/soft-food.ts'
import { netCarbsOf } from '../conditions/figures.ts'
import { type Measure, saidOf } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { matchFood } from '../foods/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { type Adaptation, adaptRecipe } from './adapt/adapt-recipe.ts'
import { fittedToAmounts } from './adapt/fitted-to-amounts.ts'
import { alikeIn } from './adapt/like-for-like.ts'
import { asClause } from './as-clause.ts'
import type { Course } from './courses.ts'
import type { Circumstances } from './find/circumstances.ts'
import { withMeantName } from './find/explains.ts'
import { doubtfulLine } from './find/keeps-out.ts'
import { type Miss, MOST_NEAR, nearElsewhere, nearestOf } from './find/nearest.ts'
import { type Candidate, rankInPieces } from './find/rank.ts'
import { usedFoods } from './find/used-foods.ts'
import { wantedFoods } from './find/wanted.ts'
import type { Cookbook, LinkedRecipe } from './open-cookbook.ts'

export interface MakeRequest extends Circumstances {
  craving: Craving
  /** Number of the cook's attempt at this craving, from 1: each gets the next recipe that fits. */
  turn: number
  /** Names of wished foods of which a recipe may lack each as it is written, and that have to be worked into it. */
  worksIn?: readonly string[]
  /** True for a wish that lacks a food of the one that was made, of which no other is taken. */
  isNearer?: true
}

export type Making =
  | { kind: 'recipe'; slug: string; course: Course; draft: RecipeDraft }
  /** Result when every recipe that fits was made in an earlier turn. */
  | { kind: 'all-made'; made: NearRecipe[]; count: number }
  | { kind: 'none'; near: NearRecipe[] }

type MadeRecipe = Extract<Making, { kind: 'recipe' }>

/** Returns a recipe that was made as the answer to its craving. */
export const answerOf = ({ draft, course, slug }: MadeRecipe) =>
  ({ kind: 'recipe', draft, course, slug }) as const

/** Largest number of wished foods that a dish may lack and still be the same dish. */
const MOST_LACKING = 2
/** Share of a longer list of foods at hand that a dish may leave over. */
const MOST_LEFT_OVER = 0.6

/** Largest number of recipes that are adapted and checked for one craving, and of those that a food is worked into. */
const MOST_TRIED = 60
const MOST_WORKED_INTO = 15

/**
 * Finds the best recipe that can be adapted to the whole craving and passes every check. Yields after each
 * try so that a server can do other work; the generator returns the result.
 * @param leaves names of wished foods that the recipe may lack; the checks tell the cook which it does
 */
export function* makeInPieces(
  cookbook: Cookbook,
  request: MakeRequest,
  leaves: readonly string[] = request.worksIn ?? [],
): Generator<undefined, Making> {
  const craving = withMeantName(cookbook, request.craving)
  const all = yield* rankInPieces(cookbook, craving, request)
  const ranked = leaves.length === 0 ? all : all.flatMap((one) => leaving(one, leaves))
  const meant = { ...request, craving }
  // Recipes with a warning of a condition, or without a wished taste, are used only when no other fits: a
  // toddler's dinner has little salt, and a sweet snack is sweet.
  const { conditions = [], moods } = craving
  const hasCovering = craving.beside?.some(isCovering) ?? false
  // A cook with three eggs gets a cake of three eggs, where there is one.
  const hasAmounts = amountsToKeep(craving).length > 0
  if (conditions.length > 0 || moods.some(isProvable) || hasCovering || hasAmounts) {
    const unwarned = yield* firstThatPasses(cookbook, meant, ranked, true)
    if (unwarned.kind !== 'none') return unwarned
  }
  return yield* firstThatPasses(cookbook, meant, ranked, false)
}

/** Returns the candidate with foods that it may lack; empty when it would lack too many of them. */
const leaving = (one: Candidate, leaves: readonly string[]): Candidate[] =>
  one.missing.filter((name) => leaves.includes(name)).length >
  Math.max(MOST_LACKING, Math.floor(leaves.length * MOST_LEFT_OVER))
    ? []
    : [{ ...one, leftOver: [...one.leftOver, ...leaves] }]

function* firstThatPasses(
  cookbook: Cookbook,
  request: MakeRequest,
  ranked: readonly Candidate[],
  isStrict: boolean,
): Generator<undefined, Making> {
  const { turn, craving } = request
  const isNamed = craving.recipes !== undefined
  const recent = request.recentTitles ?? []
  const misses: Miss[] = []
  const had: MadeRecipe[] = []
  let tried = 0
  const most = request.worksIn ? MOST_WORKED_INTO : MOST_TRIED
  for (const candidate of ranked) {
    if (tried >= most) break
    const { slug, file } = candidate.recipe
    const hopeless =
      whyHopeless(candidate, craving, isNamed) ??
      overtime(candidate.recipe, craving) ??
      tooManyFoods(candidate.recipe, craving) ??
      (maySuitMouth(file, craving.moods) ? null : 'it has pieces to chew') ??
      (isNamed ? null : missedFigure(candidate.recipe, craving))
    const outcome =
      hopeless === null
        ? withAllOf(request, answer(candidate, craving, isNamed, isStrict))
        : ({ kind: 'cannot', because: hopeless } as const)
    if (hopeless === null) {
      tried += 1
      yield
    }
    if (outcome.kind === 'cannot') {
      misses.push({ candidate, because: outcome.because, isHopeless: hopeless !== null })
      continue
    }
    const making = { kind: 'recipe', slug, course: file.course, draft: outcome.draft } as const
    if (had.length >= turn - 1 && !recent.includes(outcome.draft.title)) return making
    had.push(making)
  }
  if (had.length === 0) {
    const near = nearestOf(cookbook, craving, misses)
    return { kind: 'none', near: near.length > 0 ? near : nearElsewhere(cookbook, craving, request) }
  }
  // Recipes made for other words, or long ago, may be repeated; attempts past the last recipe get none.
  const again = turn > had.length ? undefined : longestAgo(had, recent)
  return (
    again ?? {
      kind: 'all-made',
      count: had.length,
      made: had.slice(0, MOST_NEAR).map(({ draft }) => ({ title: draft.title, because: null })),
    }
  )
}

/** Refuses an answer that lacks a food which has to be worked in. */
function withAllOf({ worksIn, craving }: MakeRequest, made: Adaptation): Adaptation {
  if (!worksIn || made.kind === 'cannot') return made
  const used = usedFoods(made.draft, craving)
  const lacking = wantedFoods(craving).find(
    (food) => worksIn.includes(food.name) && !used.includes(food),
  )?.name
  return lacking === undefined
    ? made
    : { kind: 'cannot', because: `there is no ${saidOf(craving, lacking)} in it` }
}

/** Returns the recipe that was made longest ago; `recent` lists the latest titles first. */
const longestAgo = (had: readonly MadeRecipe[], recent: readonly string[]): MadeRecipe | undefined =>
  had.toSorted((a, b) => recent.indexOf(b.draft.title) - recent.indexOf(a.draft.title))[0]

/** Largest number of lines that are replaced in one dish; more would make it another dish. */
const MOST_REPLACED = 4

/**
 * Returns the reason why a candidate cannot be adapted, when this is known without trying: foods that nothing
 * adds, or too many lines to replace.
 */
function whyHopeless(
  { recipe, missing, leftOver, keptOut, lacks }: Candidate,
  craving: Craving,
  isNamed: boolean,
): string | null {
  if (lacks !== null) return lacks
  if (keptOut.length > MOST_REPLACED) return 'too much in it would have to change'
  const [first] = missing.filter((name) => !leftOver.includes(name))
  const food = matchFood(first ?? '')?.food
  const bringsIn =
    missing.length === 1 &&
    (recipe.file['stand-ins'].length > 0 || (food !== undefined && alikeIn(recipe.draft, food) !== null))
  return first !== undefined && !isNamed && !bringsIn ? `there is no ${saidOf(craving, first)} in it` : null
}

/**
 * Returns the clause about the time of a recipe that is too slow in each of its ways, so that it takes no try
 * from a quicker one; null where an appliance that is asked for may shorten it.
 */
function overtime({ file, ways }: LinkedRecipe, craving: Craving): string | null {
  const { maxMinutes, maxPrepMinutes = file.prep, equipment } = craving
  if (file.prep > maxPrepMinutes) return `it takes ${file.prep} minutes of work`
  if (maxMinutes === null || equipment.length > 0) return null
  const least = Math.min(file.prep + file.cook, ...ways.map(({ draft }) => draft.prepTime + draft.cookTime))
  return least > maxMinutes ? `it takes ${least} minutes` : null
}

/** Foods above the wished number that a recipe may have as written: one may be optional, or come with another. */
const FOODS_OVER = 1
/** Returns the clause about the number of foods of a recipe, so that it takes no try from one with fewer. */
function tooManyFoods({ draft }: LinkedRecipe, { maxIngredients, onlyThese }: Craving): string | null {
  if (maxIngredients === null || onlyThese) return null
  const foods = foodsBesideSeasoning(draft)
  return foods > maxIngredients + FOODS_OVER
    ? `it has ${foods} ingredients; at most ${maxIngredients} were asked for`
    : null
}

/** Nutrition figures of a recipe as written; the tolerance allows for small changes by a diet's stand-ins. */
const figuresOf = oncePer(({ draft }: LinkedRecipe) => {
  const report = computeNutrition(draft)
  return { ...report.perServing, netCarbs: netCarbsOf(report, draft.servings) }
})
const TOLERANCE = 1.15
/** The same for diets, whose stand-ins change a dish more: a stock without salt, cauliflower for rice. */
const DIET_TOLERANCE = 1.6

/** Returns the clause about a figure that a recipe misses by far, so that other recipes are tried first. */
function missedFigure(recipe: LinkedRecipe, { targets: all = [], diets }: Craving): string | null {
  const targets = all.filter(({ isSoft }) => !isSoft)
  const [isLowSodium, isLowCarb] = [diets.includes('low-sodium'), diets.includes('low-carb')]
  if (targets.length === 0 && !isLowSodium && !isLowCarb) return null
  const figures = figuresOf(recipe)
  if (isLowSodium && figures.sodium > LOW_SODIUM_MG * DIET_TOLERANCE)
    return `a serving has ${Math.round(figures.sodium)} mg of sodium`
  if (isLowCarb && figures.netCarbs > lowCarbTo(recipe.draft.category) * DIET_TOLERANCE)
    return `a serving has ${Math.round(figures.netCarbs)} g of carbohydrate`
  const missed = targets.find(
    ({ measure, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) =>
      figures[measure] * TOLERANCE < atLeast || figures[measure] > atMost * TOLERANCE,
  )
  return missed ? `a serving has ${Math.round(figures[missed.measure])} ${figureName(missed.measure)}` : null
}

const figureName = (measure: Measure): string =>
  measure === 'calories' ? 'kcal' : measure === 'sodium' ? 'mg of sodium' : `g of ${measure}`

/** Eaters for whom no recipe is made whose author says that a food in it stays raw. */
const noRawFood: ReadonlySet<string> = new Set(['pregnancy', 'baby', 'toddler'])

/** Adapts a candidate, and accepts it when every check and every claim of the craving holds. */
function answer(
  { recipe, leftOver }: Candidate,
  craving: Craving,
  isNamed: boolean,
  isStrict: boolean,
): Adaptation {
  const [raw] = (craving.conditions ?? []).some(({ id }) => noRawFood.has(id)) ? recipe.file.raw : []
  if (raw) return { kind: 'cannot', because: `the ${raw} in it may be raw inside` } as const
  const adapted = adaptRecipe(recipe, craving, isNamed, leftOver)
  if (adapted.kind === 'cannot') return adapted
  const { draft } = adapted
  const doubtful = doubtfulLine(craving, draft.ingredients)
  if (doubtful)
    return {
      kind: 'cannot',
      because: `the ${nameOfLine(doubtful)} in it may have what you leave out`,
    } as const
  const report = checkRecipe(draft, { craving, source: 'engine', course: recipe.file.course })
  const [fault] = blocking(report)
  const missed = report.findings.find(({ rule }) => rule === 'wish.tool')
  const warned = isStrict
    ? report.findings.find(
        ({ rule, severity }) =>
          severity === 'warning' &&
          (rule.startsWith('condition.') ||
            rule === 'wish.mood' ||
            (rule === 'wish.food' && (craving.beside?.some(isCovering) ?? false))),
      )
    : undefined
  if (isStrict && !fault && takesTooMuch(draft, craving, recipe.file.course))
    return { kind: 'cannot', because: 'it takes more than you have' } as const
  const found = fault ?? missed ?? warned
  return found ? ({ kind: 'cannot', because: asClause(found.message) } as const) : adapted
}

/** True when a recipe takes more of a food than there is, also when it is made smaller. */
function takesTooMuch(draft: RecipeDraft, craving: Craving, course: Course): boolean {
  const amounts = amountsToKeep(craving)
  if (amounts.length === 0) return false
  const fitted = readDraft(fittedToAmounts(draft, craving, course))
  return missedAmounts(fitted, amounts).some(({ isTooMuch }) => isTooMuch)
}

/** Number of foods from which on a list of them has other ways to be used than a recipe that fits one amount. */
const A_LIST = 3
/** Returns the amounts at hand that decide between the recipes: of a name, or of a food or two. */
const amountsToKeep = ({ recipes, foods, families = [], amounts = [] }: Craving) =>
  recipes || foods.length + families.length < A_LIST ? amounts : []

const nameOfLine = (line: Ingredient) => parseIngredient(line).food || line.item
