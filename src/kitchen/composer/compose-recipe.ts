import type { Category } from '#contract/common.ts'
import type { Craving } from '../craving/craving.ts'
import { inOneGo } from '../in-one-go.ts'
import { inTermsOf } from './alike.ts'
import { serveAside } from './beside.ts'
import { chooseCuisine, chooseDish } from './choose-dish.ts'
import type { ComposeRequest, Composition } from './composition.ts'
import { type FoodFilter, foodFilter } from './constraints.ts'
import { CannotMake, type Dish } from './dish.ts'
import { assess, draftOf, overlong } from './draft.ts'
import { placeExtras } from './extras.ts'
import { plainlyHotFoods } from './families.ts'
import { type Favour, favourOf, isNamedIn } from './favour.ts'
import { finishDish, planFinish } from './finishes/index.ts'
import { createKit, type Kit } from './kit.ts'
import { type Random, randomForTurn, turnOf } from './random.ts'
import { type Candidate, createShortlist, UNACCEPTABLE } from './shortlist.ts'
import { unmetTastes } from './tastes.ts'
import { foodsLacking, notFollowed, ownPick, saysNothing, unknownDish } from './told.ts'
import { type Wishes, wishesOf } from './wishes.ts'

const ATTEMPTS = 24
/** After this many tries, a small blemish is let pass. */
const GOOD_ENOUGH_FROM = 12
const GOOD_ENOUGH = 25
/** From here on, wishes without a slot are served on the side. */
const EXTRAS_FROM = 9

/**
 * Writes a recipe for a craving. Deterministic: the same seed and craving give the same recipe. Diets and
 * exclusions filter the foods before anything is chosen, so a recipe cannot break them.
 */
export const composeRecipe = (request: ComposeRequest): Composition => inOneGo(composeInPieces(request))

/**
 * The same, for a server that has other work to do: it stops after each try, some milliseconds apart; the composition is
 * what it returns.
 */
export function* composeInPieces(request: ComposeRequest): Generator<undefined, Composition> {
  const { craving } = request
  if (craving.refusal) return { kind: 'refused', reason: craving.refusal }
  const unknown = unknownDish(craving)
  if (unknown) return { kind: 'refused', reason: unknown }
  const category = request.category ?? craving.category
  const allows = foodFilter(craving)
  const favour = favourOf(request.season, request.recentTitles ?? [])
  const lately = isNamedIn(request.recentTitles ?? [])
  const disappointing = new Set<string>()
  // A named dish is the same at every try; what it has no slot for may as well come on the side soon.
  const extrasFrom = craving.dishes.length === 1 ? 2 : EXTRAS_FROM
  const shortlist = createShortlist(craving)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = randomForTurn(request.seed, attempt)
    const wishes = wishesOf(craving, allows, random, favour)
    const { wanted } = wishes
    const dish = chooseDish(craving, category, wanted, random, attempt, disappointing, lately)
    yield
    if (!dish) continue
    disappointing.add(dish.id)
    // In full with a finish, then as the dish stands, then shorter.
    for (const [lean, finished] of manners(craving)) {
      const manner = { lean, finished, extras: attempt >= extrasFrom, turn: turnOf(request.seed, attempt) }
      const built = build(dish, request, category, wishes, allows, favour, random, manner, shortlist.toBeat())
      yield
      if (!built) continue
      if (shortlist.enter(built) === 0) return built.composition
      // A wish without a place is not the finish's doing.
      if (finished && lean === 0 && built.forgotten > 0) break
    }
    if (attempt >= GOOD_ENOUGH_FROM && shortlist.toBeat() <= GOOD_ENOUGH) {
      const best = shortlist.best()
      if (best && best.score <= GOOD_ENOUGH) break
    }
  }
  const best = shortlist.best()
  if (best && best.score < UNACCEPTABLE) return best.composition
  return {
    kind: 'refused',
    reason:
      'The kitchen found no sound recipe that keeps all of these rules together. Try leaving one of them out.',
  }
}

const manners = ({
  maxIngredients,
  moods,
}: Craving): readonly (readonly [lean: number, finished: boolean])[] => {
  if (maxIngredients === null && !moods.includes('simple'))
    return [
      [0, true],
      [0, false],
    ]
  return [
    [1, true],
    [2, true],
    [0, false],
    [1, false],
    [2, false],
  ]
}

interface Manner {
  lean: number
  finished: boolean
  extras: boolean
  turn: number
}

function build(
  dish: Dish,
  request: ComposeRequest,
  category: Category | null,
  wishes: Wishes,
  allows: FoodFilter,
  favour: Favour,
  random: Random,
  { lean, finished, extras, turn }: Manner,
  toBeat: number,
): Candidate | null {
  const { craving } = request
  const servings = craving.servings ?? dish.serves
  const { kin } = wishes
  const wanted = inTermsOf(dish, wishes.wanted, allows)
  const cuisine = chooseCuisine(dish, craving, wanted, random)
  // A side is finish enough.
  const plan =
    finished && !craving.beside ? planFinish(dish, cuisine, craving, allows, lean, turn, request) : null
  const reserved = plan?.reserved ?? new Set()
  const kit = createKit({
    dish,
    craving,
    category,
    random,
    allows,
    lean,
    turn,
    servings,
    wanted,
    kin,
    cuisine,
    reserved,
    favour,
  })
  try {
    dish.write(kit)
    if (extras) placeExtras(kit)
    serveAside(kit)
    if (plan) finishDish(kit, plan)
    if (overlong(kit) >= Math.max(toBeat, GOOD_ENOUGH)) return null
    kit.liftOutWholeSpices()
    if (craving.moods.includes('spicy') && dish.kind === 'savoury') addHeat(kit)
    const { draft, foods } = draftOf(kit, request.recentTitles ?? [])
    const own = assess(kit, draft, request.recentTitles ?? [])
    const notes = [...kit.finished().notes]
    const lacking = foodsLacking(craving, draft)
    if (saysNothing(craving) && lacking.length === 0) {
      notes.push("No dish or food was recognised in the words; this is the kitchen's own pick.")
      draft.description = ownPick(draft.description)
    }
    const told = [
      ...notFollowed(craving, dish, draft.instructions, lacking, unmetTastes(kit)),
      ...(craving.notes ?? []),
    ]
    notes.push(...told)
    draft.description = [...told, draft.description].join(' ')
    const forgotten = kit.unplaced().length
    return {
      own,
      forgotten,
      composition: { kind: 'recipe', draft, archetype: dish.id, cuisine, foods, notes },
    }
  } catch (error) {
    if (error instanceof CannotMake) return null
    throw error
  }
}

/** What makes any savoury plate hot, the mildest to handle first. */
const heats: readonly (readonly [id: string, line: string, serve: string])[] = [
  ['chili-flake', '1/2 tsp chili-flake', 'Finish with {chili-flake}, for heat.'],
  ['cayenne', '1/4 tsp cayenne', 'Finish with a dusting of {cayenne}, for heat.'],
  ['red-chili', '1 each red-chili | thinly sliced', 'Scatter {red-chili} over, for heat.'],
  ['jalapeno', '1 each jalapeno | thinly sliced', 'Scatter {jalapeno} over, for heat.'],
  ['hot-sauce', '1 tbsp hot-sauce', 'Pass {hot-sauce} at the table.'],
]

/** Who asked for something spicy gets it, even where the dish knows no heat of its own. */
function addHeat(kit: Kit): void {
  if (kit.uses(...plainlyHotFoods)) return
  const [, line, serve] = heats.find(([id]) => kit.ok(id)) ?? []
  if (!line || !serve) return
  kit.add(line)
  kit.appendToLast(serve)
}
