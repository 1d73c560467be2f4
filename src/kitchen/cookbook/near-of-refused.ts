import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { conditionsIn, isEatingPlan, type NearRules, nearRules } from '../conditions/index.ts'
import { type Claim, isFoodWish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { oftenMeans } from '../craving/passes/conditions.ts'
import { stem } from '../craving/stem.ts'
import { isUnruled } from '../craving/unruled-conditions.ts'
import { contradictionOf } from '../craving/wishes/contradictions.ts'
import { kindsOfDish } from '../craving/wishes/kinds/kinds-of-dish.ts'
import { tooQuick } from '../craving/wishes/too-quick.ts'
import { membersOf } from '../culinary/food-kinds.ts'
import { foodById, matchFood } from '../foods/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { listOf } from '../prose.ts'
import type { Course } from './courses.ts'
import { MOST_NEAR, nearestInTime, nearestTo } from './find/nearest.ts'
import { type MakeRequest, makeInPieces } from './make-recipe.ts'
import { nameKey } from './name-key.ts'
import type { Cookbook, LinkedRecipe } from './open-cookbook.ts'
import { ownNamesOf } from './own-names.ts'

/**
 * Returns the nearest recipes for a craving that is refused before any recipe is looked for: too short a time, a way of
 * eating without rules, a food both asked for and left out. Other refusals get none, because
 * nothing near is known to be safe or meant.
 */
export function nearOfRefused(cookbook: Cookbook, request: MakeRequest): NearRecipe[] {
  const { craving } = request
  if (craving.refusal === tooQuick(craving))
    return nearestInTime(cookbook, { ...craving, refusal: null }, request)
  if (craving.refusal === contradictionOf({ ...craving, refusal: null }))
    return withoutContradiction(cookbook, request)
  const plans = (craving.claims ?? []).filter(({ kind }) => kind === 'unknown-condition')
  const [plan] = plans
  // Another reason, such as an allergy to a food that is not known, holds for anything near as well.
  if (!plan || !isUnruled(craving)) return []
  const because = `nothing is known here of ${plan.means}`
  const often = plans.length === 1 ? (oftenMeans.get(plan.means) ?? '') : ''
  const known = conditionsIn(often).map(({ condition }) => condition)
  const diets =
    often === 'low sodium' ? [...new Set([...craving.diets, 'low-sodium' as const])] : craving.diets
  if (known.length > 0 || diets.length > craving.diets.length)
    return keepingTo(
      cookbook,
      {
        ...request,
        craving: { ...craving, refusal: null, diets, conditions: [...(craving.conditions ?? []), ...known] },
      },
      `it is ${often}, and nothing else is known here of ${plan.means}`,
    )
  const rules = plans.map(({ means }) => nearRules[means])
  if (rules.every((one) => one !== undefined))
    return byRulesOfThumb(cookbook, request, rules, [...new Set(plans.map(({ means }) => means))])
  // Without a dish of its name nothing tells what would be near.
  if (!craving.named || !plans.every(({ means }) => isEatingPlan(means))) return []
  return nearestTo(cookbook, { ...craving, refusal: null }, request, () => because)
}

/** Returns recipes that keep the rules of thumb of conditions without rules: of the dish asked for, else others. */
function byRulesOfThumb(
  cookbook: Cookbook,
  request: MakeRequest,
  rules: readonly NearRules[],
  names: readonly string[],
): NearRecipe[] {
  const { craving } = request
  const all = <T>(own: readonly T[] | undefined, pick: (one: NearRules) => readonly T[] | undefined): T[] => [
    ...new Set([...(own ?? []), ...rules.flatMap((one) => pick(one) ?? [])]),
  ]
  const kept: Craving = {
    ...craving,
    refusal: null,
    exclusions: all(craving.exclusions, ({ without }) => without?.split(', ')),
    diets: all(craving.diets, ({ diets }) => diets),
    conditions: all(craving.conditions, ({ conditions }) => conditions?.map((id) => ({ id }))),
    targets: all(craving.targets, ({ targets }) => targets),
    moods: all(craving.moods, ({ moods }) => moods),
    equipment: all(craving.equipment, ({ equipment }) => equipment),
    unknown: [],
    claims: (craving.claims ?? []).filter(({ kind }) => kind !== 'unknown' && kind !== 'unknown-condition'),
  }
  const because = `${listOf(rules.map(({ says }) => says))}; nothing else is known here of ${listOf(names)}`
  const families = rules.flatMap((one) => one.families ?? [])
  const open = { ...withoutDish(kept), families }
  const isUncooked = rules.some((one) => one.isUncooked)
  const isFit = ({ cookTime }: RecipeDraft) => !isUncooked || cookTime === 0
  const named = families.length > 0 && !craving.named ? { ...kept, families } : kept
  for (const each of [named, open, { ...open, category: null }]) {
    const found = keepingTo(cookbook, { ...request, craving: each }, because, isFit)
    if (found.length > 0) return found
  }
  return []
}

/** Returns a craving without the dish and the foods that it asks for: what is left are its rules and its meal. */
function withoutDish({ recipes: _, named: __, ...craving }: Craving): Craving {
  const claims = (craving.claims ?? []).filter(({ kind }) => kind !== 'wish' && kind !== 'unknown')
  return { ...craving, claims, dishes: [], foods: [], unknown: [] }
}

/** Names of dishes of what is left over. */
const ofLeftovers = /^(?:left-?over|stale|day-?old)\b/i

/** Returns the reason why a dish that is left over is refused where nothing uses it up. */
export const toldOfLeftover = (dish: string): string =>
  `Larder's kitchen has no recipe that uses up ${dish}, and does not make it once more. Name the foods that are in it, or the dish that you want.`

/** Returns the recipes for other leftovers that share most foods with a dish that none uses up. */
export function nearLeftover({ names, recipes, bySlug }: Cookbook, dish: string): NearRecipe[] {
  const words = nameKey(dish).split(' ')
  const slug = words
    .flatMap((_, at) => words.map((_, to) => words.slice(at, words.length - to).join(' ')))
    .flatMap((name) => names.get(name) ?? [])
    .at(0)
  const own = bySlug.get(slug ?? '')
  if (!own) return []
  const needs = new Set(own.file.needs.flatMap((need) => matchFood(need)?.food.id ?? []))
  const [main] = needs
  const shared = ({ file, foods }: LinkedRecipe): number =>
    new Set(foods.flatMap((food) => (food && needs.has(food.id) ? [food.id] : []))).size +
    (file.course === own.file.course ? 0.5 : 0)
  return recipes
    .filter(
      (recipe) => recipe.slug !== slug && ownNamesOf(recipe.file).some((name) => ofLeftovers.test(name)),
    )
    .map((recipe) => ({ recipe, near: shared(recipe) }))
    .filter(({ recipe, near }) => near >= 2 || recipe.foods.some((food) => food !== null && food.id === main))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_NEAR)
    .map(({ recipe }) => ({ title: recipe.file.title, because: `it uses up something else than ${dish}` }))
}

/**
 * Returns recipes that keep a condition or an allergy, for a dish that cannot: nothing of the dish itself is
 * near, since it breaks the rule.
 */
export function nearUnderRules(cookbook: Cookbook, request: MakeRequest): NearRecipe[] {
  const { craving } = request
  const { named } = craving
  const rules = [...(craving.conditions ?? []), ...(craving.allergies ?? [])]
  const isForPet = (craving.recipes?.slugs ?? []).some(
    (slug) => cookbook.bySlug.get(slug)?.file.course === 'pet',
  )
  // Chocolate, raisins and onions, which people eat, poison a dog.
  if (rules.length === 0 || !named || isForPet) return []
  const open = { ...withoutDish(craving), families: [], equipment: [] }
  const because = `it keeps to your rules, and is no ${named.words}`
  const own = (craving.recipes?.slugs ?? []).flatMap((slug) => cookbook.bySlug.get(slug) ?? [])
  const head = headOf(named.words)
  const kind = kindsOfDish.some(({ id }) => id === head) ? head : null
  const family = head !== null && membersOf(head, () => true).length > 0 ? head : null
  const category = craving.category ?? own.find(({ file }) => isWhole(file.course))?.draft.category ?? null
  // The cravings go from the nearest to the furthest: dishes of the same kind, of the same foods, of the same meal.
  const nearer: Craving[] = [
    ...(kind === null ? [] : [{ ...open, dishes: [kind], claims: [...(open.claims ?? []), ofDish(kind)] }]),
    ...(craving.foods.length + (craving.families ?? []).length === 0 ? [] : [ofFoods(open, craving)]),
    ...(family === null
      ? []
      : [{ ...open, families: [family], claims: [...(open.claims ?? []), ofFamily(family)] }]),
    // A dessert is near a dessert; a stroganoff is near no pesto, though both are dinner.
    ...(category === 'dessert' || category === 'snack' || craving.category ? [{ ...open, category }] : []),
  ]
  for (const each of nearer) {
    const found = keepingTo(cookbook, { ...request, craving: each }, because)
    if (found.length > 0) return found
  }
  return []
}

/** True for a course that is eaten by itself: what stands beside a sauce is no sauce. */
const isWhole = (course: Course): boolean =>
  !/^(?:sauce|dressing|condiment|preserve|basic|drink)$/.test(course)

/** Returns an open craving with the foods of the wish. */
const ofFoods = (open: Craving, { foods, families = [], claims = [] }: Craving): Craving => ({
  ...open,
  foods,
  families,
  claims: [...(open.claims ?? []), ...claims.filter(isFoodWish)],
})

/** Returns the word that a longer name ends in: the cake of "princess cake"; null for a single word. */
const headOf = (name: string): string | null =>
  name.includes(' ') ? stem(name.toLowerCase().split(' ').at(-1) ?? '') : null

/** Returns the claim of a wish for a kind of food. */
const ofFamily = (family: string): Claim => ({ ...ofDish(family), namesA: ['food'], dishes: [] })

/** Returns the claim of a wish for a kind of dish. */
const ofDish = (kind: string): Claim => ({
  kind: 'wish',
  words: kind,
  english: kind,
  means: kind,
  namesA: ['dish'],
  dishes: [kind],
  from: 0,
  to: 1,
})

/** Returns recipes that keep the rules of a known diet which the unknown one often stands for. */
function keepingTo(
  cookbook: Cookbook,
  request: MakeRequest,
  because: string,
  isFit: (draft: RecipeDraft) => boolean = () => true,
): NearRecipe[] {
  const makings = [1, 2, 3].map((turn) => inOneGo(makeInPieces(cookbook, { ...request, turn })))
  return makings.flatMap((making) =>
    making.kind === 'recipe' && isFit(making.draft) ? [{ title: making.draft.title, because }] : [],
  )
}

/** Returns the recipes nearest to a craving without the foods that it both asks for and leaves out. */
function withoutContradiction(cookbook: Cookbook, request: MakeRequest): NearRecipe[] {
  const { recipes: _, named: __, ...craving } = request.craving
  const contradicts = (part: Partial<Craving>) =>
    contradictionOf({ ...craving, foods: [], families: [], ...part }) !== null
  const foods = craving.foods.filter((id) => !contradicts({ foods: [id] }))
  const families = (craving.families ?? []).filter((family) => !contradicts({ families: [family] }))
  const kept = new Set([...foods.map((id) => foodById(id)?.name), ...families])
  const left = (craving.claims ?? []).filter((claim) => isFoodWish(claim) && !kept.has(claim.means))
  const claims = (craving.claims ?? []).filter((claim) => !left.includes(claim))
  const because = `there is no ${left[0]?.means ?? 'such food'} in it`
  return nearestTo(cookbook, { ...craving, refusal: null, foods, families, claims }, request, () => because)
}
