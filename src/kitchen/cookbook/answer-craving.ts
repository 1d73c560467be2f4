import type { NearRecipe } from '#contract/problem.ts'
import { tokens } from '../checks/words.ts'
import { type Craving, isUnusedAlone, waysToMeet } from '../craving/craving.ts'
import { dishWords } from '../craving/dish-words.ts'
import { asQuickAsWished, STILL_QUICK } from '../craving/quick.ts'
import { strangersAlone, strangersCalled } from '../craving/strangers.ts'
import { isUnreadLanguage, UNREAD_LANGUAGE } from '../craving/unread-language.ts'
import { isUnruled } from '../craving/unruled-conditions.ts'
import { fillFrames, kindAsked } from '../frames/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { fittedToAmounts } from './adapt/fitted-to-amounts.ts'
import { type Answer, givingUp, type Made } from './answer.ts'
import { calledAsAsked } from './called-as-asked.ts'
import {
  dishOfFoods,
  inPlaceOfAnother,
  isNotOfWhatIsThere,
  isOfFoodsAtHand,
  lacksLead,
  MOST_OF_LIST,
  usedOf,
  usesAll,
} from './dish-of-foods.ts'
import { asFoodOtherwise } from './find/as-food-otherwise.ts'
import { describes } from './find/describes.ts'
import { isDishAsked } from './find/is-dish-asked.ts'
import { isOtherMake, isTitled, knownDishIn, nearKnownDish, toldOf } from './find/known-dish.ts'
import { nearestTo } from './find/nearest.ts'
import { isOfPart, partOfDish, toldOfPart } from './find/part-of-dish.ts'
import { wantedFoods } from './find/wanted.ts'
import { worthOfDiet } from './find/written-for-diets.ts'
import { answerGlut } from './glut/answer-glut.ts'
import { inPlaceOfRefusal } from './in-place-of-refusal.ts'
import { answerOf, type MakeRequest, makeInPieces } from './make-recipe.ts'
import { withCuisine, withOccasion } from './mark-given-up.ts'
import { hasAllSides, isSauceSide, makeMeal } from './meal/make-meal.ts'
import { nearLeftover, nearOfRefused, nearUnderRules, toldOfLeftover } from './near-of-refused.ts'
import { ofTheseAlone } from './of-these-alone.ts'
import type { Cookbook } from './open-cookbook.ts'
import { nearOf, notKnown, notUnderstood, reasonOf, UNCHECKED, unknownName } from './reasons-of-refusal.ts'
import { answerTheme } from './themes/answer-theme.ts'
import { mealsOfDay, widened, withFirmTargets } from './wider-wishes.ts'

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
  const { menu, refusal } = request.craving
  if (!menu || refusal) return answer
  // Salmon with honey mustard sauce is one dish, where it is made as one; so is a fish pie with saffron mash.
  const isOneDish =
    answer.kind === 'recipe' &&
    !/^(?:sauce|condiment|dressing)$/.test(answer.course ?? 'main') &&
    usesAll(answer.draft, request.craving)
  const title = answer.kind === 'recipe' ? ` ${tokens(answer.draft.title).join(' ')} ` : ''
  const isTitledSo = (side: Craving) => {
    const words = tokens(side.text)
    const isSauce = isSauceSide(cookbook, side)
    const isOfDish = isSauce || !servedWithSides.test(menu.main.text)
    return isOfDish && title.includes(` ${(isSauce ? words.slice(0, -1) : words).join(' ')} `)
  }
  if (isOneDish && menu.sides.every(isTitledSo)) return answer
  if (answer.kind === 'recipe' && hasAllSides(answer.draft, request.craving)) {
    const own = cookbook.bySlug.get(answer.slug ?? '')
    // A cabbage thrown into the gravy of a roast is no red cabbage, and cheddar strewn over a polenta no cheddar polenta:
    // what is a dish is cooked by its own recipe where there is one.
    const isAdded = own !== undefined && !hasAllSides(own.draft, request.craving)
    const isOfDishes = servedWithSides.test(menu.main.text) || menu.sides.some(({ recipes }) => recipes)
    if (!isAdded || !isOfDishes) return answer
  }
  const meal = yield* makeMeal(cookbook, request, (alone) => answerDish(cookbook, alone))
  if (!meal) return answer
  const { isAlone, ...dish } = meal
  // A cucumber salad is never made in the place of the pasta that it was to stand beside.
  const isSide = (slug = '') => menu.sides.some(({ recipes }) => recipes?.slugs.includes(slug))
  const isOfMain = (slug = '') => menu.main.recipes?.slugs.includes(slug) ?? false
  const isAnswered = answer.kind === 'recipe' && (isOfMain(answer.slug) || !isSide(answer.slug))
  return isAlone && isAnswered ? answer : { kind: 'recipe', ...dish }
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
  const plain = making.kind === 'recipe' ? yield* inPlaceOfAnother(cookbook, request, making, asked) : null
  if (plain) return plain
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

/** Returns the answer in one go, for callers that have no other work meanwhile. */
export const answerCraving = (cookbook: Cookbook, request: MakeRequest): Answer =>
  inOneGo(answerInPieces(cookbook, request))
