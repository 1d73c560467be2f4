import { familyOf } from '../checks/food-families.ts'
import { type Condition, sweetFoods } from '../conditions/index.ts'
import { occasionsIn } from '../cookbook/occasions.ts'
import { pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/food.ts'
import { foodById, foods } from '../foods/index.ts'
import type { Claim } from './claim.ts'
import type { Craving, Diet } from './index.ts'
import { STILL_QUICK } from './quick.ts'
import { kindsOfDish } from './wishes/kinds/kinds-of-dish.ts'
import { lexicon } from './wishes/lexicon.ts'
import { phraseOf } from './wishes/words.ts'

/** Drops "no cook" where a raw food is only spoken of: "raw pumpkin is placed in a pie crust and baked". */
export function rawFoods(craving: Craving): void {
  const isOfRaw =
    /\braw\b/i.test(craving.text) &&
    !/\bno[- ]cook|without (?:a )?(?:stove|cook)|\bno stove/i.test(craving.text)
  if (isOfRaw && !rawDish.test(craving.text))
    craving.equipment = craving.equipment.filter((tool) => tool !== 'no cook')
}
const rawDish =
  /\braw (?:vegan|foods?|desserts?|recipes?|cakes?|bars?|balls?|dish(?:es)?|meals?|diet|snacks?|salads?|cookies?|brownies?|treats?|vegetable|veggie|zucchini|kale)\b/i

/** Drops the grill when the craving names another heat source: "grilled chicken thighs in the oven". */
export function otherwiseThanNamed(craving: Craving): void {
  const isNamed = /\bgrilled\b/i.test(craving.named?.words ?? '')
  if (isNamed && craving.equipment.some((tool) => heats.test(tool)))
    craving.equipment = craving.equipment.filter((tool) => tool !== 'grill')
}
const heats = /^(?:oven|air fryer|stovetop|one pan|microwave|slow cooker|pressure cooker)$/

/** Adds the pescatarian diet for Lent, when fish is eaten and meat is not. */
export function byFast(craving: Craving): void {
  if (!craving.diets.includes('pescatarian') && occasionsIn(craving.text).includes('lent'))
    craving.diets.push('pescatarian')
}

/** Diets that a condition includes: they limit the foods of the dish. */
const dietsOfCondition: Partial<Record<Condition['id'], readonly Diet[]>> = {
  keto: ['low-carb'],
  paleo: ['gluten-free', 'dairy-free'],
  // Its own rule knows that ghee is no dairy to be left out.
  whole30: ['gluten-free', 'alcohol-free'],
  aip: ['gluten-free', 'dairy-free', 'egg-free', 'nut-free', 'alcohol-free'],
  passover: ['kosher'],
  pregnancy: ['alcohol-free'],
  baby: ['alcohol-free'],
  toddler: ['alcohol-free'],
}

/** Adds the diets that a condition includes. */
export function byCondition(craving: Craving): void {
  for (const { id } of craving.conditions ?? [])
    for (const diet of dietsOfCondition[id] ?? []) if (!craving.diets.includes(diet)) craving.diets.push(diet)
}

/** Tools that cook without a stove. */
const cookAlone =
  /^(?:microwave|air fryer|slow cooker|pressure cooker|toaster oven|sandwich press|grill|camp fire|rice cooker|oven)$/

/** Reads a missing stove as nothing to cook, unless the craving names another tool that is there. */
export function withoutStove(craving: Craving): void {
  if (!craving.equipment.includes('no stove')) return
  const others = craving.equipment.filter((tool) => tool !== 'no stove')
  const hasOther = others.some((tool) => cookAlone.test(tool))
  craving.equipment = hasOther ? others : [...new Set([...others, 'no cook'])]
}

/** Words of who has an oven and would rather not use it: such a cook may well have a grill. */
const ratherNot =
  /\b(?:turn|switch|put|light|fire|heat|hot(?! ?plate)|us(?:e|ing)|want|need|require|skip|bypass|avoid|know)/i

/**
 * Reads a missing oven as a stove alone: who tells that there is a gas hob and no oven has no grill either. Changes the
 * craving.
 */
export function onTheStove(craving: Craving, claims: readonly Claim[]): void {
  const { equipment } = craving
  const lacks = claims.some(({ means, words }) => means === 'no oven' && !ratherNot.test(words))
  if (!lacks || equipment.some((tool) => cookAlone.test(tool) || tool === 'camp fire')) return
  craving.equipment = [...equipment.filter((tool) => tool !== 'stovetop' && tool !== 'no grill'), 'no grill']
}

/** Tools of which one cooks a dish by itself, and the stove. */
const heatSource =
  /^(?:microwave|air fryer|slow cooker|pressure cooker|toaster oven|sandwich press|grill|oven|stovetop)$/
/** Number of them from which on they are a choice, and no dish needs them all. */
const A_CHOICE = 3

/** Keeps the first of three or more tools: who asks after stovetop, grill and toaster oven wants one of them. */
export function oneOfTools(craving: Craving): void {
  const [first, ...others] = craving.equipment.filter((tool) => heatSource.test(tool))
  if (first === undefined || others.length + 1 < A_CHOICE) return
  craving.equipment = craving.equipment.filter((tool) => !others.includes(tool))
  craving.notes = [
    ...(craving.notes ?? []),
    `Of the tools that you name this dish uses one: ${first}. Ask for another by itself.`,
  ]
}

const exception =
  /\b(?:no|not|without|avoid\w*|(?:do|does)(?:n['’]?t| not) eat|hates?)\b[^.;!?]{0,30}\b(?:except(?: for)?|other than|apart from|but)\b/i

/**
 * Exempts a wished food from the kind that is left out: "no meat except chicken" leaves out every other meat. An
 * allergy is exempt from nothing. Changes the craving.
 */
export function exempted(craving: Craving): void {
  if (!exception.test(craving.text) || (craving.statedAllergies ?? []).length > 0) return
  const wished = craving.foods.flatMap((id) => foodById(id) ?? [])
  const isWished = (food: Food) =>
    wished.some(({ id }) => id === food.id) ||
    (craving.families ?? []).some((family) => familyOf(family)?.(food) ?? false)
  const others = (kind: string): string[] | null => {
    const isOfKind = familyOf(kind)
    const members = isOfKind ? foods.filter(isOfKind) : []
    return members.some(isWished) && !members.every(isWished)
      ? members.filter((food) => !isWished(food)).map(({ id }) => id)
      : null
  }
  craving.exclusions = craving.exclusions.flatMap((word) => others(word) ?? [word])
  const otherNuts = craving.diets.includes('nut-free') ? others('nut') : null
  if (otherNuts === null) return
  craving.diets = craving.diets.filter((diet) => diet !== 'nut-free')
  craving.exclusions = [...craving.exclusions, ...otherNuts]
}

const feasting = /\b(?:feasts?|banquets?)\b/i
/** Reads a wedding or a feast of which no dish is named as a wish for something festive. Changes the craving. */
export function festive(craving: Craving): void {
  const { text, recipes, moods, dishes } = craving
  const isFeast = feasting.test(text) || occasionsIn(text).includes('wedding')
  if (isFeast && !recipes && dishes.length === 0 && !moods.includes('fancy')) moods.push('fancy')
}

/** Reads "what can I bake" as a cake or dessert: one from the oven, or one that needs none where there is none. */
export function baking(craving: Craving): void {
  const { equipment, category, recipes, foods, families = [], dishes, text } = craving
  const isNothingNamed = !recipes && foods.length + families.length + dishes.length === 0
  if (category !== null || !isNothingNamed) return
  if (equipment.includes('no oven') ? /\bbak(?:e|ing)\b/i.test(text) : asksToBake.test(text)) {
    craving.category = 'dessert'
    if (!equipment.includes('no oven')) craving.equipment = [...equipment, 'oven']
  }
}
const asksToBake =
  /\b(?:(?:can|could|should|shall|to|do|would|might) (?:(?:i|we|you|he|she|they) )?|(?:want|wants|like|love) to )bake\b/i

/** Words for a food at hand that no craving names: the foods of "what we have" are told to be named. */
export function ofThePantry(craving: Craving): void {
  const { moods, foods, families = [], recipes, dishes } = craving
  if (!moods.includes('from the pantry')) return
  if (foods.length + families.length + dishes.length > 0 || recipes) {
    craving.moods = moods.filter((mood) => mood !== 'from the pantry')
    return
  }
  craving.notes = [...(craving.notes ?? []), OF_THE_PANTRY]
}
const OF_THE_PANTRY =
  'You named no food that is there, so this is a dish of what most kitchens have in store. Name what you have, and a dish is made of it.'

/** Foods of the pantry that are cooked already, by the name of the raw food. */
const cookedFoods: Readonly<Record<string, string>> = {
  chicken: 'chicken-cooked',
  turkey: 'turkey-cooked',
  rice: 'cooked-rice',
  chickpea: 'chickpea-canned',
  'black bean': 'black-bean-canned',
  'kidney bean': 'kidney-bean-canned',
  'white bean': 'white-bean-canned',
}

/** Takes the cooked food in place of the raw one that its name alone would mean: "leftover roast chicken". */
export function inTheirStates(craving: Craving): void {
  for (const { food, state } of craving.states ?? []) {
    const tinned = state === 'canned' ? lexicon().get(phraseOf(`canned ${food}`)) : undefined
    const [canned] = tinned?.filter(({ kind }) => kind === 'food') ?? []
    if (canned) craving.foods = craving.foods.map((id) => (foodById(id)?.name === food ? canned.id : id))
    const cooked = state === 'leftover' || state === 'cooked' ? cookedFoods[food] : undefined
    if (!cooked || !pantryItem(cooked)) continue
    craving.families = (craving.families ?? []).filter((family) => family !== food)
    craving.foods = craving.foods.filter((id) => !id.startsWith(food.replace(/ /g, '-')) || id === cooked)
    if (!craving.foods.includes(cooked)) craving.foods.push(cooked)
  }
}

/**
 * True when a time limit fits "quick": a quick omelette takes at most half an hour, while a quick stew is
 * only quicker than other stews.
 */
const canBeQuick = (ids: readonly string[]) =>
  ids.length === 0 || kindsOfDish.some(({ id, minutes }) => ids.includes(id) && minutes <= 25)

/** Wording for a child by age; a cheese or a whisky is as many years old. */
const childOfAge =
  /\b(?:[2-9]|1[0-2])[- ]?(?:years?|yrs?|yo)[- ]?olds?\b(?! (?:cheese|cheddar|gouda|wine|whisk))/i

/** Words of who drinks no alcohol at all. */
const abstains =
  /\b(?:don'?t|doesn'?t|do not|does not|never|no longer|stopped|quit) drink(?:ing|s)?(?! (?:coffee|tea|milk|soda|pop|water|juice|enough|much|caffeine))\b|\bnon-?drinkers?\b|\b(?:alcoholics?|sobriety)\b/i

/** Words of a cook whose children are elsewhere. */
const childrenAway =
  /\b(?:kids?|child(?:ren)?) (?:are|is|will be|were) (?:away|out|gone|asleep|sleeping|in bed|at (?:their |the |my )?(?:grand\w*|dad|mom|mum|school|camp))|\b(?:without|no) (?:the |any )?(?:kids|children)\b|\b(?:kid|child)(?:ren)?-? ?free\b|\b(?:after|once|when) the (?:kids|children) (?:are|go)\b/i

const ofDrink =
  /\b(?:alcohol|wine|vin|beer|ale|stout|rum|brandy|cognac|vodka|whisk(?:e)?y|bourbon|tequila|gin|sherry|port|marsala|kirsch|sangria|cocktail|punch|liqueur|fondue|gl[uü]hwein|bourguignon)\b/i

/**
 * Leaves alcohol out of what children eat, also where the dish is asked for by name: a part of the wine stays in
 * however long a stew is cooked. Changes the craving.
 * @returns sentences for the cook
 */
export function forChildren(craving: Craving): string[] {
  const { moods, text, diets } = craving
  if (abstains.test(text) && !diets.includes('alcohol-free')) diets.push('alcohol-free')
  const isForChild = (moods.includes('kids') && !childrenAway.test(text)) || childOfAge.test(text)
  if (!isForChild || diets.includes('alcohol-free')) return []
  diets.push('alcohol-free')
  return !ofDrink.test(text)
    ? []
    : ['Children eat of it, so no alcohol is in it, however long it would cook.']
}

/** Keeps vegetables where children are not to see them: "my kids won't touch vegetables, hidden veg sauce". */
export function hiddenVegetables(craving: Craving): void {
  const { exclusions, text, families = [] } = craving
  const isOfChild = /\bkids?\b|\bchild|toddler|\bson\b|daughter/i.test(text) && !/allerg/i.test(text)
  const isHidden =
    /\b(?:hidden|hide|hiding|sneak|sneaky|sneaking|disguised?|smuggled?|invisible|tricks?|tricking|fool(?:ing)?)\b|\bwithout (?:them|him|her|anyone) (?:knowing|noticing|realizing|realising|seeing)\b/i
  if (!exclusions.includes('vegetable') || !isOfChild || !isHidden.test(text)) return
  craving.exclusions = exclusions.filter((word) => word !== 'vegetable')
  craving.families = families.filter((family) => family !== 'vegetable')
}

/** Reconciles moods, exclusions and foods of a craving that say the same or contradict each other. */
export function settle(craving: Craving): void {
  const { moods, exclusions, foods } = craving
  craving.diets = [...new Set(craving.diets)] as Diet[]
  // Dishes for children and for picky eaters are mild unless the craving asks for spicy ones.
  const isPicky = /\b(?:picky|fussy)\b/i.test(craving.text)
  if ((moods.includes('kids') || isPicky) && !moods.includes('spicy')) moods.push('mild')
  if (moods.includes('mild')) craving.moods = moods.filter((mood) => mood !== 'spicy')
  // "Hot meals in hot weather" are what somebody is tired of.
  if (moods.some((mood) => mood === 'for a hot day' || mood === 'served cold'))
    craving.moods = craving.moods.filter((mood) => mood !== 'warm')
  // A slow cooker takes its hours, however quickly it is filled.
  const isUnhurried = craving.equipment.includes('slow cooker')
  if (moods.includes('quick') && craving.maxMinutes === null && !isUnhurried && canBeQuick(craving.dishes))
    craving.maxMinutes = STILL_QUICK
  // "Cheesy" asks for some cheese; the dish may choose which.
  if (moods.includes('cheesy')) craving.families = [...new Set([...(craving.families ?? []), 'cheese'])]
  if (
    exclusions.includes('sugar') ||
    /\bsugar[- ]substitutes?\b|\bartificial sweeteners?\b/i.test(craving.text) ||
    /\bsugar[- ]?(?:free|less)\b|\bno added sugar\b/i.test(craving.text)
  )
    for (const word of isOtherSugar(craving) ? plainSugars : sweetFoods)
      if (!exclusions.includes(word)) exclusions.push(word)
  // A food that is both asked for and excluded is excluded; who cooks with sugar substitutes may take any.
  craving.foods = foods.filter((id) => !exclusions.includes(id) && id !== 'sweetener')
  craving.families = (craving.families ?? []).filter((family) => !exclusions.includes(family))
}

/** Sugars of the bag, which stay out where another sweetener is to take their place. */
const plainSugars = ['sugar', 'brown-sugar', 'powdered-sugar']
/** True for who wants another sweetener instead of sugar, "jaggery instead of sugar", and no dish without anything sweet. */
const isOtherSugar = ({ text, foods }: Craving): boolean =>
  foods.some((id) => sweetFoods.includes(id)) &&
  /\b(?:instead|in place|in lieu) of (?:the |any |white |refined |regular )*sugars?\b|\brather than sugar\b/i.test(
    text,
  )

/** Kilocalories per serving that count as light when no dish is named. */
const LIGHT = 500
/** Adds a calorie target to a light meal of which no dish is named. */
export function lightByFigure(craving: Craving): void {
  const { moods, named, recipes, targets = [] } = craving
  if (!moods.includes('light') || named || recipes || targets.some(({ measure }) => measure === 'calories'))
    return
  craving.targets = [...targets, { measure: 'calories', atMost: LIGHT }]
}
