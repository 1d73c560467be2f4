import type { Allergen, Diet } from '#contract/dietary.ts'
import {
  conditionsIn,
  isEatingPlan,
  type StatedRules,
  statedRules,
  type WayOfEating,
  waysOfEating,
} from '../conditions/index.ts'
import { listOf } from '../prose.ts'
import type { Claim } from './claim.ts'
import type { Craving } from './craving.ts'
import { oftenMeans } from './passes/conditions.ts'
import { stem } from './stem.ts'

/** Diets that an allergy keeps, whatever word it was stated with. */
const dietOfAllergen: Partial<Record<Allergen, Diet>> = {
  milk: 'dairy-free',
  gluten: 'gluten-free',
  eggs: 'egg-free',
  soy: 'soy-free',
}

const wordsIn = (list: string): string[] => list.split(/,\s*/)

/**
 * Decides what becomes of conditions without rules: a way of eating that leaves whole foods out is kept, a dish is
 * made by what the cook's own words say of the others, and told to be no more than that; anything else is refused.
 * Changes the craving and the claims.
 * @returns sentences for the cook
 */
export function byStatedWords(craving: Craving, claims: readonly Claim[]): string[] {
  const unruled = claims.filter(({ kind }) => kind === 'unknown-condition')
  const told: string[] = []
  for (const claim of unruled) {
    const name = claim.means
    const note =
      keptAsWayOfEating(craving, claim) ?? keptByWords(craving, name) ?? keptByNearRules(craving, name)
    if (note === null) craving.refusal ??= refusalOf(name)
    else told.push(note)
  }
  return [...new Set(told)]
}

function keptAsWayOfEating(craving: Craving, claim: Claim): string | null {
  const way = waysOfEating[claim.means]
  if (!way || way.unless?.test(craving.text.toLowerCase())) return null
  if (way.isOnlyStated && !statesAny(craving, way)) return null
  if (!way.isOnlyStated) Object.assign(claim, { kind: 'condition', means: way.name })
  leaveOut(craving, wordsIn(way.without))
  keepDiets(craving, way.diets)
  craving.allergies = [...new Set([...(craving.allergies ?? []), ...(way.allergies ?? [])])]
  return way.says
}

/** True when the cook names meat or milk as left out, and so knows what the illness is about. */
const statesAny = ({ exclusions, diets, allergies = [] }: Craving, way: WayOfEating): boolean =>
  exclusions.some((word) => /^(?:beef|pork|red meat|meat|lamb|mammal|gelatin)$/.test(word)) ||
  way.diets.some((diet) => diets.includes(diet)) ||
  allergies.includes('milk')

function keptByWords(craving: Craving, name: string): string | null {
  const rules = statedRules[name]
  if (!rules || !carries(craving, rules)) return null
  const said = ` ${craving.text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .map(stem)
    .join(' ')} `
  const also = wordsIn(rules.alsoWithout ?? '').filter(
    (word) => word !== '' && !said.includes(` ${word.split(' ').map(stem).join(' ')} `),
  )
  leaveOut(craving, also)
  keepDiets(craving, rules.alsoDiets ?? [])
  const fat = keepFat(craving, rules.alsoFatTo)
  const besides = [
    ...also.map((word) => (word === 'green' ? 'leafy greens' : word)),
    ...(rules.alsoDiets?.includes('alcohol-free') ? ['alcohol'] : []),
    ...(fat === null ? [] : [`more than ${fat} g of fat`]),
  ]
  return besides.length === 0
    ? `Larder has no rules for "${name}" itself: only what you asked for was kept. Ask your doctor or dietitian.`
    : `Larder has no rules for "${name}" itself: what you asked for was kept, and ${listOf(besides)} left out besides. Ask your doctor or dietitian.`
}

/** True when the cook's own words say what the condition is about. */
function carries(craving: Craving, rules: StatedRules): boolean {
  const { exclusions, moods, targets = [], conditions = [], allergies = [], text } = craving
  const diets = [...craving.diets, ...allergies.flatMap((one) => dietOfAllergen[one] ?? [])]
  const without = new Set(rules.without?.split(' '))
  return (
    exclusions.some((word) => without.has(word) || word.split(' ').some((part) => without.has(part))) ||
    (rules.diets ?? []).some((diet) => diets.includes(diet)) ||
    (rules.measures ?? []).some((measure) => targets.some((one) => one.measure === measure)) ||
    (rules.moods ?? []).some((mood) => moods.includes(mood)) ||
    (rules.conditions ?? []).some((id) => conditions.some((one) => one.id === id)) ||
    (rules.said?.test(text.toLowerCase()) ?? false)
  )
}

/** Keeps the rules that an eating plan without its own is nearest to: a low glycemic index, those for diabetes. */
function keptByNearRules(craving: Craving, name: string): string | null {
  const near = oftenMeans.get(name)
  if (near === undefined || !isEatingPlan(name)) return null
  const known = conditionsIn(near).map(({ condition }) => condition)
  if (known.length === 0) return null
  const own = craving.conditions ?? []
  craving.conditions = [...own, ...known.filter(({ id }) => !own.some((one) => one.id === id))]
  return `Larder has no rules for "${name}" itself: those for "${near}" were kept in their place.`
}

/** Limits the fat of a serving, where the craving says nothing of it; returns the limit. */
function keepFat(craving: Craving, atMost: number | undefined): number | null {
  const { targets = [] } = craving
  if (atMost === undefined || targets.some(({ measure }) => measure === 'fat')) return null
  craving.targets = [...targets, { measure: 'fat', atMost }]
  return atMost
}

function leaveOut(craving: Craving, words: readonly string[]): void {
  craving.exclusions = [...new Set([...craving.exclusions, ...words])]
}

function keepDiets(craving: Craving, diets: readonly Diet[]): void {
  craving.diets = [...new Set([...craving.diets, ...diets])]
}

/** True for a craving that is refused because of a condition without rules. */
export const isUnruled = ({ refusal }: Craving): boolean => refusal?.includes(NO_RULES) ?? false

const NO_RULES = 'no rules for'

function refusalOf(name: string): string {
  const diet = oftenMeans.get(name)
  const other = diet
    ? `It has rules for "${diet}": ask for that where it is what your doctor means, or ask`
    : 'Ask'
  return `Larder has ${NO_RULES} "${name}", so it makes nothing under that name. ${other} for the foods that are wanted and those to leave out, and ask your doctor or dietitian.`
}
