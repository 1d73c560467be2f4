import type { RecipeDraft } from '#contract/recipe.ts'
import { absent, soldWithout } from '../../checks/absent.ts'
import { missedTools } from '../../checks/asked-tools.ts'
import { LOW_SODIUM_MG } from '../../checks/portions.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { tokens } from '../../checks/words.ts'
import type { Target } from '../../craving/claim.ts'
import { type Craving, emptyCraving } from '../../craving/craving.ts'
import { findFoods } from '../../foods/index.ts'
import { forAppliance, waysFor } from '../../refine/appliances/index.ts'
import { changedFigure, reached } from '../../refine/figures.ts'
import { breaches } from '../../refine/keep-rules.ts'
import { scaleTo } from '../../refine/servings.ts'
import { asClause } from '../as-clause.ts'
import { missingFoods, ownNamesSay, wantedFoods } from '../find/wanted.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { withMeatInstead } from './asked-stand-in.ts'
import { withFresh } from './fresh.ts'
import { withHeat } from './heat.ts'
import { withSelfRising } from './self-rising.ts'
import { withSureStandIns } from './stand-in.ts'
import { withThawed } from './thawed.ts'
import { toYield } from './to-yield.ts'
import { withRules } from './with-rules.ts'
import { withWanted } from './with-wanted.ts'
import { withoutLumps } from './without-lumps.ts'

/**
 * Recipe changed to suit the craving, or the one difference that prevents it: "there is no saffron in it".
 */
export type Adaptation = { kind: 'made'; draft: RecipeDraft } | { kind: 'cannot'; because: string }

const cannot = (because: string): Adaptation => ({ kind: 'cannot', because })

/**
 * Adapts a recipe to a craving: its way for the appliance, its author's stand-ins before those of the
 * kitchen, optional foods left out, the servings scaled.
 * @param isNamed true when the craving asks for this dish by name, which allows larger changes
 * @param leftOver names of wished foods that the dish may lack
 */
export function adaptRecipe(
  recipe: LinkedRecipe,
  craving: Craving,
  isNamed: boolean,
  leftOver: readonly string[] = [],
): Adaptation {
  // A recipe for an animal is known to be safe only as it is written.
  const isForPet = recipe.file.audience === 'pet'
  const [missing] = isForPet ? missingFoods(wantedFoods(craving), recipe, ownNamesSay(recipe.file)) : []
  if (missing) return cannot(`there is no ${missing.name} in it, and it is made as it is written`)
  const way = byAppliance(recipe, craving, isNamed)
  if (typeof way === 'string') return cannot(way)
  const asksSelfRising = craving.foods.includes('self-rising-flour')
  const raised = (asksSelfRising ? withSelfRising(way.draft) : null) ?? way.draft
  const kept = withRules(recipe, isNamed ? withMeatInstead(raised, craving) : raised, craving)
  if (typeof kept === 'string') return cannot(kept)
  const sure = withSureStandIns(recipe, kept, craving)
  const filled = withWanted(recipe, sure, craving, isNamed, leftOver)
  if (typeof filled === 'string') return cannot(filled)
  const denied = titledAsDenied(filled, craving)
  if (denied) return cannot(`it is ${denied}, which you asked to leave out`)
  const promise = brokenPromise(recipe, filled)
  if (promise) return cannot(`it is ${promise}`)
  const figured = isNamed ? withTargets(filled, craving) : filled
  if (typeof figured === 'string') return cannot(figured)
  let draft = isForPet
    ? figured
    : withoutLumps(withFresh(withThawed(withHeat(recipe, figured, craving), craving), craving), craving)
  if (craving.servings !== null && craving.servings !== draft.servings) {
    const scaled = scaleTo(draft, { to: craving.servings })
    if (scaled.kind === 'refused') return cannot(scaled.reason)
    if (scaled.kind === 'changed') draft = scaled.draft
  }
  if (craving.yields && !isForPet) draft = toYield(draft, craving.yields, recipe.file)
  const total = draft.prepTime + draft.cookTime
  if (craving.maxMinutes !== null && total > craving.maxMinutes) return cannot(`it takes ${total} minutes`)
  if (draft.prepTime > (craving.maxPrepMinutes ?? draft.prepTime))
    return cannot(`it takes ${draft.prepTime} minutes of work`)
  if (craving.category !== null) draft = { ...draft, category: craving.category }
  return { kind: 'made', draft: described(recipe, draft) }
}

/** Shortest description that a recipe may have. */
const SHORTEST_DESCRIPTION = 20
/** Describes a recipe anew whose only sentence spoke of a food that is no longer in it. */
const described = ({ file }: LinkedRecipe, draft: RecipeDraft): RecipeDraft =>
  draft.description.trim().length >= SHORTEST_DESCRIPTION
    ? draft
    : { ...draft, description: `The kitchen's recipe for ${file.title}, changed as you asked.` }

/**
 * Returns the food that a craving denies and that a dish is called by: a pasta salad is no answer to "not pasta", of
 * whatever pasta it is made. Beside it the craving may name the dish itself: a butter chicken without butter.
 */
function titledAsDenied({ title }: RecipeDraft, { exclusions, named }: Craving): string | undefined {
  const said = title.toLowerCase().replace(absent, ' ').replace(soldWithout, ' ')
  const words = tokens(said)
  const inName = tokens(named?.words ?? '')
  return exclusions.find((word) => {
    const own = tokens(word.replace(/-/g, ' '))
    const at = words.findIndex((_, from) => own.every((each, i) => words[from + i] === each))
    if (own.length === 0 || at < 0 || own.every((each) => inName.includes(each))) return false
    const isOfALongerName = findFoods(said).some(({ alias }) => {
      const name = tokens(alias)
      return name.length > own.length && own.every((each) => name.includes(each))
    })
    return !isOfALongerName
  })
}

/** Returns the diet that a recipe's title names and that a food of the craving breaks: a vegan quiche with eggs. */
function brokenPromise({ file, draft }: LinkedRecipe, filled: RecipeDraft): string | undefined {
  const promised = (['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'egg-free'] as const).filter(
    (diet) => file.title.toLowerCase().includes(diet),
  )
  return filled === draft
    ? undefined
    : promised.find((diet) => breaches(filled, { ...emptyCraving(), diets: [diet] }).length > 0)
}

/**
 * Returns the recipe when it uses the wished tools and no missing one; otherwise a way that does, or the
 * reason why there is none.
 */
function byAppliance(
  recipe: LinkedRecipe,
  { equipment, foods }: Craving,
  isNamed: boolean,
): { draft: RecipeDraft } | string {
  if (equipment.length === 0) return recipe
  const misses = (draft: RecipeDraft) => missedTools(readDraft(draft, readerOf(draft)), equipment)
  const [miss] = misses(recipe.draft)
  if (!miss) return recipe
  const wanted = equipment.flatMap((tool) => waysFor[tool] ?? [])
  const way = recipe.ways.find(({ name, draft }) => wanted.includes(name) && misses(draft).length === 0)
  if (way) return way
  // A dish asked for by name, or by its foods, may also be rewritten for the appliance by the rules of its technique.
  const [tool, ...others] = equipment.length === 1 ? equipment : equipment.filter((one) => one !== 'no grill')
  const made =
    (isNamed || foods.length > 0) && tool !== undefined && others.length === 0
      ? forAppliance(recipe.draft, tool.replace(/-/g, ' '), recipe)
      : null
  return made?.kind === 'changed' && misses(made.draft).length === 0 ? made : asClause(miss.message)
}

/**
 * Changes the foods until a serving reaches the wished figures; returns the reason when one is out of reach.
 */
function withTargets(draft: RecipeDraft, craving: Craving): RecipeDraft | string {
  let current = draft
  const sodium: Target[] = craving.diets.includes('low-sodium')
    ? [{ measure: 'sodium', atMost: LOW_SODIUM_MG }]
    : []
  for (const target of [...(craving.targets ?? []), ...sodium]) {
    const sought = reached(current, target, craving)
    // A jam with less sugar has less than the usual one, though no jam is low in sugar.
    const outcome =
      sought.kind === 'refused' && target.isSoft
        ? changedFigure(current, { of: { quality: target.measure }, direction: 'less', share: null }, craving)
        : sought
    if (outcome.kind === 'refused' && !target.isSoft) return asClause(outcome.reason)
    if (outcome.kind === 'changed') current = outcome.draft
  }
  return current
}
