import type { Category } from '#contract/common.ts'
import { type Season, seasons } from '#contract/popular.ts'
import { oncePer } from '../../checks/once-per.ts'
import { lackingTools, usedOf } from '../../checks/small-tools.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { isOfCuisine } from '../../craving/wishes/cuisines.ts'
import { memberFor } from '../../culinary/collective-foods.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import { showsDenied } from '../../culinary/textures.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { inOneGo } from '../../in-one-go.ts'
import { jitter } from '../../random.ts'
import type { Course } from '../courses.ts'
import { meansLine } from '../line-of.ts'
import { moodFit, saidFit } from '../moods.ts'
import { nameKey } from '../name-key.ts'
import { occasionsIn } from '../occasions.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { type Asked, askedOf } from './asked.ts'
import { askedWords, mealFit, saysOnlyHow } from './asked-words.ts'
import { coverage, explainer, isTitleAbout } from './explains.ts'
import { fitOfCircumstances, ordinaryFit } from './fit-of-circumstances.ts'
import { fitOfKeeping, fitOfTextures } from './fit-of-description.ts'
import { linesKeptOut } from './keeps-out.ts'
import {
  calledByDiet,
  calledWhole,
  coursesFor,
  fitter,
  isOfFeast,
  meals,
  onlyForThem,
  poolOf,
} from './may-be-meant.ts'
import {
  A_LIST,
  isEnoughOfList,
  lackedBesideStaples,
  mainsInPlaceOfOthers,
  meatsWithoutLike,
  others,
  toBuy,
  unaskedMains,
} from './of-a-list.ts'
import { sharesOfFoods } from './share-of-foods.ts'
import { worthOfUse } from './use-of-what-is-there.ts'
import { missingFoods, ownNamesSay, type WantedFood, wantedFoods, wordsOf } from './wanted.ts'
import { worthOfDiet } from './written-for-diets.ts'

/** Circumstances besides the words of a craving that decide which recipe comes first. */
export interface Circumstances {
  category?: Category
  season?: Season
  /** Titles of recipes that the cook made lately. */
  recentTitles?: readonly string[]
  /** Seed of the order, the same for every attempt at one craving. */
  series: string
}

/** Recipe that may answer the craving, with its score and its gaps. */
export interface Candidate {
  recipe: LinkedRecipe
  score: number
  /** Names of wished foods that the recipe lacks. */
  missing: string[]
  /** Missing foods that may stay out: words of the recipe's own name, some of a list of foods at hand. */
  leftOver: readonly string[]
  /** Indices of lines that the craving's rules forbid. */
  keptOut: number[]
  /** True when the recipe matches some of the words, and may be suggested when nothing answers them. */
  isNear: boolean
  /** Clause about the missing word that makes the recipe another dish; null when none is missing. */
  lacks: string | null
}

/** True for a dish with a day in its title, "Christmas Turkey Dinner", which no other day asks for. */
const isTitledForDay = oncePer(({ file }: LinkedRecipe) => occasionsIn(file.title).length > 0)

/** Courses of dishes that stand beside another one. */
const standBeside: ReadonlySet<Course> = new Set<Course>(['side', 'salad', 'bread'])

/** Number of recipes that are scored, in some milliseconds, before the generator yields. */
const AT_A_TIME = 400

/** Returns the recipes that may answer the craving, the best first. */
export const rank = (
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): readonly Candidate[] => inOneGo(rankInPieces(cookbook, craving, circumstances))

/** The latest ranking of each craving, with the circumstances that it is for. */
const rankings = new WeakMap<Craving, { cookbook: Cookbook; key: string; ranked: readonly Candidate[] }>()

/**
 * Ranks like `rank`, and yields now and then so that a server can do other work. A craving that is answered
 * again, without its sides or on the cook's next turn, is ranked once.
 */
export function* rankInPieces(
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): Generator<undefined, readonly Candidate[]> {
  const { category, season, series } = circumstances
  const key = [category, season, series].join('\n')
  const known = rankings.get(craving)
  if (known && known.cookbook === cookbook && known.key === key) return known.ranked
  const ranked = yield* rankAnew(cookbook, craving, circumstances)
  rankings.set(craving, { cookbook, key, ranked })
  return ranked
}

function* rankAnew(
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): Generator<undefined, Candidate[]> {
  const named = craving.recipes?.slugs ?? []
  const namedByOwn = ownersOfName(cookbook, craving)
  const isOwn = craving.recipes?.isFamily === false
  const occasions = occasionsIn(craving.text)
  const asked = askedOf(cookbook, craving)
  const { head } = asked
  const isOpen = saysOnlyHow(cookbook, craving)
  const words = isOpen
    ? []
    : [
        ...new Set([
          ...askedWords(craving),
          ...asked.words.filter(({ weight }) => weight > 0).map(({ word }) => word),
        ]),
      ].filter((word) => !asked.sides.has(word))
  const eaters = (craving.conditions ?? []).map(({ id }): string => id)
  const isForProtein = craving.targets?.some(
    ({ measure, atLeast = 0 }) => measure === 'protein' && atLeast > 0,
  )
  const scores = cookbook.score([...words, ...(craving.purpose ?? []), ...(isForProtein ? ['protein'] : [])])
  const wanted = wantedFoods(craving)
  const keptOut = linesKeptOut(craving)
  const fits = fitter(cookbook, craving, circumstances.category, words, head !== null || named.length > 0)
  const isSought = poolOf(cookbook, craving, scores)
  const calledSo = calledWhole(cookbook, craving)
  const titleKey = nameKey(craving.named?.words ?? '')
  const isMeatless = craving.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan')
  const called = new Set([...calledByDiet(cookbook, craving), ...calledSo])
  const explain = explainer(cookbook, craving)
  const isThere = isAtHand(craving)
  const isToBake = /\bbak(?:e|ed|ing)\b/i.test(craving.text) && !/\bno[- ]bake/i.test(craving.text)
  const isUncooked = craving.equipment.includes('no cook')
  const isAskedForMeal = (craving.claims ?? []).some(({ namesA = [] }) => namesA.includes('category'))
  const useOf = worthOfUse(craving, wanted)
  const narrowed = deniedInPart(craving, wanted)
  const atHand = !isOwn && wanted.length > 1 && (named.length === 0 || isThere)
  // A steak has to be bought by a cook who has only butter and potatoes.
  const meatToBuy = isThere ? 1.5 : atHand && head === null ? 0.45 : 0.12
  const isListed = named.length === 0 && head === null && wanted.length >= A_LIST
  const isForSomebody =
    craving.diets.length + craving.exclusions.length + (craving.conditions ?? []).length > 0
  const plainness = plainnessOf(words)
  // A craving for a food without a dish asks for a dish of that food, and not for one with a little of it.
  const aboutFoods = (recipe: LinkedRecipe) =>
    named.length === 0 && wanted.length > 0 ? sharesOfFoods(wanted)(recipe) : 0
  // Members of a family match its name equally, however many words their titles have.
  const familyName = craving.recipes?.isFamily ? wordsOf(craving.named?.words ?? '') : []
  const isBareFamily = familyName.length > 0 && words.every((word) => familyName.includes(word))
  const seasonFit = seasonFitOf(craving, circumstances)
  const circumstanceFit = fitOfCircumstances(craving)
  // Tools and talk beside a meal leave it as open as it is without them.
  const isUnnamed =
    (isOpen || (!craving.recipes && head === null && craving.dishes.length === 0)) &&
    wanted.length === 0 &&
    asked.words.every(({ weight }) => weight === 0)
  const isOfTools = isUnnamed && craving.equipment.length > 0
  const ordinary = isUnnamed ? ordinaryFit(craving, circumstances.category ?? craving.category) : () => 0
  const forPurpose = purposeFit(cookbook, craving, head)
  const said = asked.words.filter(({ isManner }) => !isManner).length + (craving.purpose ?? []).length
  const oneFood = stem(tokens(wanted[0]?.name ?? '').at(-1) ?? '')
  const isOfOneFood = head === null && wanted.length === 1 && asked.words.length === 1
  const most = Math.max(1, ...scores.values())
  const kitchen = craving.isSide ? kitchenOfMain(cookbook, craving) : null
  const isOfDenied = ({ file }: LinkedRecipe) =>
    craving.deniedCuisines?.some((cuisine) => isOfCuisine(file.cuisine, cuisine)) ?? false
  const deniedTexture = showsDenied(craving.deniedTextures)
  const textureFit = fitOfTextures(craving)
  const keepingFit = fitOfKeeping(craving)
  const lacking = lackingTools(craving.equipment)
  const mayAnswer = (recipe: LinkedRecipe): boolean =>
    !isOfDenied(recipe) &&
    deniedTexture(recipe.file.title) === undefined &&
    !(craving.recipes?.isOnly && !named.includes(recipe.slug)) &&
    !(craving.isSide && !standBeside.has(recipe.file.course)) &&
    (craving.pet
      ? fits(recipe)
      : called.has(recipe.slug) ||
        (isSought(recipe) && ((isOwn && named.includes(recipe.slug)) || fits(recipe))))
  const candidateOf = (recipe: LinkedRecipe): Candidate => {
    const isNamedAfter = isThere ? () => false : ownNamesSay(recipe.file)
    const missing = missingFoods(wanted, recipe, isNamedAfter).map(({ name }) => name)
    const out = keptOut(recipe)
    const { share, lacks, isOtherKind } = explain(recipe, named.includes(recipe.slug))
    const score =
      (isBareFamily && named.includes(recipe.slug) ? 1 : (scores.get(recipe.slug) ?? 0) / most) +
      share -
      (lacks === null || called.has(recipe.slug) ? 0 : isOtherKind ? 3 : 2) +
      (head === recipe.file.course ? 0.6 : 0) +
      // A cake in the title beats cupcakes for a craving that asks for a cake.
      (head !== null && isTitleAbout(recipe, head) ? 0.15 : 0) +
      (isOfTools ? 1.5 : 0.5) * toolsInName(recipe, craving) +
      (isUncooked && recipe.file.cook === 0 ? 1 : 0) +
      (head === null ? 0.3 * foodsInName(recipe, asked, wanted) + 0.6 * aboutFoods(recipe) : 0) +
      (craving.moods.includes('sweet') ? sweetness(recipe) : 0) +
      (occasions.some((one) => recipe.file.occasions.includes(one)) ? 0.9 : 0) -
      (occasions.length === 0 && isOfFeast(recipe) ? (isOpen ? 0.8 : 0.2) : 0) -
      (occasions.length === 0 && !named.includes(recipe.slug) && isTitledForDay(recipe) ? 0.8 : 0) +
      (craving.cuisines.some((one) => recipe.file.cuisine.toLowerCase() === one) ? 0.4 : 0) +
      (kitchen !== null && isOfCuisine(recipe.file.cuisine, kitchen) ? 0.5 : 0) -
      (craving.recipes && !craving.recipes.isFamily && !named.includes(recipe.slug) ? 1 : 0) +
      (called.has(recipe.slug) ? 1 : 0) +
      (calledSo.has(recipe.slug) ? 2 : 0) +
      (namedByOwn.has(recipe.slug) && share > MOST_OF_IT ? 0.4 : 0) +
      (titleKey !== '' && nameKey(recipe.file.title) === titleKey ? 0.15 : 0) -
      (named.includes(recipe.slug) && isOwn ? 0.3 : 0.6) *
        missing.filter((name) => !isTakenIn(recipe, name) && memberFor(name) === null).length -
      // An elk burger is made as one of beef.
      0.4 * meatsWithoutLike(recipe, missing) -
      0.35 * out.length -
      0.8 * onlyAsDenied(recipe, out, narrowed) +
      (isOpen && craving.diets.includes('pescatarian') && hasFlesh(recipe) ? 0.5 : 0) -
      // A dish that is written without meat comes before one that loses it: a vegetable lasagna for vegetarians.
      (isMeatless && out.some((at) => isFleshAt(recipe, at)) ? 0.9 : 0) -
      0.15 * doublings(recipe, craving) +
      // Members of a family come before other recipes that match its name.
      (!isOwn && named.includes(recipe.slug) ? 0.3 : 0) -
      (wanted.length > 0 ? meatToBuy * unaskedMains(recipe, wanted) : 0) -
      (named.includes(recipe.slug) ? 0 : OTHER_MAIN * mainsInPlaceOfOthers(recipe, wanted)) -
      (craving.onlyThese ? 1.5 * lackedBesideStaples(recipe, wanted) : 0) +
      (craving.recipes || head !== null ? 0.4 : 0.1) * plainness(recipe) -
      (atHand ? 0.06 * toBuy(recipe, wanted) + 0.04 * others(recipe, wanted) : 0) -
      // A craving for a pumpkin that asks for no drink is not answered with a latte.
      (head === null && wanted.length > 0 && recipe.file.course === 'drink' ? 0.6 : 0) -
      (craving.category !== null && isAskedForMeal && recipe.category !== craving.category ? 0.6 : 0) +
      useOf(recipe) +
      (atHand || !meals.has(recipe.file.course) ? 0 : 0.08) +
      (head === null && wanted.length === 0 ? mealFit(recipe, craving) : 0) +
      seasonFit(recipe) +
      (isOpen ? 0.8 : 0.5) * moodFit(craving.moods, recipe.file.moods) +
      circumstanceFit(recipe) -
      (deniedTexture(recipe.file.description) === undefined ? 0 : 0.4) +
      ordinary(recipe) +
      0.3 * saidFit(craving.moods, recipe.file) +
      textureFit(recipe) +
      keepingFit(recipe) -
      (craving.moods.includes('spicy') && !recipe.file.moods.includes('spicy') ? 0.5 : 0) -
      (craving.moods.includes('mild') && recipe.file.moods.includes('spicy') && !named.includes(recipe.slug)
        ? 0.6
        : 0) +
      (eaters.includes(recipe.file.audience) ? 0.5 : 0) -
      (!isForSomebody && onlyForThem.has(recipe.file.audience) ? 0.6 : 0) -
      (isToolUnasked(recipe, craving) || (!named.includes(recipe.slug) && needsRareTool(recipe)) ? 0.8 : 0) -
      (isToBake && /^no-bake/i.test(recipe.file.title) ? 1 : 0) -
      (isProjectUnasked(recipe, craving) ? 0.4 : 0) -
      (lacking.length > 0 && usedOf(lacking, methodOf(recipe)).length > 0 ? 0.8 : 0) +
      worthOfDiet(recipe, craving) +
      (isStandard(recipe, craving) ? (WORTH_OF_STANDARD[isOpen || isOfTools ? 0 : said] ?? 0.05) : 0) +
      forPurpose(recipe) +
      (isOfOneFood && isTitleAbout(recipe, oneFood) ? 0.3 : 0) +
      (isUnnamed ? 0.3 : 0.12) * jitter(`${circumstances.series} ${recipe.slug}`)
    return {
      recipe,
      score,
      missing,
      leftOver:
        calledSo.has(recipe.slug) || (isListed && isEnoughOfList(recipe, wanted, missing)) ? missing : [],
      keptOut: out,
      lacks: called.has(recipe.slug) ? null : lacks,
      isNear: share > 0 || scores.has(recipe.slug) || craving.pet !== undefined,
    }
  }
  const candidates: Candidate[] = []
  for (let from = 0; from < cookbook.recipes.length; from += AT_A_TIME) {
    candidates.push(
      ...cookbook.recipes
        .slice(from, from + AT_A_TIME)
        .filter(mayAnswer)
        .map(candidateOf),
    )
    yield
  }
  return candidates.sort((a, b) => b.score - a.score || (a.recipe.slug < b.recipe.slug ? -1 : 1))
}

/** True for a dish with a meat or a fish. */
const hasFlesh = ({ foods }: LinkedRecipe): boolean => foods.some((food) => food !== null && isFlesh(food))

/** True when a line of a recipe is a meat or a fish. */
const isFleshAt = ({ foods }: LinkedRecipe, at: number): boolean => {
  const food = foods[at]
  return food !== null && food !== undefined && isFlesh(food)
}

/** Returns the wished foods of which one form is left out: beef, and no ground beef. */
const deniedInPart = ({ exclusions }: Craving, wanted: readonly WantedFood[]): readonly WantedFood[] =>
  wanted.filter(({ words }) => exclusions.some((word) => isFormOf(tokens(word), words)))
const isFormOf = (denied: readonly string[], words: readonly string[]): boolean =>
  denied.length > words.length && words.every((word) => denied.includes(word))

/** Counts the foods that a recipe has only in the form that is left out. */
const onlyAsDenied = (
  { lines, foods }: LinkedRecipe,
  out: readonly number[],
  wanted: readonly WantedFood[],
): number =>
  wanted.filter(({ fits }) => {
    const its = lines.flatMap(({ item }, at) => (fits(foods[at] ?? null, item) ? [at] : []))
    return its.length > 0 && its.every((at) => out.includes(at))
  }).length

/**
 * Returns the recipes that have the craving's name as their own and not only through a family: guacamole
 * itself.
 */
function ownersOfName({ bySlug }: Cookbook, { recipes, named }: Craving): ReadonlySet<string> {
  const name = nameKey(named?.words ?? '')
  const isOwner = (slug: string) => {
    const recipe = bySlug.get(slug)
    return recipe !== undefined && ownNamesOf(recipe.file).some((one) => nameKey(one) === name)
  }
  return new Set((recipes?.slugs ?? []).filter(isOwner))
}

/** Kitchen of a side for a dish of no recipe's name: a plain one. */
const PLAIN_KITCHEN = 'american'

/** Returns the cuisine of the dish that a side is asked for: what goes with rouladen is German. */
function kitchenOfMain({ names, bySlug }: Cookbook, { purpose = [] }: Craving): string {
  const [slug] = names.get(purpose.join(' ')) ?? []
  return bySlug.get(slug ?? '')?.file.cuisine.toLowerCase() ?? PLAIN_KITCHEN
}

/** Bonus of a dish that everybody knows, by the number of words that say what is wanted. */
const WORTH_OF_STANDARD: readonly number[] = [0.9, 0.8, 0.4]

/** Returns the bonus of a sauce whose names or description mention the dish that it is for. */
function purposeFit(
  { names }: Cookbook,
  { purpose = [] }: Craving,
  head: string | null,
): (recipe: LinkedRecipe) => number {
  if (purpose.length === 0) return () => 0
  // A sauce for pasta is also called a pasta sauce.
  const called = new Set(names.get(nameKey([...purpose, head ?? ''].join(' '))))
  // A rib-eye is a steak, and a marinade for steaks is one for it.
  const whole = tokens(matchFood(purpose.join(' '))?.food.name ?? '')
  const words = [...new Set([...purpose, ...whole])]
  return (recipe) =>
    (called.has(recipe.slug) ? 1 : 0) +
    words.reduce((sum, word) => sum + coverage(recipe, word, false), 0) / purpose.length
}

/** Returns the bonus of a recipe for its season: the one that the craving names, or else today's. */
function seasonFitOf({ moods }: Craving, { season: today }: Circumstances): (recipe: LinkedRecipe) => number {
  const named = seasons.find((one) => moods.includes(one))
  const season = named ?? today
  const [fits, not] = named ? [0.4, -0.4] : [0.05, -0.25]
  return (recipe) =>
    season === undefined || recipe.seasons.length === seasons.length
      ? 0
      : recipe.seasons.includes(season)
        ? fits
        : not
}

/** Roles of foods that no sweet dish has. */
const savoryRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'sausage', 'bacon', 'fish', 'shellfish'] as const),
  ...(['canned-fish', 'cooked-meat', 'allium', 'bean', 'lentil', 'mushroom'] as const),
])
/** Returns the bonus of a dessert for who wants something sweet, and the penalty of a savory dish. */
const sweetness = ({ file, foods }: LinkedRecipe): number =>
  coursesFor.dessert.includes(file.course)
    ? 0.5
    : foods.some((food) => food && pantryItem(food.id)?.roles.some((role) => savoryRoles.has(role)))
      ? -1.5
      : 0

/** True for a dish that everybody knows, or that people expect of the cuisine they named. */
const isStandard = ({ file }: LinkedRecipe, { cuisines }: Craving): boolean =>
  file.standard === 'everywhere' || (file.standard === 'its cuisine' && cuisines.length > 0)

/** True when a recipe's author says where a food goes in: walnuts in a banana bread. */
const isTakenIn = ({ file }: LinkedRecipe, name: string): boolean =>
  Object.values(file.with).some((foods) => foods.some((one) => meansLine(one, name)))

/** Penalty of a dish whose meat would have to be swapped for the one asked for. */
const OTHER_MAIN = 0.8

/** Share of a craving's words from which on only talk stays unanswered. */
const MOST_OF_IT = 0.9

/**
 * Returns a function that rates how plainly a title names the wish: 1 for "Classic Apple Pie" of apple pies,
 * less for each further word.
 */
function plainnessOf(words: readonly string[]): (recipe: LinkedRecipe) => number {
  if (words.length === 0) return () => 0
  const asked = new Set([...words, 'classic'])
  return ({ file }) => {
    const title = wordsOf(file.title)
    const others = title.filter((word) => !asked.has(word)).length
    // A title that shares no word with the craving gets no bonus: a harira for a lentil soup.
    return others === title.length ? 0 : Math.max(0, 1 - others / 2)
  }
}

/** Returns the share of the wished foods that a recipe has in its title: salmon means a dish of salmon. */
function foodsInName({ file }: LinkedRecipe, { words }: Asked, wanted: readonly WantedFood[]): number {
  const foods = words.filter(({ isFood }) => isFood)
  const title = wordsOf(file.title)
  // Brown butter is no brown sugar.
  const isOfAnother = (word: string) =>
    wanted.some(
      ({ words: all }) => all.slice(0, -1).includes(word) && !all.every((each) => title.includes(each)),
    )
  const said = foods.filter(({ word }) => title.includes(word) && !isOfAnother(word))
  return foods.length === 0 ? 0 : said.length / foods.length
}

/**
 * Returns the share of the wished tools that stand in a recipe's title: "Air Fryer French Fries". Most dishes are made on
 * a stove, and few titles say so.
 */
const toolsInName = ({ file }: LinkedRecipe, craving: Craving): number => {
  const equipment = craving.equipment.filter((one) => one !== 'stovetop')
  if (equipment.length === 0) return 0
  // A toaster oven is no oven for who asks for one.
  const title = file.title
    .toLowerCase()
    .replace(/\b(?:toaster|roaster|dutch) oven\b/g, (tool) => (equipment.includes(tool) ? tool : ' '))
  return equipment.filter((tool) => title.includes(tool)).length / equipment.length
}

/** Eaters from whom on a dish for two in one small pan is a poor start. */
const MANY_EATERS = 10

/** Returns how far a recipe would have to be scaled, in doublings: amounts and steps are best as written. */
const doublings = ({ file }: LinkedRecipe, { servings }: Craving): number =>
  servings === null
    ? 0
    : Math.abs(Math.log2(servings / file.serves)) *
      // Cans and whole vegetables are not divided well: a pot for five is a poor start for one.
      ((servings >= MANY_EATERS && file.serves < servings / 3) || (servings === 1 && file.serves > 3)
        ? 1.8
        : 1)

const tool =
  /\b(?:air fryer|slow cooker|crock-?pot|instant pot|pressure cooker|sous vide|microwave|dutch oven|bread machine|rice cooker|waffle iron|roaster oven|toaster oven|contact grill|camp ?fire)\b/i
/** Appliances that few kitchens have, as steps name them. */
const rareTool =
  /\b(?:waffle (?:iron|maker)|contact grill|roaster oven|electric roaster|bread (?:machine|maker)|ice cream (?:machine|maker)|sous vide|immersion circulator|pasta (?:machine|roller)|smoker|dehydrator|raclette|fondue pot|tagine base|pizza oven)\b/i
/** Words of a recipe's steps, as tools are looked for in them. */
const methodOf = ({ draft }: LinkedRecipe): string => draft.instructions.join(' ').toLowerCase()
const needsRareTool = oncePer(({ draft }: LinkedRecipe): boolean =>
  rareTool.test(draft.instructions.join(' ')),
)
/**
 * True when a recipe is named after an appliance that the craving does not mention, since not every kitchen
 * has it.
 */
const isToolUnasked = ({ file }: LinkedRecipe, { equipment }: Craving): boolean => {
  const named = tool.exec(file.title)?.[0].toLowerCase()
  return (
    named !== undefined &&
    !equipment.some((one) => (one !== 'oven' && named.includes(one)) || sameTool(one, named))
  )
}
const sameTool = (asked: string, named: string): boolean =>
  (asked === 'slow cooker' && /crock/.test(named)) || (asked === 'pressure cooker' && /instant/.test(named))

/** True for a day-long project that the craving does not name. */
const isProjectUnasked = ({ file, slug }: LinkedRecipe, { recipes, moods }: Craving): boolean =>
  file.moods.includes('project') &&
  !(recipes?.isFamily === false && recipes.slugs.includes(slug)) &&
  !moods.some((mood) => mood === 'fancy' || mood === 'sunday' || mood === 'slow')
