import type { Craving } from '../craving/craving.ts'
import { foodsBeside } from '../craving/foods-beside.ts'
import type { Answer } from './answer.ts'
import { isMeatName } from './find/of-a-list.ts'
import { usedFoods, weightOfFoods } from './find/used-foods.ts'
import { wantedFoods } from './find/wanted.ts'
import { answerOf, type MakeRequest, makeInPieces } from './make-recipe.ts'
import { type NearerWish, withAllFoods, withoutOddWords } from './nearer-wishes.ts'
import type { Cookbook } from './open-cookbook.ts'

/** Finds the answer to another reading of a craving. */
type Attempt = (cookbook: Cookbook, request: MakeRequest) => Generator<undefined, Answer>

/**
 * Answers a wish that no recipe answers as it stands, before it is refused, with what loses least of it: a dish that the
 * other foods are worked into, then one that lacks some of them, one from another common tool, and at last one without
 * a word that names nothing to eat. Diets, allergies and eaters are kept in each; what is lost is told by the checks.
 * @param framed dish that the kitchen built of the foods, and that lacks some of them; null for none
 */
export function* inPlaceOfRefusal(
  cookbook: Cookbook,
  request: MakeRequest,
  framed: Answer | null,
  attempt: Attempt,
): Generator<undefined, Answer | null> {
  const { craving } = request
  const worked = yield* answerNearer(cookbook, request, withAllFoods(craving), attempt)
  if (worked) return worked
  const lacking =
    (yield* withoutSides(cookbook, request)) ?? (yield* withoutLacking(cookbook, request, framed))
  const fuller = framed && lacking ? moreUsed(lacking, framed, craving) : (lacking ?? framed)
  if (fuller) return fuller
  const otherwise = yield* withoutCommonTool(cookbook, request)
  return otherwise ?? (yield* answerNearer(cookbook, request, withoutOddWords(cookbook, craving), attempt))
}

/** Answers the first of some nearer wishes that something answers. */
function* answerNearer(
  cookbook: Cookbook,
  request: MakeRequest,
  wishes: readonly NearerWish[],
  attempt: Attempt,
): Generator<undefined, Answer | null> {
  for (const { craving, worksIn } of wishes) {
    const making = worksIn ? yield* makeInPieces(cookbook, { ...request, craving, worksIn }) : null
    const answer = making ? null : yield* attempt(cookbook, { ...request, craving })
    if (making?.kind === 'recipe') return answerOf(making)
    if (answer?.kind === 'recipe') return answer
  }
  return null
}

/** Number of foods from which on one that no recipe has beside the others is less of a loss than another dish. */
const SEVERAL = 3

/** Makes a recipe of the cookbook that lacks the foods which the kitchen's own dish lacks; the checks report them. */
function* withoutLacking(
  cookbook: Cookbook,
  request: MakeRequest,
  framed: Answer | null,
): Generator<undefined, Answer | null> {
  const wanted = wantedFoods(request.craving)
  if (framed?.kind !== 'recipe' || wanted.length < SEVERAL) return null
  const used = usedFoods(framed.draft, request.craving)
  const lacking = wanted.filter((food) => !used.includes(food) && !isMeatName(food.name))
  if (lacking.length === 0) return null
  const making = yield* makeInPieces(
    cookbook,
    request,
    lacking.map(({ name }) => name),
  )
  return making.kind === 'recipe' ? answerOf(making) : null
}

/** Returns the dish that uses more of the foods at hand, of which a meat counts twice; the first when both do. */
function moreUsed(first: Answer, second: Answer, craving: Craving): Answer {
  const weigh = (answer: Answer): number =>
    answer.kind === 'recipe' ? weightOfFoods(usedFoods(answer.draft, craving)) : 0
  return weigh(second) > weigh(first) ? second : first
}

/**
 * Makes the named dish without the foods asked for beside it when no recipe has both; the checks report what
 * is missing.
 */
function* withoutSides(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer | null> {
  const leaves = foodsBeside(request.craving)
  if (leaves.length === 0) return null
  const making = yield* makeInPieces(cookbook, request, leaves)
  return making.kind === 'recipe' ? answerOf(making) : null
}

/** Tools of every kitchen: who tells that a dish "was cooked in the oven" wants the dish, on the stove if need be. */
const common: ReadonlySet<string> = new Set([
  'oven',
  'stovetop',
  'one pan',
  'one pot',
  'grill',
  'camp fire',
  'smoker',
  'blender',
  'food processor',
  'mixer',
])

/** The recipe that has the name, made with another common tool than the one that was spoken of; the checks say so. */
function* withoutCommonTool(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer | null> {
  const { craving } = request
  const equipment = craving.equipment.filter((tool) => !common.has(tool))
  if (craving.recipes?.isFamily !== false || equipment.length === craving.equipment.length) return null
  const making = yield* makeInPieces(
    cookbook,
    { ...request, craving: { ...craving, equipment } },
    foodsBeside(craving),
  )
  return making.kind === 'recipe' ? answerOf(making) : null
}
