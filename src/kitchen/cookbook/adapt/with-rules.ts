import type { RecipeDraft } from '#contract/recipe.ts'
import { keepsSaltLow } from '../../checks/uncounted-salt.ts'
import { tokens } from '../../checks/words.ts'
import { type Craving, emptyCraving } from '../../craving/craving.ts'
import { matchFood } from '../../foods/index.ts'
import { parseIngredient } from '../../ingredients/index.ts'
import { breaches, dietTitles, keepRules } from '../../refine/keep-rules.ts'
import { removeLine } from '../../refine/remove.ts'
import { withoutSignsAtAll } from '../../refine/signs-of-meat.ts'
import { withoutUncountedSalt } from '../../refine/unsalted-water.ts'
import { withoutSalt } from '../../refine/without-salt.ts'
import { workedOtherwise } from '../../refine/worked-otherwise.ts'
import { titleSays } from '../find/wanted.ts'
import { meansLine } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { withAlternative } from './alternative.ts'
import { withAskedStandIn } from './asked-stand-in.ts'
import { inLeaves } from './in-leaves.ts'
import { byAuthor } from './stand-in.ts'

/** Changes the draft until it keeps diets, exclusions and allergies; returns the reason when it cannot. */
export function withRules(recipe: LinkedRecipe, draft: RecipeDraft, craving: Craving): RecipeDraft | string {
  let current = draft
  if (craving.exclusions.includes('salt')) {
    const unsalted = withoutSalt(draft)
    if (unsalted === null) return 'it cannot do without its salt'
    current = unsalted
  }
  if (keepsSaltLow(craving)) current = withoutUncountedSalt(current)
  for (let round = 0; round < 12; round++) {
    const found = breaches(current, craving)
    const [breach] = found
    if (!breach) return current === draft ? draft : said(recipe, withoutSignsAtAll(current, draft), craving)
    const places = found.flatMap(({ place }) => {
      const at = /^ingredients\.(\d+)$/.exec(place)?.[1]
      return at === undefined ? [] : [Number(at)]
    })
    const [first] = places
    const before: RecipeDraft = current
    const improves = (next: RecipeDraft) => breaches(next, craving).length < found.length
    if (first === undefined) {
      const worked = workedOtherwise(before, (of) => breaches(of, craving).length)
      if (worked === before) return breach.message
      current = worked
      continue
    }
    // The author's stand-ins for any line come first, since the kitchen's rules change all lines at once; before them
    // goes what the cook has.
    const own =
      firstOf(places, (at) => withAskedStandIn(before, at, craving, improves)) ??
      firstOf(places, (at) => byAuthor(recipe, before, at, improves)) ??
      firstOf(places, (at) => withAlternative(before, at, improves))
    const item = current.ingredients[first]?.item ?? ''
    const next = own ?? withoutBreach(recipe, current, first, item, craving, improves)
    if (next === null) return `no good stand-in for the ${nameOf(item)} is known here`
    current = next
  }
  return 'too much in it would have to change'
}

const firstOf = <In, Out>(items: readonly In[], find: (item: In) => Out | null): Out | null => {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

function withoutBreach(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  at: number,
  item: string,
  craving: Craving,
  improves: (next: RecipeDraft) => boolean,
): RecipeDraft | null {
  const leaves = inLeaves(draft, at, craving.exclusions)
  if (leaves && improves(leaves)) return leaves
  const kept = keptByRules(recipe, draft, item, craving)
  if (kept && improves(kept)) return kept
  // A food that neither defines the dish nor binds it may be left out: the celery of a minestrone.
  const spared = isSpared(recipe, item, craving)
  const isDefining = recipe.file.needs.some((food) => meansLine(food, item)) && !spared
  // The author's word counts for a larger part, too: the toast of bacon and eggs.
  const isOptional = recipe.file.without.some((food) => meansLine(food, item))
  const less = isDefining ? null : removeLine(draft, at, { anySize: spared, isOptional })
  return less && improves(less) ? less : null
}

/**
 * True for a vegetable, fruit or nut that the cook asks for the dish without: a stroganoff without its mushrooms is
 * what was wished for. The food that comes first in the dish, or stands in its title, is never spared.
 */
function isSpared({ file }: LinkedRecipe, item: string, { named, exclusions }: Craving): boolean {
  const food = matchFood(item)?.food
  const [first] = file.needs
  return (
    named !== undefined &&
    exclusions.length > 0 &&
    food !== undefined &&
    (food.aisle === 'Produce' || food.aisle === 'Nuts & Dried Fruit' || pickled.test(food.id)) &&
    !(first !== undefined && meansLine(first, item)) &&
    !titleSays(file.title)(tokens(food.name))
  )
}

/** Foods from a jar that season a dish, and that it is a dish without. */
const pickled = /pepperoncini|pickle|olive|caper|jalapeno|sauerkraut|artichoke|sun-dried|roasted-red/

/** Returns the draft with the kitchen's own stand-in, if the dish keeps its identity. */
function keptByRules(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  item: string,
  craving: Craving,
): RecipeDraft | null {
  const outcome = keepRules(draft, craving)
  if (outcome.kind !== 'changed') return null
  // The foods that define the dish are replaced only by stand-ins of its author, or by another make of the
  // same food: oat milk for milk.
  const need = recipe.file.needs.find((food) => meansLine(food, item))
  const isSeasoning = seasonings.has(matchFood(item)?.food.aisle ?? '')
  const isDropped = outcome.draft.ingredients.length < draft.ingredients.length
  const isKept =
    need === undefined ||
    // A hot honey that loses its chile is honey.
    (isSeasoning && !isDropped) ||
    outcome.draft.ingredients.some((line) => isMakeOf(line.item, need))
  return isKept ? outcome.draft : null
}

/** Aisles of foods that season a dish and do not define it. */
export const seasonings: ReadonlySet<string> = new Set(['Spices & Seasonings', 'Oils & Condiments'])

/** True for another make of the same food: "gluten-free lasagna noodles" are lasagna noodles. */
const isMakeOf = (item: string, need: string): boolean => {
  const head = tokens(need).at(-1) ?? ''
  return (
    /\b(?:vegan|gluten-free|dairy-free|oat|soy|plant-based|low-sodium|celery-free)\b/.test(item) &&
    tokens(item).includes(head)
  )
}

const nameOf = (item: string) => parseIngredient({ amount: '', item }).food || item

/** Adds the diet that a changed dish now keeps to its title. */
export function said(recipe: LinkedRecipe, draft: RecipeDraft, { diets }: Craving): RecipeDraft {
  const missing = diets.flatMap((diet) => {
    const word = dietTitles[diet]
    // A diet that the dish keeps as written needs no mention.
    const isKept = breaches(recipe.draft, { ...emptyCraving(), diets: [diet] }).length === 0
    return word && !isKept && !draft.title.toLowerCase().includes(word.toLowerCase()) ? [word] : []
  })
  return { ...draft, title: `${missing.join(' ')} ${draft.title}`.trim() }
}
