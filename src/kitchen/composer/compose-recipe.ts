import type { Category } from '#contract/common.ts'
import { inTermsOf } from './alike.ts'
import type { ComposeRequest, Composition } from './composition.ts'
import { type FoodFilter, foodFilter } from './constraints.ts'
import type { Craving } from './craving.ts'
import { cuisineIds } from './cuisines.ts'
import { CannotMake, type Dish } from './dish.ts'
import { dishes } from './dishes/index.ts'
import { assess, draftOf, overlong } from './draft.ts'
import { placeExtras } from './extras.ts'
import { plainlyHotFoods } from './families.ts'
import { type Favour, favourOf, isNamedIn } from './favour.ts'
import { finishDish, planFinish } from './finishes/index.ts'
import { createKit, type Kit } from './kit.ts'
import { pantryItem } from './pantry/index.ts'
import { type Random, randomForTurn, turnOf } from './random.ts'
import { type Candidate, createShortlist, UNACCEPTABLE } from './shortlist.ts'
import { promise, unmetTastes } from './tastes.ts'
import { notFollowed, ownPick, saysNothing } from './told.ts'
import { suitsTools } from './tools.ts'
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
export function composeRecipe(request: ComposeRequest): Composition {
  const work = composeInPieces(request)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * The same, for a server that has other work to do: it stops after each try, some milliseconds apart; the composition is
 * what it returns.
 */
export function* composeInPieces(request: ComposeRequest): Generator<undefined, Composition> {
  const { craving } = request
  if (craving.refusal) return { kind: 'refused', reason: craving.refusal }
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
  const plan = finished ? planFinish(dish, cuisine, craving, allows, lean, turn, request) : null
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
    if (plan) finishDish(kit, plan)
    if (overlong(kit) >= Math.max(toBeat, GOOD_ENOUGH)) return null
    kit.liftOutWholeSpices()
    if (craving.moods.includes('spicy') && dish.kind === 'savoury') addHeat(kit)
    const { draft, foods } = draftOf(kit, request.recentTitles ?? [])
    const own = assess(kit, draft, request.recentTitles ?? [])
    const notes = [...kit.finished().notes]
    if (saysNothing(craving)) {
      notes.push("No dish or food was recognised in the words; this is the kitchen's own pick.")
      draft.description = ownPick(draft.description)
    }
    const told = [
      ...notFollowed(craving, dish, draft.instructions, unmetTastes(kit)),
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

function chooseCuisine(
  dish: Dish,
  craving: Craving,
  wanted: readonly string[],
  random: Random,
): string | null {
  const asked = craving.cuisines.filter((id) => cuisineIds.includes(id))
  const fitting = asked.filter((id) => dish.cuisines?.includes(id))
  if (asked.length > 0) return fitting[0] ?? asked[0] ?? null
  if (!dish.cuisines) return null
  const home = (cuisine: string) => wanted.filter((id) => pantryItem(id)?.home.includes(cuisine)).length
  const mild = craving.moods.includes('mild') || craving.exclusions.some((word) => /spic|chil/.test(word))
  const hot = ['thai', 'korean', 'cajun', 'mexican', 'tex-mex', 'indian']
  return random.weighted(
    dish.cuisines,
    (id) =>
      (1 + 3 * home(id)) *
      (mild && hot.includes(id) ? 0.2 : 1) *
      (craving.moods.includes('spicy') && hot.includes(id) ? 4 : 1),
  )
}

const savouryWishes: readonly string[] = [
  'poultry',
  'red-meat',
  'ground',
  'sausage',
  'bacon',
  'fish',
  'shellfish',
  'canned-fish',
  'cooked-meat',
  'stewing',
  'vegetable',
  'allium',
  'bean',
  'lentil',
  'tofu',
  'pasta',
  'noodle',
  'melting-cheese',
  'sauce',
]
const sweetWishes: readonly string[] = ['fruit', 'berry', 'chocolate', 'sweetener', 'nut-butter', 'sweet']

function chooseDish(
  craving: Craving,
  category: Category | null,
  wanted: readonly string[],
  random: Random,
  attempt: number,
  disappointing: ReadonlySet<string>,
  lately: (...words: string[]) => boolean,
): Dish | null {
  const named = dishes.filter((dish) => craving.dishes.includes(dish.id))
  // A named dish gets most of the attempts; only when it cannot be made does its kin step in.
  if (named.length === 1 && attempt < 20) return named[0] ?? null
  if (named.length > 1 && attempt < 20)
    return random.weighted(named, (dish) => likeness(dish, craving, wanted))
  const roles = wanted.flatMap((id) => pantryItem(id)?.roles ?? [])
  const allSweet =
    roles.some((role) => sweetWishes.includes(role)) && !roles.some((role) => savouryWishes.includes(role))
  return random.weighted(
    dishes,
    (dish) =>
      fitness(dish, craving, named, category, wanted, allSweet, attempt) *
      (disappointing.has(dish.id) ? 0.3 : 1) *
      (lately(...dish.names.slice(0, 3)) ? 0.3 : 1),
  )
}

/** Among dishes of one name: the one whose slots and moods fit the rest of the craving. */
const likeness = (dish: Dish, craving: Craving, wanted: readonly string[]) =>
  4 ** craving.moods.filter((mood) => dish.moods?.includes(mood)).length *
  promise(dish, craving) *
  0.1 ** wanted.filter((id) => !takes(dish, id)).length

function fitness(
  dish: Dish,
  craving: Craving,
  named: readonly Dish[],
  category: Category | null,
  wanted: readonly string[],
  allSweet: boolean,
  attempt: number,
): number {
  if (dish.onlyNamed) return 0
  let weight = dish.weight ?? 1
  // In place of a dish that cannot be made comes one of its kind.
  if (named.length > 0) {
    if (named.every(({ kind }) => kind !== dish.kind)) return 0
    weight *= Math.max(...named.map((one) => kinship(one, dish)))
  }
  if (category) {
    if (!dish.categories.includes(category)) return 0
    if (dish.categories[0] === category) weight *= 2
  } else if (wanted.length === 0 && craving.moods.every((mood) => !['sweet', 'chocolatey'].includes(mood))) {
    if (!dish.categories.some((own) => own === 'dinner' || own === 'lunch')) weight *= 0.15
  }
  // Breakfast for dinner is for those who ask for it.
  if (
    !category &&
    !dish.categories.some((own) => own === 'dinner' || own === 'lunch') &&
    dish.kind === 'savoury' &&
    !wanted.includes('egg')
  )
    weight *= 0.2
  // One food alone is to be the heart of it: "eggs" are no salad with eggs.
  weight *= (wanted.length === 1 ? 8 : 2.2) ** wanted.filter((id) => dish.loves?.includes(id)).length
  weight *= suitsTools(dish.id, craving.equipment)
  if (!category && (allSweet || craving.moods.includes('sweet')) !== (dish.kind === 'sweet')) weight *= 0.03
  if (craving.maxMinutes !== null && dish.minutes[0] > craving.maxMinutes) return 0
  if (craving.maxMinutes !== null && dish.minutes[1] > craving.maxMinutes) weight *= 0.5
  if (
    dish.oven &&
    craving.equipment.some((tool) =>
      ['no oven', 'no cook', 'stovetop', 'microwave', 'no bake'].includes(tool),
    )
  )
    return 0
  if (craving.moods.includes('quick') && dish.minutes[0] > 40) weight *= 0.05
  if (craving.cuisines.length > 0 && dish.cuisines)
    weight *= craving.cuisines.some((id) => dish.cuisines?.includes(id)) ? 4 : 0.05
  if (craving.cuisines.length > 0 && !dish.cuisines && dish.kind === 'savoury') weight *= 0.1
  const liked = craving.moods.filter((mood) => dish.moods?.includes(mood)).length
  weight *= (1 + 3 * liked) * promise(dish, craving)
  // Where a mood is all that was said, the dish has to be of it.
  if (liked === 0 && craving.moods.some((mood) => dishMoods.has(mood)))
    weight *= wanted.length === 0 ? 0.08 : 0.4
  const misfits = wanted.filter((id) => !takes(dish, id)).length
  weight *= misfits === 0 ? 1 : attempt < 12 ? 0.05 ** misfits : 0.4 ** misfits
  return weight
}

/** Moods that some dish has; the others steer what goes into it. */
const dishMoods: ReadonlySet<string> = new Set(dishes.flatMap((dish) => dish.moods ?? []))

/** How much one dish is like another: what they are made of, when they are eaten, how they are cooked. */
function kinship(one: Dish, other: Dish): number {
  const [mine, theirs] = [new Set(one.takes), new Set(other.takes)]
  const shared = [...mine].filter((role) => theirs.has(role)).length
  const alike = shared / Math.max(1, mine.size + theirs.size - shared)
  return 60 ** alike * (one.categories[0] === other.categories[0] ? 4 : 1) * (one.oven === other.oven ? 2 : 1)
}

const always = ['herb', 'spice', 'fat', 'allium', 'acid', 'citrus']

/** Whether a dish has a place of its own for a food, beyond serving it on the side. */
export function takes(dish: Dish, id: string): boolean {
  const roles = pantryItem(id)?.roles ?? []
  return (
    (dish.loves?.includes(id) ?? false) ||
    roles.some((role) => dish.takes?.includes(role)) ||
    (dish.kind === 'savoury' && roles.every((role) => always.includes(role)))
  )
}
