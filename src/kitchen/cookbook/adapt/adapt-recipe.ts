import type { RecipeDraft } from '#contract/recipe.ts'
import { absent, soldWithout } from '../../checks/absent.ts'
import { missedTools } from '../../checks/asked-tools.ts'
import { LOW_SODIUM_MG } from '../../checks/portions.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { keepsSaltLow } from '../../checks/uncounted-salt.ts'
import { tokens } from '../../checks/words.ts'
import type { Target } from '../../craving/claim.ts'
import { type Craving, emptyCraving } from '../../craving/craving.ts'
import { memberFor } from '../../culinary/collective-foods.ts'
import { pantryItem } from '../../culinary/index.ts'
import { type Food, findFoods, foodById, matchFood } from '../../foods/index.ts'
import { foodOfLine, parseIngredient } from '../../ingredients/index.ts'
import { placeFor, withAdded } from '../../refine/add.ts'
import { forAppliance, waysFor } from '../../refine/appliances/index.ts'
import { changedFigure, reached } from '../../refine/figures.ts'
import { breaches, dietTitles, keepRules } from '../../refine/keep-rules.ts'
import { isMain, isMeat } from '../../refine/meats.ts'
import { removeLine } from '../../refine/remove.ts'
import { scaleTo } from '../../refine/servings.ts'
import { withoutSignsAtAll } from '../../refine/signs-of-meat.ts'
import { inPlaceOfMain } from '../../refine/swap.ts'
import { withoutUncountedSalt } from '../../refine/unsalted-water.ts'
import { withoutSalt } from '../../refine/without-salt.ts'
import { workedOtherwise } from '../../refine/worked-otherwise.ts'
import { asClause } from '../as-clause.ts'
import { accompaniments } from '../find/names-in.ts'
import { missingFoods, ownNamesSay, titleSays, type WantedFood, wantedFoods } from '../find/wanted.ts'
import { meansLine } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { withAlternative } from './alternative.ts'
import { withAskedStandIn, withMeatInstead } from './asked-stand-in.ts'
import { withStarch } from './beside.ts'
import { isCookedBeside, withFoodAtHand } from './food-at-hand.ts'
import { withFresh } from './fresh.ts'
import { withHeat } from './heat.ts'
import { inLeaves } from './in-leaves.ts'
import { isToldApart, likeForLike } from './like-for-like.ts'
import { calledByMain, isOfMainAsked, keepsItsMain, mainsAsked, otherMain } from './main-asked.ts'
import { withSelfRising } from './self-rising.ts'
import { byAuthor, standInsOf, withStandIn, withSureStandIns } from './stand-in.ts'
import { withThawed } from './thawed.ts'
import { toYield } from './to-yield.ts'
import { withoutLumps } from './without-lumps.ts'
import { workedIn } from './work-in/index.ts'

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

/** Changes the draft until it keeps diets, exclusions and allergies; returns the reason when it cannot. */
function withRules(recipe: LinkedRecipe, draft: RecipeDraft, craving: Craving): RecipeDraft | string {
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

const seasonings: ReadonlySet<string> = new Set(['Spices & Seasonings', 'Oils & Condiments'])

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
function said(recipe: LinkedRecipe, draft: RecipeDraft, { diets }: Craving): RecipeDraft {
  const missing = diets.flatMap((diet) => {
    const word = dietTitles[diet]
    // A diet that the dish keeps as written needs no mention.
    const isKept = breaches(recipe.draft, { ...emptyCraving(), diets: [diet] }).length === 0
    return word && !isKept && !draft.title.toLowerCase().includes(word.toLowerCase()) ? [word] : []
  })
  return { ...draft, title: `${missing.join(' ')} ${draft.title}`.trim() }
}

/**
 * Puts the wished foods into the draft, by a stand-in, a swap or an addition; returns the reason when one has
 * no place.
 */
function withWanted(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  craving: Craving,
  isNamed: boolean,
  leftOver: readonly string[],
): RecipeDraft | string {
  let current = draft
  const isWanted = (food: Food, item: string) => wantedFoods(craving).some(({ fits }) => fits(food, item))
  for (const { name, fits } of missingFoods(
    wantedFoods(craving),
    linkedLines(draft),
    (words) => titleSays(draft.title)(words) || ownNamesSay(recipe.file)(words),
  )) {
    const member = isNamed ? withMember(recipe, current, name) : null
    if (member !== null) {
      current = member
      continue
    }
    if (leftOver.includes(name)) {
      const its = isNamed ? matchFood(name)?.food : undefined
      const alike = its ? likeForLike(current, its, isWanted) : null
      current =
        alike ??
        withFoodAtHand(recipe, current, name, craving) ??
        workedIn(recipe, current, name, craving) ??
        current
      continue
    }
    const standIn = recipe.file['stand-ins'].find(({ use }) =>
      use.some((line) => {
        const food = matchFood(line)?.food
        return food !== undefined && fits(food, line)
      }),
    )
    const at = standIn
      ? current.ingredients.findIndex(({ item }) => standInsOf(recipe, item).includes(standIn))
      : -1
    if (standIn && at >= 0) {
      current = withStandIn(current, at, standIn)
      continue
    }
    const food = matchFood(name)?.food
    // A dish that nobody named takes only what stands for its own in every way: butter for its oil.
    const next = isNamed
      ? takenIn(recipe, current, name, wantedFoods(craving))
      : food
        ? likeForLike(current, food, isWanted)
        : null
    if (next === null) return `there is no ${name} in it`
    current = next
  }
  if (isNamed) current = withOneToldApart(current, craving)
  if (!isOfMainAsked(recipe, craving)) {
    const kept = keepsItsMain(recipe, craving)
    if (kept !== null) return kept
  }
  const ofMain = withMainAsked(current, craving)
  return typeof ofMain === 'string' ? ofMain : calledByMain(recipe, ofMain, craving)
}

/** Puts a food that the craving names exactly in the place of one of its kind: kidney beans in refried beans. */
function withOneToldApart(draft: RecipeDraft, craving: Craving): RecipeDraft {
  const { foods } = craving
  const isNamedToo = ({ id }: Food) => foods.includes(id)
  return foods.reduce((current, id) => {
    const food = foodById(id)
    if (
      !food ||
      !isToldApart(food) ||
      !isSaidExactly(food, craving) ||
      current.ingredients.some((line) => foodOfLine(line)?.id === id)
    )
      return current
    return likeForLike(current, food, isNamedToo) ?? current
  }, draft)
}

/** True when the words name one kind: "sausage" is any sausage, though the table knows it as an Italian one. */
function isSaidExactly({ name }: Food, { text, claims = [] }: Craving): boolean {
  const words = tokens(name)
  const said = claims.filter(({ kind, means }) => kind === 'wish' && means === name)
  return (
    words.every((word) => tokens(text).includes(word)) ||
    said.some((claim) => tokens(claim.words).join(' ') !== words.at(-1))
  )
}

/** Puts the food before a dish's name in the place of the dish's own meat; returns the reason when it cannot be. */
function withMainAsked(draft: RecipeDraft, craving: Craving): RecipeDraft | string {
  const asked = mainsAsked(craving)
  const [first] = asked
  const other = otherMain(draft, asked, craving)
  if (!first || !other) return draft
  const outcome = inPlaceOfMain(draft, first.name)
  if (outcome?.kind === 'changed' && !otherMain(outcome.draft, asked, craving)) return outcome.draft
  return `it is made of ${other.parsed.food} and not of ${first.name}`
}

/** True when a draft has a main food, meat or one in its place, that fits. */
const hasMain = (draft: RecipeDraft, fits: (food: Food, item: string) => boolean): boolean =>
  draft.ingredients.some((line) => {
    const food = foodOfLine(line)
    return food !== null && food !== undefined && isMain(food) && fits(food, line.item)
  })

/**
 * Adds one wished food: a meat in place of the dish's own, a starch beside it, anything else where it does no
 * harm; null when no change is sound.
 */
function takenIn(
  recipe: LinkedRecipe,
  draft: RecipeDraft,
  name: string,
  wanted: readonly WantedFood[],
): RecipeDraft | null {
  const food = matchFood(name)?.food
  const isWanted = (own: Food, item: string) => wanted.some(({ fits }) => fits(own, item))
  const alike = food ? likeForLike(draft, food, isWanted) : null
  if (alike) return alike
  // No sauce takes in a meat: the result would be a dish under the sauce's name.
  const isFleshItself = food !== undefined && isMeat(food) && food.aisle === 'Meat & Fish'
  if (isFleshItself && accompaniments.has(recipe.file.course) && recipe.file.course !== 'side') return null
  // Paneer takes the place of the chicken as well: strewn over it, it would be no dish of paneer.
  const isMainItself =
    isFleshItself || (food !== undefined && isMain(food) && !isMeat(food) && hasMain(draft, isMeat))
  if (isMainItself) {
    // The dish's own meat stays when it is wished for as well: ribs in a craving for ribs and chicken.
    const isMainWanted = hasMain(draft, (own, item) => wanted.some(({ fits }) => fits(own, item)))
    // Shells are steamed, cracked and boiled down; no meat goes through the steps of a lobster.
    const isOfShells = hasMain(draft, ({ tags }) => tags.includes('shellfish'))
    if (isOfShells && !food.tags.includes('shellfish')) return null
    const other = isMainWanted ? null : inPlaceOfMain(draft, name)
    if (other) return other.kind === 'changed' ? other.draft : null
    // Sausage added to a finished gumbo makes no sausage gumbo; only the author may say how it goes in.
    const isPlain =
      meatless.has(recipe.file.course) &&
      !recipe.foods.some((one) => one && isMeat(one)) &&
      // A dish baked in one piece takes in no meat afterwards.
      !draft.instructions.some((step) => /\b(?:bake|roast)\b/i.test(step))
    if (!isPlain && placeFor(recipe.file, name, food) === undefined) return null
  } else {
    // A spirit goes in only where the author says how much: a cup of it ruins a dough.
    if (food?.tags.includes('alcohol') && placeFor(recipe.file, name, food) === undefined) return null
    const beside = /dessert|breakfast/.test(draft.category) ? null : withStarch(draft, name)
    if (beside || !food) return beside
  }
  // A lemon beside a cake is eaten by nobody: only the author may say how its juice goes in.
  const isSourFruit = pantryItem(food.id)?.roles.includes('citrus') ?? false
  if (isSourFruit && draft.category === 'dessert' && placeFor(recipe.file, name, food) === undefined)
    return null
  // Strawberries beside a margarita make no strawberry margarita; only the author may say how they go in.
  const isFinished = finished.has(recipe.file.course) || seasonings.has(food.aisle)
  if (isFinished && placeFor(recipe.file, name, food) === undefined) return null
  const outcome = withAdded(draft, name, recipe)
  // A food of a list that has no place in the dish is told, and not fried beside it.
  if (outcome.kind !== 'changed' || (wanted.length > 2 && isCookedBeside(draft, outcome.draft))) return null
  return outcome.draft
}

/** Strews one of the foods that a collective word means over a savory dish: parsley for "herbs"; null where none fits. */
function withMember({ file }: LinkedRecipe, draft: RecipeDraft, name: string): RecipeDraft | null {
  const member = memberFor(name)
  if (member === null || !takesMore.has(file.course) || /dessert|snack/.test(draft.category)) return null
  const outcome = withAdded(draft, member)
  return outcome.kind === 'changed' ? outcome.draft : null
}
const takesMore: ReadonlySet<string> = new Set(['main', 'soup', 'salad', 'pasta', 'breakfast', 'side'])

/** Courses without meat on which a meat can be laid when they are done. */
const meatless: ReadonlySet<string> = new Set(['main', 'pasta', 'salad'])

/** Courses in which only the author can place a further food. */
const finished: ReadonlySet<string> = new Set([
  ...['drink', 'sauce', 'dressing', 'condiment', 'preserve', 'candy', 'basic'],
])

const linkedLines = (draft: RecipeDraft) => ({
  lines: draft.ingredients,
  foods: draft.ingredients.map(foodOfLine),
})
