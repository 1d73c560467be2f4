import type { Category } from '#contract/common.ts'
import type { Season } from '#contract/popular.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { saysAtHand } from '../../craving/wishes/at-hand.ts'
import { inOneGo } from '../../in-one-go.ts'
import { jitter } from '../../random.ts'
import { meansLine } from '../line-of.ts'
import { moodFit } from '../moods.ts'
import { occasionsIn } from '../occasions.ts'
import { type Cookbook, type LinkedRecipe, nameKey } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { type Asked, askedOf } from './asked.ts'
import { askedWords, mealFit, saysOnlyHow } from './asked-words.ts'
import { coverage, explainer, isTitleAbout } from './explains.ts'
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
import { A_LIST, isEnoughOfList, others, toBuy, unaskedMains } from './of-a-list.ts'
import { sharesOfFoods } from './share-of-foods.ts'
import { worthOfUse } from './use-of-what-is-there.ts'
import { missingFoods, wantedFoods, wordsOf } from './wanted.ts'
import { worthOfDiet } from './written-for-diets.ts'

/** Circumstances that beside the words of a craving decide which recipe comes first. */
export interface Circumstances {
  category?: Category
  season?: Season
  /** Titles of what the cook made lately. */
  recentTitles?: readonly string[]
  /** The same for every attempt at one craving, so that the order stays. */
  series: string
}

/** A recipe that may answer the craving, and what it would take. */
export interface Candidate {
  recipe: LinkedRecipe
  score: number
  /** Names of wished foods that are not in it. */
  missing: string[]
  /** Those of them that may stay over: words of its own name, some of a list of what is there. */
  leftOver: readonly string[]
  /** Indices of lines that the craving's rules keep out. */
  keptOut: number[]
  /** It has something of the words, and may be told of where nothing answers them. */
  isNear: boolean
  /** What it lacks without which it is another dish, as a clause. */
  lacks: string | null
}

/** Recipes that are weighed before others may use the processor: some milliseconds' worth. */
const AT_A_TIME = 400

/** Recipes in the order in which they answer the craving best; those that cannot are not among them. */
export const rank = (cookbook: Cookbook, craving: Craving, circumstances: Circumstances): Candidate[] =>
  inOneGo(rankInPieces(cookbook, craving, circumstances))

/** The same, stopping now and then, so that a server can do other work. */
export function* rankInPieces(
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
  const called = new Set([...calledByDiet(cookbook, craving), ...calledSo])
  const explain = explainer(cookbook, craving)
  const isAtHand = saysAtHand(craving.text)
  const isAskedForMeal = (craving.claims ?? []).some(({ namesA = [] }) => namesA.includes('category'))
  const useOf = worthOfUse(craving, wanted)
  const atHand = named.length === 0 && wanted.length > 1
  const isListed = named.length === 0 && head === null && wanted.length >= A_LIST
  const isForSomebody =
    craving.diets.length + craving.exclusions.length + (craving.conditions ?? []).length > 0
  const plainness = plainnessOf(words)
  // Who names a food and no dish wants a dish of it, and not one with a little of it.
  const aboutFoods = (recipe: LinkedRecipe) =>
    named.length === 0 && wanted.length > 0 ? sharesOfFoods(wanted)(recipe) : 0
  // All members of a family are equally of its name, however many words their titles have.
  const familyName = craving.recipes?.isFamily ? wordsOf(craving.named?.words ?? '') : []
  const isBareFamily = familyName.length > 0 && words.every((word) => familyName.includes(word))
  const forPurpose = purposeFit(cookbook, craving, head)
  const said = asked.words.filter(({ isManner }) => !isManner).length + (craving.purpose ?? []).length
  const oneFood = stem(tokens(wanted[0]?.name ?? '').at(-1) ?? '')
  const isOfOneFood = head === null && wanted.length === 1 && asked.words.length === 1
  const most = Math.max(1, ...scores.values())
  const mayAnswer = (recipe: LinkedRecipe): boolean =>
    craving.pet
      ? fits(recipe)
      : called.has(recipe.slug) ||
        (isSought(recipe) && ((isOwn && named.includes(recipe.slug)) || fits(recipe)))
  const candidateOf = (recipe: LinkedRecipe): Candidate => {
    const missing = missingFoods(wanted, recipe, isAtHand ? [] : ownNamesOf(recipe.file)).map(
      ({ name }) => name,
    )
    const out = keptOut(recipe)
    const { share, lacks, isOtherKind } = explain(recipe, named.includes(recipe.slug))
    const score =
      (isBareFamily && named.includes(recipe.slug) ? 1 : (scores.get(recipe.slug) ?? 0) / most) +
      share -
      (lacks === null || called.has(recipe.slug) ? 0 : isOtherKind ? 3 : 2) +
      (head === recipe.file.course ? 0.6 : 0) +
      // Who asks for a cake thinks of no cupcakes first.
      (head !== null && isTitleAbout(recipe, head) ? 0.15 : 0) +
      0.5 * toolsInName(recipe, craving) +
      (head === null ? 0.3 * foodsInName(recipe, asked) + 0.6 * aboutFoods(recipe) : 0) +
      (craving.moods.includes('sweet') && coursesFor.dessert.includes(recipe.file.course) ? 0.5 : 0) +
      (occasions.some((one) => recipe.file.occasions.includes(one)) ? 0.9 : 0) -
      (occasions.length === 0 && isOfFeast(recipe) ? 0.2 : 0) +
      (craving.cuisines.some((one) => recipe.file.cuisine.toLowerCase() === one) ? 0.4 : 0) -
      (craving.recipes && !craving.recipes.isFamily && !named.includes(recipe.slug) ? 1 : 0) +
      (called.has(recipe.slug) ? 1 : 0) +
      (calledSo.has(recipe.slug) ? 2 : 0) +
      (namedByOwn.has(recipe.slug) && share > MOST_OF_IT ? 0.4 : 0) -
      (named.includes(recipe.slug) && isOwn ? 0.3 : 0.6) *
        missing.filter((name) => !isTakenIn(recipe, name)).length -
      0.35 * out.length -
      0.15 * doublings(recipe, craving) +
      // Of a family its members are meant before whatever else goes by its name.
      (!isOwn && named.includes(recipe.slug) ? 0.3 : 0) -
      (wanted.length > 0 ? 0.12 * unaskedMains(recipe, wanted) : 0) -
      (craving.onlyThese ? 0.8 * toBuy(recipe, wanted) : 0) +
      (craving.recipes || head !== null ? 0.4 : 0.1) * plainness(recipe) -
      (atHand ? 0.06 * toBuy(recipe, wanted) + 0.04 * others(recipe, wanted) : 0) -
      // A latte is no answer to who has a pumpkin and asks for no drink.
      (head === null && wanted.length > 0 && recipe.file.course === 'drink' ? 0.6 : 0) -
      (craving.category !== null && isAskedForMeal && recipe.category !== craving.category ? 0.6 : 0) +
      useOf(recipe) +
      (atHand || !meals.has(recipe.file.course) ? 0 : 0.08) +
      (head === null && wanted.length === 0 ? mealFit(recipe, craving) : 0) +
      (circumstances.season && recipe.seasons.length < 4
        ? recipe.seasons.includes(circumstances.season)
          ? 0.05
          : -0.25
        : 0) +
      0.5 * moodFit(craving.moods, recipe.file.moods) -
      (craving.moods.includes('spicy') && !recipe.file.moods.includes('spicy') ? 0.5 : 0) -
      (craving.moods.includes('mild') && recipe.file.moods.includes('spicy') ? 0.6 : 0) +
      (eaters.includes(recipe.file.audience) ? 0.5 : 0) -
      (!isForSomebody && onlyForThem.has(recipe.file.audience) ? 0.6 : 0) -
      (isToolUnasked(recipe, craving) ? 0.4 : 0) -
      (isProjectUnasked(recipe, craving) ? 0.4 : 0) +
      worthOfDiet(recipe, craving) +
      (isStandard(recipe, craving) ? (WORTH_OF_STANDARD[isOpen ? 0 : said] ?? 0.05) : 0) +
      forPurpose(recipe) +
      (isOfOneFood && isTitleAbout(recipe, oneFood) ? 0.3 : 0) +
      0.12 * jitter(`${circumstances.series} ${recipe.slug}`)
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

/** The recipes to which the name in the craving belongs, and not to a family that they are of: guacamole itself. */
function ownersOfName({ bySlug }: Cookbook, { recipes, named }: Craving): ReadonlySet<string> {
  const name = nameKey(named?.words ?? '')
  const isOwner = (slug: string) => {
    const recipe = bySlug.get(slug)
    return recipe !== undefined && ownNamesOf(recipe.file).some((one) => nameKey(one) === name)
  }
  return new Set((recipes?.slugs ?? []).filter(isOwner))
}

/** How much sooner a dish that everybody knows comes, by how many words say what it is to be. */
const WORTH_OF_STANDARD: readonly number[] = [0.9, 0.8, 0.4]

/** How much sooner a sauce comes whose names or description tell of the dish that it is for. */
function purposeFit(
  { names }: Cookbook,
  { purpose = [] }: Craving,
  head: string | null,
): (recipe: LinkedRecipe) => number {
  if (purpose.length === 0) return () => 0
  // A sauce for pasta is a pasta sauce.
  const called = new Set(names.get(nameKey([...purpose, head ?? ''].join(' '))))
  return (recipe) =>
    (called.has(recipe.slug) ? 1 : 0) +
    purpose.reduce((sum, word) => sum + coverage(recipe, word, false), 0) / purpose.length
}

/** A dish that everybody knows, or that those expect who name its cuisine. */
const isStandard = ({ file }: LinkedRecipe, { cuisines }: Craving): boolean =>
  file.standard === 'everywhere' || (file.standard === 'its cuisine' && cuisines.length > 0)

/** Whether a recipe's author says where a food goes in, so that the dish has it gladly: walnuts in a banana bread. */
const isTakenIn = ({ file }: LinkedRecipe, name: string): boolean =>
  Object.values(file.with).some((foods) => foods.some((one) => meansLine(one, name)))

/** The share of a craving's words with which a recipe answers all but talk. */
const MOST_OF_IT = 0.9

/** How far a recipe is the dish as the words say it: 1 for "Classic Apple Pie" of apple pies, less for each word more. */
function plainnessOf(words: readonly string[]): (recipe: LinkedRecipe) => number {
  if (words.length === 0) return () => 0
  const asked = new Set([...words, 'classic'])
  return ({ file }) => {
    const title = wordsOf(file.title)
    const others = title.filter((word) => !asked.has(word)).length
    // A harira goes by none of the words of a lentil soup.
    return others === title.length ? 0 : Math.max(0, 1 - others / 2)
  }
}

/** The share of the foods asked for by name that a recipe has in its own: who asks for salmon wants a dish of salmon. */
function foodsInName({ file }: LinkedRecipe, { words }: Asked): number {
  const foods = words.filter(({ isFood }) => isFood)
  const title = wordsOf(file.title)
  return foods.length === 0 ? 0 : foods.filter(({ word }) => title.includes(word)).length / foods.length
}

/** The share of the tools asked for that stand in a recipe's name: "Air Fryer French Fries". */
const toolsInName = ({ file }: LinkedRecipe, { equipment }: Craving): number =>
  equipment.length === 0
    ? 0
    : equipment.filter((tool) => file.title.toLowerCase().includes(tool)).length / equipment.length

/** How far a recipe would have to be scaled, in doublings: amounts and steps of a few servings are best as written. */
const doublings = ({ file }: LinkedRecipe, { servings }: Craving): number =>
  servings === null ? 0 : Math.abs(Math.log2(servings / file.serves))

const tool = /\b(?:air fryer|slow cooker|crock-?pot|instant pot|pressure cooker|sous vide|microwave)\b/i
/** Named after an appliance that nobody spoke of: not every kitchen has it. */
const isToolUnasked = ({ file }: LinkedRecipe, { equipment }: Craving): boolean => {
  const named = tool.exec(file.title)?.[0].toLowerCase()
  return named !== undefined && !equipment.some((one) => named.includes(one) || sameTool(one, named))
}
const sameTool = (asked: string, named: string): boolean =>
  (asked === 'slow cooker' && /crock/.test(named)) || (asked === 'pressure cooker' && /instant/.test(named))

/** A day's work, which nobody thinks of who names no dish. */
const isProjectUnasked = ({ file, slug }: LinkedRecipe, { recipes, moods }: Craving): boolean =>
  file.moods.includes('project') &&
  !(recipes?.isFamily === false && recipes.slugs.includes(slug)) &&
  !moods.some((mood) => mood === 'fancy' || mood === 'sunday' || mood === 'slow')
