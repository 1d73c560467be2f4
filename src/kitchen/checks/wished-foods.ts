import { type Claim, englishOfClaim, isFoodWish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { alike } from '../culinary/alike.ts'
import { isIn } from '../foods/contents.ts'
import { isFlesh, sharesFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { foodById, matchFood } from '../foods/index.ts'
import { leftUnused, namePairs } from './coherence.ts'
import { familyOf } from './food-families.ts'
import { covers, familyOccurs, hasFood, isFleshName, isWithin, nameOf, occurs } from './food-occurs.ts'
import { isNamedIn } from './is-named-in.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { isAnyPastry, isOfHead, isOfItsFlour, isPreserved, wordsFor } from './same-food-otherwise.ts'
import { wishedKind } from './wished-kinds.ts'
import { tokens } from './words.ts'

/** Wished food that a recipe lacks, or contains only as a product made from it. */
export interface FoodMiss {
  /** Name of the food or of its family. */
  name: string
  message: string
  /** True when a product of the food replaces it: peanut butter for peanuts. */
  isMade: boolean
  /** True when the cook is allergic to it, so that something else has to stand for it. */
  isForbidden?: true
}

/** Returns the number of foods and families that a craving asks for, with those that a recipe lacks. */
export function missedFoods(recipe: ReadDraft, craving: Craving): { asked: number; missed: FoodMiss[] } {
  const families = [...(craving.families ?? [])]
  const name = nameThatIsFood(craving)
  const isListed = name === null || covers([...craving.foods.map(nameOf), ...families], name)
  return {
    asked: craving.foods.length + families.length + (isListed ? 0 : 1),
    missed: [
      ...craving.foods
        .filter(
          (id) =>
            !occurs(recipe, id, wordsFor(craving, id), isPlantBased(craving)) &&
            !isOfHead(recipe, craving, id) &&
            !isOfItsFlour(recipe, craving, id) &&
            !isAnyPastry(recipe, craving, id) &&
            !isPreserved(recipe, craving, id),
        )
        .map((id) => ({
          ...miss(recipe, nameOf(id), lacking(nameOf(id))),
          ...(isAllergen(craving, id) && { isForbidden: true as const }),
        })),
      ...families
        .filter((family) => !familyOccurs(recipe, family))
        .map((family) => miss(recipe, family, `Some kind of ${family} was asked for and none occurs.`)),
      ...(isListed || name === null || isDishOf(recipe, craving, name)
        ? []
        : [miss(recipe, name, lacking(name))]),
    ],
  }
}

/** True for a food that is what the cook is allergic to: the lobster of a bisque without crustaceans. */
function isAllergen({ allergies = [] }: Craving, id: string): boolean {
  const own = foodById(id)?.allergens ?? []
  return own.length === 1 && own.some((allergen) => allergies.includes(allergen))
}

/**
 * Returns foods that the words name beside the required ones, such as the noodles under a dish, when the
 * recipe lacks them: the cook saw that they were understood, and is told of the gap.
 */
export function missedBeside(recipe: ReadDraft, craving: Craving): string[] {
  const { claims = [], named, purpose = [], notes = [], families = [] } = craving
  const asked = [...craving.foods.map(nameOf), ...families]
  const isSaidAlready = (claim: Claim) =>
    covers(asked, claim.means) ||
    covers(asked, englishOfClaim(claim)) ||
    (named?.words.toLowerCase() ?? '').includes(claim.words.toLowerCase()) ||
    purpose.some((words) => covers([words], claim.means)) ||
    notes.some((note) => note.toLowerCase().includes(claim.means))
  const missed = claims
    .filter((claim) => isPlainFood(claim) && !isSaidAlready(claim) && !hasWords(recipe, claim))
    .map(({ means }) => means)
  return [...new Set(missed)]
}

/**
 * True when the steps use a wished food for which the list has a line under a name that the kitchen does not know:
 * the chicken of "boneless thighs".
 */
function isListedOtherwise(recipe: ReadDraft, name: string): boolean {
  const [kind, id] = [wishedKind(name), matchFood(name)?.food.id]
  return (
    namePairs(recipe).some(({ food }) => food.id === id || (kind?.(food) ?? false)) ||
    // "Mahi" is the fish that the steps rub with chili, though no fish of the table is called so.
    (isFleshName(name) &&
      (tokens(name).every((token) => recipe.methodTokens.has(token)) || isNamedByKind(recipe, name)) &&
      leftUnused(recipe).some(({ food, tokens: said }) => food === null && said.length < A_PHRASE))
  )
}
/** Number of words from which on a line describes more than a food's name. */
const A_PHRASE = 4
/** True when the steps name a meat by its kind alone: the tuna of a list is their fish. */
const isNamedByKind = ({ methodTokens }: ReadDraft, name: string): boolean => {
  const { tags = [] } = matchFood(name)?.food ?? {}
  return (
    (tags.includes('fish') && methodTokens.has('fish')) ||
    (tags.includes('shellfish') && (methodTokens.has('shellfish') || methodTokens.has('seafood'))) ||
    (tags.includes('poultry') && methodTokens.has('bird'))
  )
}

/** True when a wished food is a sauce, or is named in the steps and no meat or fish, so that it may be made there. */
export function mayBeMade(recipe: ReadDraft, name: string): boolean {
  const { methodTokens } = recipe
  const food = matchFood(name)?.food
  if (food?.aisle === 'Oils & Condiments' || isListedOtherwise(recipe, name)) return true
  const isClaim = (token: string) => /^(?:vegan|plant|based|free|dairy|gluten|nut)$/.test(token)
  return (
    !(food && isFlesh(food)) &&
    !isFleshName(name) &&
    tokens(name).every((token) => methodTokens.has(token) || isClaim(token))
  )
}

/**
 * True when a recipe has none of the foods that make the named dish, or lacks the one in its name: a bowl of fruit is
 * no moussaka, and a pie of eggs and spices no pumpkin pie. Under a diet the dish may be made of others.
 */
export function isAnotherDish(recipe: ReadDraft, craving: Craving): boolean {
  const { named, diets, exclusions, allergies = [] } = craving
  const { needs = [], words = '' } = named ?? {}
  if (
    needs.length === 0 ||
    isMeal.test(words) ||
    recipe.lines.length === 0 ||
    diets.length + exclusions.length + allergies.length > 0
  )
    return false
  const name = new Set(tokens(words))
  // The seeds on a soup do not make it one of pumpkin.
  const said = (need: string, token: string) =>
    recipe.lines.some(
      (line) => line.tokens.includes(token) && (isFlavored.test(need) || !isFlavored.test(line.item)),
    )
  const listed = new Set(recipe.lines.flatMap(({ foods }) => foods.map(({ id }) => id)))
  // The title proves nothing here: it is what was asked for.
  const has = (need: string) => {
    const food = matchFood(need)?.food
    return (
      tokens(need).some((token) => said(need, token)) ||
      isListedOtherwise(recipe, need) ||
      (food !== undefined &&
        ([food.id, ...alike(food.id)].some((id) => listed.has(id)) || isSameMeat(recipe, food)))
    )
  }
  // A butter chicken with ghee is one; only a plant, a meat or a fish gives a dish its name for good.
  const isInName = (need: string) =>
    /Produce|Meat|Canned/.test(matchFood(need)?.food.aisle ?? '') &&
    tokens(need).some((token) => name.has(token))
  const [first = '', ...others] = tokens(words)
  // A dish that is baked or fried of a batter is another one without any flour: toad in the hole is no egg in toast.
  const needsFlour = needs.every((foods) => foods.some((food) => /\bflour$/.test(food)))
  if (needsFlour && !isOfFlour(recipe)) return true
  // The first word of a foreign name may be the kind of the dish: a salsa macha lists no salsa.
  const isKind = named?.names.some((one) => one.toLowerCase() === first) ?? false
  const isOfFirst = others.length === 1 && isInName(first) && !isKind && !/^(?:corn|plum|pepper)$/.test(first)
  return (
    (isOfFirst && !has(first)) ||
    needs.every((foods) => !foods.some(has) || foods.some((food) => isInName(food) && !has(food)))
  )
}

/** True when a list has flour, or what takes its place in a dough, a batter or a crust. */
const isOfFlour = ({ lines }: ReadDraft): boolean =>
  lines.some(({ text }) =>
    /\b(?:[a-z]*flour|doughs?|crusts?|past(?:ry|ries)|phyllo|filo|batter|mix|starch|cornstarch|semolina|meal|cornmeal|polenta|oats?|oatmeal|masa|matzo|bases?|wrappers?|tortillas?|pitas?|naans?|flatbreads?|lavash|pasta|noodles?|sheets?|crumbs?|breadcrumbs|panko|crackers?|biscuits?|cookies?|puff|buns?|rolls|ground (?:almonds?|hazelnuts?|nuts|walnuts?)|almonds?|teff|injera|besan|psyllium|protein powder|bisquick)\b/.test(
      text,
    ),
  )

/** Names of meals and of ways of eating, under which anything may be made. */
export const meals = 'breakfast|brunch|lunch|lunchbox|lunchboxes|picnic|bento|dinner|supper|snack|meal'
export const isMeal = new RegExp(
  `^(?:${meals}|lunch box(?:es)?|snacks|(?:baby|toddler|finger) foods?|baby[- ]led[- ]weaning|blw|autosvezzamento)$`,
  'i',
)

/** Products of a food that flavor a dish and are not what it is made of. */
const isFlavored = /\b(?:seeds?|oil|extract|powder|spice|vinegar|zest|leaves)\b/i

/** True when a line is another cut of the same meat: a dish of rib-eye is made of sirloin too. */
const isSameMeat = ({ lines }: ReadDraft, meat: Food): boolean =>
  /^(?:Meat)/.test(meat.aisle) &&
  lines.some(({ foods }) => foods.some((food) => food.aisle === meat.aisle && sharesFlesh(food, meat)))

/**
 * Returns what to tell of foods that a like one answers, an orange for a tangerine: neither a line nor the title says
 * the food that was asked for. A frozen or a canned one is the same food.
 */
export function answeredByLike(recipe: ReadDraft, { foods, claims = [] }: Craving): string[] {
  return foods.flatMap((id) => {
    const food = foodById(id)
    const name = nameOf(id)
    const typed = wordsFor({ claims } as Craving, id)
    const has = (one: string) =>
      recipe.lines.some((line) => line.foods.some(({ id: other }) => other === one))
    const names = [...typed, name, ...(food ? [food.plural] : [])].map(tokens)
    const texts = [recipe.title, ...recipe.lines.map(({ text }) => text)].map(tokens)
    if (
      !food ||
      isFlesh(food) ||
      has(id) ||
      names.some((words) => texts.some((text) => isNamedIn(text, words)))
    )
      return []
    const own = tokens(name)
    const other = alike(id).find((one) => one !== id && has(one))
    const otherName = other === undefined ? '' : nameOf(other)
    if (otherName === '' || tokens(otherName).some((word) => own.includes(word))) return []
    return [`Made with ${otherName} for the ${typed[0]?.toLowerCase() ?? name} that you asked for.`]
  })
}

/** Returns foods that an "or" offered and that this answer does not contain. */
export function otherWays(recipe: ReadDraft, way: Craving, ways: readonly Craving[]): string[] {
  const own = new Set(way.foods)
  const others = ways.flatMap(({ foods }) => foods).filter((id) => !own.has(id))
  return [...new Set(others)].filter((id) => !occurs(recipe, id, [])).map(nameOf)
}

const isMany = (name: string): boolean => /[^s]s$/.test(name)
const asked = (name: string): string => `${name} ${isMany(name) ? 'were' : 'was'} asked for`
/** Returns the message that a wished food does not occur. */
export const lacking = (name: string): string =>
  `${asked(name)} and ${isMany(name) ? 'do' : 'does'} not occur.`

const miss = (recipe: ReadDraft, name: string, message: string): FoodMiss => {
  const product = productOf(recipe, name)
  return product
    ? {
        name,
        message: `${asked(name)}, and only there as ${product.food?.name ?? product.item}.`,
        isMade: isChiefly(product, name),
      }
    : { name, message, isMade: false }
}

/**
 * Returns the line with a product of a food: butter for a wish for milk, peanut butter for one for peanuts.
 */
const productOf = ({ lines }: ReadDraft, name: string): ReadLine | undefined => {
  const words = tokens(name)
  const stem = words.join(' ')
  const carries = carriersOf(name)
  return (
    lines.find((line) => isChiefly(line, name)) ??
    lines.find(({ food }) => food !== null && (carries(food) || isIn(stem, food.id)))
  )
}

/** Returns a test for foods that carry another one: the dairy of milk, all foods with nuts. */
const carriersOf = (name: string): ((food: Food) => boolean) => {
  const food = matchFood(name)?.food
  const family = familyOf(name)
  const [allergen] = food?.allergens.length === 1 ? food.allergens : []
  return (other) =>
    other !== food && ((allergen && other.allergens.includes(allergen)) || family?.(other) || false)
}

const flavoring: ReadonlySet<string> = new Set(['Oils & Condiments', 'Spices & Seasonings', 'Drinks'])

/**
 * True when a line is mainly made of a food and named after it: almond flour, but no rice vinegar and no
 * lemon extract.
 */
const isChiefly = ({ food }: ReadLine, name: string): boolean => {
  if (food === null || flavoring.has(food.aisle) || /extract|stock|broth/.test(food.id)) return false
  const words = tokens(food.name)
  return tokens(name).every((word) => words.includes(word))
}

/** True for a craving in which the meat of a dish's name is made of plants: a vegan duck ragù. */
const isPlantBased = ({ diets }: Craving): boolean =>
  diets.some((diet) => diet === 'vegan' || diet === 'vegetarian')

/** True for a food as it is bought that is no dish of its own: rice and pasta, but not ramen. */
const isPlainFood = (claim: Claim): boolean =>
  isFoodWish(claim) &&
  (!claim.namesA?.includes('dish') || claim.namesA.some((one) => one === 'family' || one === 'class'))

/** Returns the food that a craving is about when it names no dish: the rice of "rice and tuna". */
export function nameThatIsFood({ claims = [], named }: Craving): string | null {
  if (!named) return null
  const claim = claims.find(({ words }) => words.toLowerCase() === named.words.toLowerCase())
  return claim && isPlainFood(claim) ? claim.means : null
}

/** True when a recipe contains the craving's food, or goes by one of the names of a dish of that food. */
const isDishOf = (recipe: ReadDraft, { named }: Craving, name: string): boolean =>
  hasFood(recipe, name) || (named?.names ?? []).some((one) => isWithin(tokens(one), tokens(recipe.title)))

const hasWords = (recipe: ReadDraft, claim: Claim): boolean =>
  hasFood(recipe, claim.means) || hasFood(recipe, englishOfClaim(claim))
