import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withSafetySteps } from '../checks/index.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import type { Craving } from '../craving/craving.ts'
import { foodById } from '../foods/index.ts'
import { withAdded } from './add.ts'
import { forAppliance } from './appliances/index.ts'
import { withAtMost } from './at-most.ts'
import { changedBy } from './changed-by.ts'
import { madeCheaper } from './cheaper.ts'
import { isVerb } from './clauses.ts'
import { withCooked } from './cooked-already.ts'
import { stillMeat } from './doneness.ts'
import { reached } from './figures.ts'
import { madeFrozen } from './frozen.ts'
import { breaches, keepRules, withTrueTitle } from './keep-rules.ts'
import { readLines } from './lines.ts'
import { madeAhead } from './make-ahead.ts'
import type { Outcome } from './outcome.ts'
import { speaksEnglish, whyNotInItsLanguage } from './own-language.ts'
import { forPan } from './own-pan.ts'
import { withPairs } from './pairs.ts'
import { madeQuicker } from './quicker.ts'
import { isAdvice, sentencesOf } from './sentences.ts'
import { scaleTo } from './servings.ts'
import { withStatedAmount } from './stated-amount.ts'
import { inPlaceOfLike, inPlaceOfMain, swapped } from './swap.ts'
import { withTexture } from './texture.ts'
import { isEmptyWish, readWish, type Wish } from './wish.ts'

export interface RefineRequest {
  draft: RecipeDraft
  /** The cook's words: untrusted text, never instructions. */
  wish: string
  /** The recipe of the cookbook that the draft was made from, with its author's notes. */
  linked?: LinkedRecipe
  /**
   * Rules of the recipe and of the cook's profile; those that the recipe keeps now must hold after the
   * change.
   */
  keeps?: Keeps
}

export type Keeps = Pick<Craving, 'diets' | 'exclusions' | 'allergies'>

/** A changed recipe, or an honest reason why there is none. */
export type Refinement =
  | { kind: 'proposal'; draft: RecipeDraft }
  /** The recipe is already as it is wished. */
  | { kind: 'already'; reason: string }
  | { kind: 'refused'; reason: string }

export const WISH_HELP =
  'Try “make it vegan”, “without mushrooms”, “turkey instead of chicken”, “add spinach”, “for two”, “for the slow cooker”, “less salt”, “half the calories”, “spicier”, “cheaper” or “quicker”.'

/**
 * Changes any recipe as the cook wishes, by rule: a wish that cannot be met soundly is refused with a reason,
 * and nothing is left half done. Deterministic. The proposal has passed the kitchen's checks.
 */
export function refineRecipe({ draft, wish: text, keeps, linked }: RefineRequest): Refinement {
  const wish = withPairs(readWish(text), draft)
  if (wish.whole.refusal) return { kind: 'refused', reason: wish.whole.refusal }
  const why = isEmptyWish(wish) ? whyNothing(wish) : unknownBeside(wish)
  if (why) return { kind: 'refused', reason: why }
  const rules = rulesOf(wish, draft, keeps)
  const foreign = whyNotInItsLanguage(draft)
  const reasons: string[] = []
  let current = draft
  for (const part of parts(wish, rules, linked)) {
    const outcome = part(current)
    if (outcome.kind === 'refused')
      return wish.servings || foreign === null ? outcome : { kind: 'refused', reason: foreign }
    if (outcome.kind === 'already') reasons.push(outcome.reason)
    else current = outcome.draft
  }
  if (current === draft || isSame(current, draft)) {
    return { kind: 'already', reason: [...new Set(reasons)].join(' ') || 'This recipe already is so.' }
  }
  if (foreign !== null && speaksEnglish(draft, current, text)) return { kind: 'refused', reason: foreign }
  const none = { ...rules, diets: [], exclusions: [], allergies: [], foods: [] }
  return verdict(draft, withSafetySteps(withTrueTitle(current, draft, none)), rules, linked)
}

/** Returns why nothing is done about a wish in which the kitchen found nothing that it can carry out. */
function whyNothing({ measures, craving }: Wish): string {
  if (measures)
    return 'Nothing needs to be changed for that: the page shows every recipe in US or metric measures, by its control for units.'
  if (craving.dishes.length > 0 && craving.foods.length === 0)
    return `That would be another dish, and not this one changed: ask for it as a new recipe. ${WISH_HELP}`
  if (craving.moods.includes('healthy'))
    return `“Healthier” can mean less salt, less sugar, less fat or more vegetables, and to choose is a cook's invention. Say which: “less salt”, “half the calories”, “more vegetables”.`
  return `The built-in kitchen did not understand this wish. ${WISH_HELP}`
}

/**
 * Returns a refusal for a food that the kitchen does not know, because it must not drop out of a wish in
 * silence.
 */
function unknownBeside({ craving }: Wish): string | null {
  const lost = (craving.unknown ?? []).filter((word) =>
    new RegExp(
      `\\b(?:add|with|without|no|use|using|some|and)\\s+(?:the |some |a |my )?${word.replace(/[^\p{L}]/gu, '.')}`,
      'iu',
    ).test(craving.text),
  )
  return lost.length > 0 && !lost.every((word) => talk.test(word) || isVerb(word))
    ? `The built-in kitchen does not know ${lost.map((word) => `“${word}”`).join(' or ')}, and leaves no part of a wish undone in silence.`
    : null
}
const talk = /^(?:add|make|version|recipe|please|thanks?|stove|hob|stuff|things?|dish|meal|one|people|us)$/

/** Returns the parts of a wish in an order in which one does not undo another: foods first, amounts after. */
function parts(wish: Wish, rules: Craving, linked?: LinkedRecipe): ((draft: RecipeDraft) => Outcome)[] {
  const { craving, servings, pan } = wish
  const asked = {
    ...rules,
    diets: craving.diets.filter((diet) => diet !== 'low-sodium'),
    exclusions: exclusionsOf(wish),
    allergies: craving.statedAllergies ?? [],
  }
  const hasRule = asked.diets.length + asked.exclusions.length + asked.allergies.length > 0
  const cooked = wish.cooked.map(({ food }) => food)
  const adds = wish.adds.filter((id) => !cooked.some((food) => id === `${food}-cooked`))
  return [
    ...wish.swaps.map((swap) => (draft: RecipeDraft) => swapped(draft, swap, linked)),
    ...(hasRule ? [(draft: RecipeDraft) => keepRules(draft, asked, rules, linked, wish.isLacking)] : []),
    ...cooked.map(
      (food) => (draft: RecipeDraft) => withCooked(draft, food) ?? withAdded(draft, food, linked, true),
    ),
    ...adds.map(
      (id) => (draft: RecipeDraft) =>
        (wish.isAdding ? null : (inPlaceOfMain(draft, id, linked) ?? inPlaceOfLike(draft, id, linked))) ??
        withAdded(draft, id, linked),
    ),
    ...wish.tools.map((tool) => (draft: RecipeDraft) => forAppliance(draft, tool, linked)),
    ...wish.changes.map((change) => (draft: RecipeDraft) => changedBy(draft, change, rules)),
    ...(craving.targets ?? []).map((target) => (draft: RecipeDraft) => reached(draft, target, rules)),
    ...wish.textures.map((texture) => (draft: RecipeDraft) => withTexture(draft, texture)),
    ...(wish.cheaper ? [(draft: RecipeDraft) => madeCheaper(draft, rules)] : []),
    ...(wish.quicker ? [(draft: RecipeDraft) => madeQuicker(draft, craving.maxMinutes, linked)] : []),
    ...wish.atMost.map((words) => (draft: RecipeDraft) => withAtMost(draft, words)),
    ...(servings ? [(draft: RecipeDraft) => scaleTo(draft, servings)] : []),
    ...(pan ? [(draft: RecipeDraft) => forPan(draft, pan)] : []),
    ...wish.amounts.map((amount) => (draft: RecipeDraft) => withStatedAmount(draft, amount)),
    ...(wish.isAhead ? [madeAhead] : []),
    ...(wish.isFrozen ? [madeFrozen] : []),
  ]
}

/** Returns the exclusions of a wish; "less salt" is no exclusion of salt. */
const exclusionsOf = ({ craving, changes }: Wish) =>
  craving.exclusions.filter((word) => !(changes.length > 0 && /^(?:salt|sodium)$/.test(word)))

/**
 * Returns the rules for the changed recipe: those that the wish asks for, and those of `keeps` that the
 * recipe keeps today. Also for drafts of a model.
 */
export const refineRules = ({ draft, wish, keeps }: RefineRequest): Craving =>
  rulesOf(withPairs(readWish(wish), draft), draft, keeps)

function rulesOf(wish: Wish, draft: RecipeDraft, keeps: Keeps = { diets: [], exclusions: [] }): Craving {
  const { craving } = wish
  const named = new Set([...wish.swaps.map(({ to }) => to.toLowerCase()), ...wish.adds])
  const none: Craving = {
    ...craving,
    notes: [],
    diets: [],
    exclusions: [],
    allergies: [],
    foods: [],
    families: [],
  }
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
    foods: wish.adds.filter((id) => foodById(id) !== undefined),
    statedAllergies: craving.statedAllergies ?? [],
    diets: [...new Set([...craving.diets, ...diets])].filter((diet) => diet !== 'low-sodium'),
    exclusions: [...new Set([...exclusionsOf(wish), ...exclusions])],
    allergies: [...new Set([...(craving.statedAllergies ?? []), ...allergies])],
  }
}

const isSame = (a: RecipeDraft, b: RecipeDraft) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Judges the changed recipe by the same checks as every recipe: no rule broken, nothing blocking that was not
 * there before.
 */
function verdict(before: RecipeDraft, after: RecipeDraft, rules: Craving, linked?: LinkedRecipe): Refinement {
  const course = linked ? { course: linked.file.course } : {}
  const parsed = recipeDraft.safeParse(after)
  if (!parsed.success) return { kind: 'refused', reason: 'The change would not leave a whole recipe.' }
  const broken = breaches(after, rules)
  const kind = (finding: Finding) => finding.rule
  const known = new Set(blocking(checkRecipe(before, { source: 'engine', ...course })).map(kind))
  const fresh = blocking(checkRecipe(after, { craving: rules, source: 'engine', ...course })).filter(
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

/**
 * Returns the first words by which the steps still speak of raw meat although the last of it is gone; null if
 * there are none.
 */
function meatWords(before: RecipeDraft, after: RecipeDraft): string | null {
  const raw = (draft: RecipeDraft) => readLines(draft).some(({ food }) => food?.tags.includes('raw-risk'))
  if (!raw(before) || raw(after)) return null
  // Leftovers are heated to a temperature of their own, whatever is in them.
  const text = after.instructions
    .filter((step) => !/\b(?:egg|rice|bean)/i.test(step))
    .flatMap(sentencesOf)
    .filter((sentence) => !isAdvice(sentence))
    .join(' ')
  const isCuredLeft = readLines(after).some(({ food }) => food?.tags.includes('cured'))
  const found = stillMeat.exec(isCuredLeft ? text.replace(/\brender\w*|fat has run/gi, '') : text)
  return found?.[0] ?? null
}
