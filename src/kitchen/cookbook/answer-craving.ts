import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { GivenUp } from '../checks/expectation.ts'
import { type Claim, isFoodWish } from '../craving/claim.ts'
import { type Craving, isUnusedAlone, waysToMeet } from '../craving/craving.ts'
import { dishWords } from '../craving/dish-words.ts'
import { asQuickAsWished, STILL_QUICK } from '../craving/quick.ts'
import { strangersAlone, strangersCalled, strangersInName } from '../craving/strangers.ts'
import { isUnreadLanguage, UNREAD_LANGUAGE } from '../craving/unread-language.ts'
import { isUnruled } from '../craving/unruled-conditions.ts'
import { isAtHand } from '../craving/wishes/at-hand.ts'
import { isOfCuisine } from '../craving/wishes/cuisines.ts'
import { fillFrames, type KindAsked, kindAsked } from '../frames/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { fittedToAmounts } from './adapt/fitted-to-amounts.ts'
import { calledAsAsked } from './called-as-asked.ts'
import type { Course } from './courses.ts'
import { asFoodOtherwise } from './find/as-food-otherwise.ts'
import { askedOf, type MadeFood } from './find/asked.ts'
import { describes } from './find/describes.ts'
import { framesFor } from './find/frames-for.ts'
import { isDishAsked } from './find/is-dish-asked.ts'
import { isOtherMake, isTitled, knownDishIn, nearKnownDish, toldOf } from './find/known-dish.ts'
import { MOST_NEAR, nearestTo } from './find/nearest.ts'
import { unaskedMains } from './find/of-a-list.ts'
import { isOfPart, partOfDish, toldOfPart } from './find/part-of-dish.ts'
import { usedFoods } from './find/used-foods.ts'
import { wantedFoods } from './find/wanted.ts'
import { worthOfDiet } from './find/written-for-diets.ts'
import { answerGlut } from './glut/answer-glut.ts'
import { inPlaceOfRefusal } from './in-place-of-refusal.ts'
import { answerOf, type MakeRequest, type Making, makeInPieces } from './make-recipe.ts'
import { hasAllSides, makeMeal } from './meal/make-meal.ts'
import { nameKey } from './name-key.ts'
import { nearLeftover, nearOfRefused, nearUnderRules, toldOfLeftover } from './near-of-refused.ts'
import { occasionsIn } from './occasions.ts'
import { ofTheseAlone } from './of-these-alone.ts'
import type { Cookbook } from './open-cookbook.ts'
import { ownNamesOf } from './own-names.ts'
import { answerTheme } from './themes/answer-theme.ts'
import { isCuisine, withoutClaims } from './without-unknown-words.ts'

/** Answer of the built-in kitchen to a craving. */
export type Answer =
  | {
      kind: 'recipe'
      draft: RecipeDraft
      /** Course of the dish, and the slug of the cookbook's recipe; a dish built from a frame has no slug. */
      course?: Course
      slug?: string
      /** Slug of the recipe whose looks are drawn, for a meal that is made of several. */
      drawnAs?: string
      /** Wishes that the recipe does not keep because none does; the checks tell them. */
      givenUp?: readonly GivenUp[]
    }
  | { kind: 'refused'; reason: string; near: NearRecipe[] }

type Made = Extract<Answer, { kind: 'recipe' }>

/**
 * Finds the recipe that answers a craving, or the reason why none does, with the nearest recipes. Yields
 * after each try so that a server can do other work; the generator returns the answer.
 */
export function* answerInPieces(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const ways = waysToMeet(request.craving)
  let refused: Answer | undefined
  // A second request for "chicken or beef" starts with the other reading.
  for (const [at, way] of inTurn(ways, request.turn).entries()) {
    const turn = at === 0 ? Math.ceil(request.turn / ways.length) : request.turn
    const answer = yield* answerOneWay(cookbook, { ...request, craving: way, turn })
    if (answer.kind === 'recipe')
      return withOccasion(
        cookbook,
        withCuisine(
          cookbook,
          { ...answer, draft: calledAsAsked(fittedToAmounts(answer.draft, way, answer.course), way) },
          way,
        ),
        way,
      )
    // "All were made" tells more than a reading that is not known, so it replaces an earlier refusal.
    if (refused === undefined || answer.near.some(({ because }) => because === null)) refused = answer
  }
  return refused ?? { kind: 'refused', reason: reasonOf({ kind: 'none', near: [] }), near: [] }
}

/** Marks a recipe that is not of the cuisine asked for, such as a plain slaw for a Nigerian one. */
function withCuisine({ bySlug }: Cookbook, answer: Made, { cuisines, claims = [] }: Craving): Made {
  // The French of a French toast is a word of its name.
  if (!claims.some(({ namesA = [] }) => namesA.includes('cuisine'))) return answer
  const file = bySlug.get(answer.slug ?? answer.drawnAs ?? '')?.file
  // A Basque cheesecake is Basque, whatever kitchen its recipe is filed under.
  const names = file ? ` ${ownNamesOf(file).map(nameKey).join(' ')} ` : ''
  const isOf =
    cuisines.length === 0 ||
    cuisines.some(
      (cuisine) => isOfCuisine(file?.cuisine ?? '', cuisine) || names.includes(` ${nameKey(cuisine)} `),
    )
  return isOf ? answer : givingUp(answer, 'cuisine')
}

/** Marks a recipe of the kitchen's own choice that is not meant for the day asked for; a named dish suits any day. */
function withOccasion({ bySlug }: Cookbook, answer: Made, { text, recipes }: Craving): Made {
  const asked = recipes ? [] : occasionsIn(text)
  const file = bySlug.get(answer.slug ?? answer.drawnAs ?? '')?.file
  const isMeant = asked.some(
    (one) =>
      file?.occasions.includes(one) ||
      (file && ownNamesOf(file).some((name) => occasionsIn(name).includes(one))),
  )
  return asked.length === 0 || isMeant ? answer : givingUp(answer, 'occasion')
}

/** Returns the readings of a craving, starting with the one whose turn it is. */
const inTurn = (ways: readonly Craving[], turn: number): readonly Craving[] => {
  const first = (turn - 1) % ways.length
  return [...ways.slice(first), ...ways.slice(0, first)]
}

/** Dishes that are cooked by themselves, and not together with what stands beside them. */
const servedWithSides =
  /\b(?:rouladen?|roulades?|schnitzels?|cutlets?|chops?|steaks?|roast|meat ?loaf|meatballs?|frikadell\w*|burgers?|sausages?|bratwursts?|(?:short |spare)?ribs|fillets?|tenderloins?|loin|thighs?|drumsticks?|breasts?|brisket|ham|duck|goose|roast (?:chicken|turkey|beef|pork|lamb))$/i

/** Answers with one dish that has all the sides in it, or else with a meal of several recipes. */
function* answerOneWay(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const answer = yield* answerDish(cookbook, request)
  if (!request.craving.menu || request.craving.refusal) return answer
  if (answer.kind === 'recipe' && hasAllSides(answer.draft, request.craving)) {
    const own = cookbook.bySlug.get(answer.slug ?? '')
    // A cabbage thrown into the gravy of a roast is no red cabbage: it is cooked by its own recipe where there is one.
    const isAdded = own !== undefined && !hasAllSides(own.draft, request.craving)
    if (!isAdded || !servedWithSides.test(request.craving.menu.main.text)) return answer
  }
  const meal = yield* makeMeal(cookbook, request, (alone) => answerDish(cookbook, alone))
  return meal ? { kind: 'recipe', ...meal } : answer
}

function* answerDish(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving } = request
  if (craving.refusal) {
    const near = nearOfRefused(cookbook, request)
    const isUnchecked = near.length > 0 && isUnruled(craving)
    return {
      kind: 'refused',
      reason: isUnchecked ? `${craving.refusal} ${UNCHECKED}` : craving.refusal,
      near,
    }
  }
  if (craving.unusedDish !== undefined && isUnusedAlone(craving))
    return {
      kind: 'refused',
      reason: toldOfLeftover(craving.unusedDish),
      near: nearLeftover(cookbook, craving.unusedDish),
    }
  const themed = yield* answerTheme(cookbook, request, (other) => answerAsRead(cookbook, other))
  if (themed) return themed
  const known = knownDishIn(cookbook, craving)
  const answer = yield* answerGlut(cookbook, request, yield* answerAsRead(cookbook, request))
  if (known === null) return ofPart(cookbook, craving, answer)
  if (titlesOf(answer).some((title) => isTitled(title, known))) return answer
  if (answer.kind === 'recipe' && isOtherMake(answer.draft, known, craving)) return answer
  return { kind: 'refused', reason: toldOf(known.dish), near: nearKnownDish(cookbook, known.dish, craving) }
}

/** Refuses a part of a dish that no recipe makes, rather than make another dish: mussels for a "spiedie marinade". */
function ofPart(cookbook: Cookbook, craving: Craving, answer: Answer): Answer {
  const part = partOfDish(cookbook, craving)
  const made = answer.kind === 'recipe' ? cookbook.bySlug.get(answer.slug ?? '') : undefined
  if (part === null || (answer.kind === 'recipe' && (!made || isOfPart(made, part)))) return answer
  return { kind: 'refused', ...toldOfPart(part, craving) }
}

/** Sentence about dishes that are offered beside a condition without rules. */
const UNCHECKED = 'What is named beside this is not checked for it: each dish keeps only what is said of it.'

/** Returns the titles of a recipe that was made, or of those that were made before. */
const titlesOf = (answer: Answer): string[] =>
  answer.kind === 'recipe'
    ? [answer.draft.title]
    : answer.near.filter(({ because }) => because === null).map(({ title }) => title)

function* answerAsRead(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving } = request
  if (isUnreadLanguage(craving)) return { kind: 'refused', reason: UNREAD_LANGUAGE, near: [] }
  const alone = strangersAlone(craving)
  const isNothing = (word: string) => describes(cookbook, craving, word) || dishWords.has(word)
  if (!alone.every((word) => isNothing(word.toLowerCase())))
    return { kind: 'refused', reason: notKnown([alone.join(' ')]), near: [] }
  const called = strangersCalled(craving)
  if (called.length > 0)
    return { kind: 'refused', reason: notKnown(called), near: nearOfCalled(cookbook, request, called) }
  const strict = withFirmTargets(craving)
  const firm = strict ? yield* answerInTime(cookbook, { ...request, craving: strict }) : null
  if (firm?.kind === 'recipe') return firm
  const answer = yield* answerInTime(cookbook, request)
  if (answer.kind === 'recipe') return answer
  for (const { wish, wider, isWorkQuick, only } of widened(craving)) {
    const { category: _, ...anyMeal } = request
    const other = yield* answerInTime(cookbook, { ...(wish === 'meal' ? anyMeal : request), craving: wider })
    if (other.kind !== 'recipe') continue
    if (only && !only.includes(other.slug ?? '')) continue
    const { prepTime, cookTime } = other.draft
    if (isWorkQuick && prepTime + cookTime > STILL_QUICK) continue
    if (wish === 'meal' && !mealsOfDay.has(other.draft.category)) continue
    return wish === undefined ? other : givingUp(other, wish)
  }
  return answer
}

/** Adds a wish to those that a recipe does not keep. */
const givingUp = (answer: Made, wish: GivenUp): Made => ({
  ...answer,
  givenUp: [...(answer.givenUp ?? []), wish],
})

/** Meals that one dish may serve as: shrimp skewers, which are filed under dinner, can be a breakfast. */
const mealsOfDay: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])
/** Longest time, in minutes, of a dish that answers "quick" because nothing quicker does. */
const MOST_FOR_QUICK = 60

interface Wider {
  wish?: GivenUp
  wider: Craving
  /** True when the work has to be quick all the same: a pudding of ten minutes that chills for hours. */
  isWorkQuick?: true
  /** Recipes of which one has to answer. */
  only?: readonly string[]
}

/** Wider readings of a craving that nothing answers, each with the wish that it gives up. */
function widened(craving: Craving): Wider[] {
  const { category, maxMinutes } = craving
  const isQuick = asQuickAsWished(craving) !== null
  const anyMeal = category !== null && mealsOfDay.has(category) && !craving.pet
  return [
    ...(occasionsIn(craving.text).length > 0 && !craving.isAnyDay
      ? [{ wider: { ...craving, isAnyDay: true as const } }]
      : []),
    ...withoutCuisine(craving),
    ...(isQuick && maxMinutes !== null
      ? [
          { wish: 'quick' as const, wider: { ...craving, maxMinutes: MOST_FOR_QUICK } },
          { wish: 'quick' as const, wider: { ...craving, maxMinutes: null }, isWorkQuick: true as const },
        ]
      : []),
    ...(anyMeal ? [{ wish: 'meal' as const, wider: { ...craving, category: null } }] : []),
  ]
}

/**
 * Returns a reading without the cuisine of a dish that is named in several words: arroz con leche is the same dish
 * in Asturias. A family of one word, "Swedish chili", may be another dish there.
 */
function withoutCuisine(craving: Craving): Wider[] {
  const { claims = [], recipes, named } = craving
  const left = claims.filter(isCuisine)
  if (left.length === 0 || !recipes || !named?.words.includes(' ')) return []
  return [{ only: recipes.slugs, wider: withoutClaims(craving, left) }]
}

/** Answers with a quick dish where one is asked for and there is one. */
function* answerInTime(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving } = request
  const quick = asQuickAsWished(craving)
  if (quick) {
    const answer = yield* attempt(cookbook, { ...request, craving: quick })
    if (answer.kind === 'recipe' && !isForAnotherDiet(cookbook, answer, craving)) return answer
  }
  return yield* attempt(cookbook, request)
}

/** Returns a craving whose wishes in words, such as "not too sweet", are limits to be kept; null for one without any. */
const withFirmTargets = (craving: Craving): Craving | null =>
  craving.targets?.some(({ isSoft }) => isSoft)
    ? { ...craving, targets: craving.targets.map(({ isSoft: _, ...target }) => target) }
    : null

/** A low-FODMAP stir-fry is no quick dinner for who did not ask for one, however quick it is. */
const isForAnotherDiet = ({ bySlug }: Cookbook, { slug = '' }: Made, craving: Craving): boolean => {
  const recipe = bySlug.get(slug)
  return recipe !== undefined && worthOfDiet(recipe, craving) < 0
}

/**
 * Returns recipes near a dish of unknown name, found by the other words of the craving; empty when there are
 * none.
 */
const nearOfCalled = (cookbook: Cookbook, request: MakeRequest, called: readonly string[]): NearRecipe[] =>
  request.craving.claims?.some(({ kind }) => kind === 'wish')
    ? nearestTo(cookbook, request.craving, request, () => `it is not called “${called.join(' ')}”`)
    : []

function* attempt(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving } = request
  const making = yield* makeInPieces(cookbook, request)
  const asked = kindAsked(cookbook.frames, craving)
  const fewer = making.kind === 'recipe' ? yield* ofTheseAlone(cookbook, request, making) : null
  if (fewer) return answerOf(fewer)
  if (making.kind === 'recipe' && isOfFoodsAtHand(craving)) {
    const least = isNotOfWhatIsThere(cookbook, craving, making) ? 0 : 1
    const [used, all] = [usedOf(making.draft, craving), wantedFoods(craving).length]
    const own =
      used < all * MOST_OF_LIST || least === 0
        ? yield* dishOfFoods(cookbook, request, { kind: 'none', near: [] }, asked)
        : null
    if (own?.kind === 'recipe' && usedOf(own.draft, craving) >= used + least) return own
  }
  if (making.kind === 'recipe') {
    const made = answerOf(making)
    const recipe = cookbook.bySlug.get(making.slug)
    if (!asked || !recipe || isDishAsked(recipe, asked)) return made
    // The food has to be in the dish: cheese scones served with strawberries are no strawberry scones.
    const own = yield* fillFrames(cookbook.frames, craving, { ...request, asked })
    return own.kind === 'recipe' ? { kind: 'recipe', draft: own.draft, course: own.course } : made
  }
  const ofFood = making.kind === 'none' ? asFoodOtherwise(cookbook, craving) : null
  if (ofFood) {
    const answer = yield* attempt(cookbook, { ...request, craving: ofFood })
    if (answer.kind === 'recipe') return answer
  }
  const built = yield* dishOfFoods(cookbook, request, making, asked)
  const framed = built?.kind === 'recipe' && lacksLead(built.draft, craving) ? null : built
  const isWhole = framed?.kind !== 'recipe' || usesAll(framed.draft, craving)
  if (framed && isWhole) return framed
  const instead =
    making.kind === 'none' ? yield* inPlaceOfRefusal(cookbook, request, framed, attempt) : framed
  if (instead) return instead
  const reason = unknownName(cookbook, craving) ?? notUnderstood(making, craving) ?? reasonOf(making)
  const near = nearOf(making)
  return { kind: 'refused', reason, near: near.length > 0 ? near : nearUnderRules(cookbook, request) }
}

/** Share of a list of foods at hand that a recipe uses without being held against a dish of the kitchen's own. */
const MOST_OF_LIST = 0.8

const usedOf = (draft: RecipeDraft, craving: Craving): number => usedFoods(draft, craving).length

const usesAll = (draft: RecipeDraft, craving: Craving): boolean =>
  usedOf(draft, craving) === wantedFoods(craving).length

/** True for a dish without the food that was named first, where the foods are wished for and not at hand. */
function lacksLead(draft: RecipeDraft, craving: Craving): boolean {
  const lead = (craving.claims ?? []).find(isFoodWish)?.means
  const wanted = wantedFoods(craving).find(({ name }) => name === lead)
  return wanted !== undefined && !isOfFoodsAtHand(craving) && !usedFoods(draft, craving).includes(wanted)
}

/** True for a craving about foods that are there and no dish by name. */
const isOfFoodsAtHand = (craving: Craving): boolean => craving.recipes === undefined && isAtHand(craving)

/** Longest time, in minutes, of a dinner made today from foods at hand. */
const TODAY = 75
/** True for a recipe that takes too long for foods at hand, or that needs a meat to be bought beside them. */
const isNotOfWhatIsThere = (
  { bySlug }: Cookbook,
  craving: Craving,
  { draft, slug }: { draft: RecipeDraft; slug: string },
): boolean => {
  const recipe = bySlug.get(slug)
  const hasOtherMeat = recipe !== undefined && unaskedMains(recipe, wantedFoods(craving)) > 0
  return draft.prepTime + draft.cookTime > TODAY || hasOtherMeat
}

/**
 * Builds a dish from the foods that the craving names when no recipe combines them; null when the words ask
 * for more than foods and a kind of dish.
 */
function* dishOfFoods(
  cookbook: Cookbook,
  request: MakeRequest,
  making: Unanswered,
  asked: KindAsked | null,
): Generator<undefined, Answer | null> {
  const { craving } = request
  const frames = asked?.frames ?? framesFor(cookbook, craving)
  if (frames.length === 0) return null
  const turn = request.turn - (making.kind === 'all-made' ? making.count : 0)
  const dish = yield* fillFrames(cookbook.frames, craving, { ...request, turn, frames, asked })
  if (dish.kind === 'recipe' && !isMadeSo(dish.draft, askedOf(cookbook, craving).madeFood)) return null
  if (dish.kind === 'recipe') return { kind: 'recipe', draft: dish.draft, course: dish.course }
  if (dish.kind === 'none') return null
  const made = [
    ...(making.kind === 'all-made' ? making.made : []),
    ...dish.titles.map((title): NearRecipe => ({ title, because: null })),
  ].slice(0, MOST_NEAR)
  return { kind: 'refused', reason: allMade(made), near: made }
}

/** True for a dish that is made by the technique asked for: a slaw of fennel is no breaded fennel. */
const isMadeSo = ({ title, instructions }: RecipeDraft, made: MadeFood | null): boolean =>
  made === null ||
  [title, ...instructions].some((text) =>
    text.toLowerCase().includes(made.technique.replace(/(?:ed|e)$/, '')),
  )

/** Returns the answer in one go, for callers that have no other work meanwhile. */
export const answerCraving = (cookbook: Cookbook, request: MakeRequest): Answer =>
  inOneGo(answerInPieces(cookbook, request))

/** Returns the refusal of a name that contains unknown words, since any recipe would be another dish. */
function unknownName(cookbook: Cookbook, craving: Craving): string | null {
  const strangers = strangersInName(craving).filter(
    (word) => !cookbook.nameWords.has(nameKey(word)) && !describes(cookbook, craving, word),
  )
  return strangers.length === 0 ? null : notKnown(strangers)
}

/** Returns a refusal that names the unknown words when nothing was understood and no recipe is near. */
const notUnderstood = (making: Unanswered, { claims = [], unknown = [] }: Craving): string | null =>
  nearOf(making).length === 0 && unknown.length > 0 && !claims.some(saysWhat) ? notKnown(unknown) : null

/** True when a claim says which dish or food is to be cooked, and not only how. */
const saysWhat = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && !namesA.every((one) => one === 'mood' || one === 'category')

function notKnown(strangers: readonly string[]): string {
  const named = strangers
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(' or ')
  return `Larder's built-in kitchen does not know ${named}, and makes no other dish in its place. Name the foods that are in it, or another dish.`
}

type Unanswered = Exclude<Making, { kind: 'recipe' }>

const nearOf = (making: Unanswered): NearRecipe[] => (making.kind === 'all-made' ? making.made : making.near)

function allMade([first, ...others]: readonly NearRecipe[]): string {
  return others.length === 0 && first
    ? `${first.title} is the one recipe that Larder's kitchen has for these words, and you have had it.`
    : "These are all the recipes that Larder's kitchen has for these words, and you have had each of them."
}

function reasonOf(making: Unanswered): string {
  const [nearest] = nearOf(making)
  if (making.kind === 'all-made') return allMade(nearOf(making))
  return nearest?.because
    ? `Larder's kitchen cannot make this as you asked: it has ${nearest.title}, but ${nearest.because}.`
    : "Larder's kitchen has no recipe that keeps all of this together."
}
