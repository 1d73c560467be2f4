import { remembered } from '#contract/remembered.ts'
import { oncePer } from '../../checks/once-per.ts'
import { type Claim, englishOfClaim, isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isName } from '../../craving/strangers.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { formsNear } from '../../culinary/near-forms.ts'
import { sameAs } from '../../culinary/same-words.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { isMain } from '../../refine/meats.ts'
import { bareName } from '../bare-name.ts'
import { nameKey } from '../name-key.ts'
import { isMainWord } from '../names-beside-main.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { namesOf } from '../own-names.ts'
import { type AskedWord, askedOf, type MadeFood } from './asked.ts'
import { isOfSeasonings, sharesOfFoods } from './share-of-foods.ts'
import { ownNamesSay, type WantedFood, wantedFoods } from './wanted.ts'
import { lacksWord, notCalled, notMadeOf, typedOf } from './what-it-lacks.ts'

/** Measure of how well a recipe answers the words of a craving. */
export interface Explanation {
  /**
   * Weighted share of the asked words that the recipe has; 1 when the craving asks for nothing in particular.
   */
  share: number
  /**
   * Clause about the missing word that makes the recipe another dish; null when the recipe answers the words.
   */
  lacks: string | null
  /** True when the recipe is not of the kind asked for, such as no sauce for a sauce. */
  isOtherKind: boolean
}

/** Share of a long craving's words that a recipe has to answer. */
const ENOUGH = 0.6
/** Weight of a short craving's words that may stay unanswered: one everyday word beside a name. */
const LEFT_OVER = 0.35
/** Worth of a word that only stands in the description, compared with one in the name. */
const IN_TEXT = 0.6
/** Worth of a dish word that is only one of the ingredients: a pasta with tuna has tomatoes, too. */
const IN_LIST = 0.8
/** Worth of a form of serving near the one asked for, which a recipe in the form itself comes before. */
const IN_NEAR_FORM = 0.7

/**
 * Returns a function that rates how well a recipe answers a craving's words.
 * @returns a function of a recipe and whether it was named; a named recipe may leave any talk unanswered
 */
export function explainer(
  cookbook: Cookbook,
  craving: Craving,
): (recipe: LinkedRecipe, isNamed: boolean) => Explanation {
  const { words, head, isHeadNamed, madeFood } = askedOf(cookbook, craving)
  const wanted = wantedFoods(craving)
  const [first] = wanted
  const wantedNames = wanted.map(({ name }) => nameKey(name).split(' '))
  const flavored = flavoredFood(craving, wanted)
  const { claims = [] } = craving
  const kinds = wanted.filter(({ name }) => (craving.families ?? []).includes(name))
  /** True when a word names a family of foods of which the recipe has one: the herbs of an herb chicken. */
  const isOfKind = ({ foods, lines }: LinkedRecipe, word: string): boolean =>
    kinds.some(
      ({ name, fits }) => name === word && lines.some(({ item }, at) => fits(foods[at] ?? null, item)),
    )
  const isOfOtherFood = partsOfNames(wanted)
  const isAboutFoods = !isMealWithFoods(craving)
  const least = isAtHand(craving) ? A_LITTLE : PARTLY
  const isFamily = craving.recipes?.isFamily ?? false
  const familyName = isFamily && craving.typed === undefined ? wordsOfName(craving) : []
  const colors = claims
    .filter(({ kind }) => kind === 'unknown')
    .map(({ words: said }) => nameKey(said))
    .filter(isColor)
  return (recipe, isNamed) => {
    const otherColor = colors.length === 0 ? undefined : colorBut(recipe, colors)
    if (otherColor) return { share: 0, lacks: `it is ${otherColor} and not ${colors[0]}`, isOtherKind: false }
    const isHeadOfName = isNamed && (isHeadNamed || craving.recipes?.isOnly)
    if (head !== null && !craving.pet && !isHeadOfName && !isOfHead(recipe, head))
      return { share: 0, lacks: notCalled(typedOf(words, head)), isOtherKind: true }
    if (familyName.length > 1 && !isNamed && !isCalledAll(recipe, familyName))
      return { share: 0, lacks: notCalled(craving.named?.words ?? ''), isOtherKind: false }
    if (
      madeFood &&
      !isNamed &&
      !(isMade(recipe, madeFood) && isDishOf(recipe, [madeFood.food], wanted, MOSTLY))
    )
      return { share: 0, lacks: notCalled(madeFood.typed), isOtherKind: false }
    if (flavored && head === null && !isNamed && !isTitledOrMostly(recipe, flavored))
      return { share: 0, lacks: notMadeOf(recipe, flavored, craving), isOtherKind: false }
    if (first && isAboutFoods && head === null && !isNamed && !isDishOf(recipe, wantedNames, wanted, least))
      return { share: 0, lacks: notMadeOf(recipe, first, craving), isOtherKind: false }
    let [whole, covered, missed] = [0, 0, 0]
    let [lacks, most] = ['', 0]
    // Words of people tell an animal nothing; foods and kinds of treat do.
    for (const asked of craving.pet
      ? words.filter(({ isFood, isOfDish, isKind }) => isFood || (isOfDish && !isKind))
      : words) {
      const { word, weight, isFood, isModifier, isOfDish, isKind, isNamed: isInName, isManner } = asked
      // A named recipe lacks no word of its own name, whatever the word means in English: "carne asada" is
      // not called meat.
      const isOfItsName = isNamed && isInName && !isFamily
      const miss =
        isOfItsName || isOfKind(recipe, word)
          ? 0
          : isFood && !isNamed && isOfOtherFood(recipe, word)
            ? weight
            : missOf(recipe, asked, isNamed)
      whole += weight
      covered += weight - miss
      // A food may be added later, and a named dish may have another dish beside it.
      if (
        (isFood && (!isModifier || (isNamed && !isFamily))) ||
        (isNamed && !isFamily && cookbook.names.has(word))
      )
        continue
      // A chicken korma may be made with beef, or with tofu.
      if (
        isNamed &&
        (isModifier || isOfDish) &&
        isMainWord(word) &&
        recipe.foods.some((food) => food && isMain(food))
      )
        continue
      if (isManner) continue
      missed += miss
      if (miss > most) [lacks, most] = [word, miss]
      // A recipe without the words of the name is another dish.
      const isOther = isInName
        ? !isOfItsName && !isSaid(nameWordsOf(recipe), word)
        : (isOfDish || isModifier) && miss === weight
      if (isOther && (isKind || !isNamed || isMeatless(recipe, asked)) && weight > 0) {
        missed = Number.POSITIVE_INFINITY
        if (most !== missed) [lacks, most] = [word, missed]
      }
    }
    const share = whole > 0 ? covered / whole : 1
    const isAnswered =
      missed <= mostLeftOver(craving, isNamed && !isFamily ? Number.POSITIVE_INFINITY : whole)
    return {
      share,
      lacks: isAnswered ? null : lacksWord(words, lacks, hasWord(foodWordsOf(recipe), lacks)),
      isOtherKind: false,
    }
  }
}

/**
 * Returns a test for a word before the last one of a food's name that a recipe has only apart from the food: the palm
 * leaves of a pastry with sugar are no palm sugar.
 */
function partsOfNames(wanted: readonly WantedFood[]): (recipe: LinkedRecipe, word: string) => boolean {
  const many = wanted.filter(({ words }) => words.length > 1)
  return (recipe, word) => {
    const food = many.find(({ words }) => words.slice(0, -1).includes(word))
    if (!food || wanted.some(({ words }) => words.length === 1 && words.includes(word))) return false
    const isThere = recipe.lines.some(({ item }, at) => food.fits(recipe.foods[at] ?? null, item))
    return !isThere && !ownNamesSay(recipe.file)(food.words)
  }
}

/**
 * True when a recipe's name or steps apply the technique to the food; fried rice with cauliflower is no fried
 * cauliflower.
 */
function isMade(recipe: LinkedRecipe, { technique, food }: MadeFood): boolean {
  const root = rootOf(technique)
  const ofAnother = bareNamesOf(recipe).some((name) => {
    const words = name.trim().split(' ')
    const at = words.findIndex((word) => rootOf(word) === root)
    const next = words[at + 1] ?? ''
    return at >= 0 && !food.includes(next) && matchFood(next) !== null
  })
  if (ofAnother) return false
  return hasWord(nameWordsOf(recipe), technique) || hasWord(stepWordsOf(recipe), technique)
}

/**
 * Share of a dish's weight from which on it counts as a dish of a food outside its name; `MOSTLY` applies to
 * a food with a technique.
 */
const PARTLY = 0.2
/** The same for a food that is to be used up, of which a dish may take a little: lasagna sheets, a spread. */
const A_LITTLE = 0.05
const MOSTLY = 0.35
/** True when a recipe's names contain one of the foods, or the foods make up a good part of its weight. */
const isDishOf = (
  recipe: LinkedRecipe,
  foods: readonly (readonly string[])[],
  wanted: readonly WantedFood[],
  least: number,
): boolean =>
  foods.some((words) => words.every((word) => hasWord(nameWordsOf(recipe), word))) ||
  sharesOfFoods(wanted)(recipe) >= least ||
  isOfSeasonings(recipe, wanted)

/** True when a recipe's title has all words of a food, or the food makes up a good part of its weight. */
const isTitledOrMostly = (recipe: LinkedRecipe, food: WantedFood): boolean =>
  food.words.every((word) => hasWord(titleWordsOf(recipe), word)) || sharesOfFoods([food])(recipe) >= MOSTLY

/** Returns the weight of words that may stay unanswered: little of a name, more of talk. */
const mostLeftOver = (craving: Craving, whole: number): number =>
  isName(craving) ? LEFT_OVER : (1 - ENOUGH) * whole

const weightOf = (words: readonly AskedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** True when a craving counts as answered although some of its words are missed. */
export const isEnough = (
  craving: Craving,
  words: readonly AskedWord[],
  missed: readonly AskedWord[],
): boolean => weightOf(missed) <= mostLeftOver(craving, weightOf(words))

/** Colors that tell dishes of one name apart: white, red and green enchiladas. */
const isColor = (word: string): boolean => /^(?:white|red|green|black|yellow|pink)$/.test(word)
/** Returns the color in a recipe's title that is none of those asked for; undefined for a title without one. */
const colorBut = (recipe: LinkedRecipe, asked: readonly string[]): string | undefined =>
  asked.some((color) => hasWord(nameWordsOf(recipe), color))
    ? undefined
    : titleWordsOf(recipe)
        .trim()
        .split(' ')
        .find((word) => isColor(word) && !asked.includes(word))

/**
 * Returns the second of two foods side by side, which the first one flavors: brown sugar potatoes are a dish of
 * potatoes, and no cake with both. Null for other words.
 */
function flavoredFood(
  { claims = [], ...craving }: Craving,
  wanted: readonly WantedFood[],
): WantedFood | null {
  const [flavor, food, ...others] = claims.filter(isFoodWish)
  if (!flavor || !food || others.length > 0 || food.afterStop || flavor.to !== food.from) return null
  if (!isName({ ...craving, claims }) || isMainWord(nameKey(flavor.words).split(' ').at(-1) ?? ''))
    return null
  return wanted.find(({ name }) => name === food.means || name === food.means.replace(/ /g, '-')) ?? null
}

/** True for "a Mexican breakfast with avocado", which must contain avocado but need not be a dish of it. */
function isMealWithFoods({ claims = [], category, cuisines }: Craving): boolean {
  if (category === null && cuisines.length === 0) return false
  const before = claims.slice(0, claims.findIndex(isFoodWish))
  const last = before.at(-1)
  return (
    before.some(({ namesA = [] }) => namesA.includes('category') || namesA.includes('cuisine')) &&
    last !== undefined &&
    englishOfClaim(last) === 'with'
  )
}

/** Returns the words with meaning in the name that the craving contains. */
const wordsOfName = ({ named }: Craving): string[] =>
  nameKey(named?.words ?? '')
    .split(' ')
    .filter((word) => word.length > 2 && !isGrammar(word))

/** True when a meat or fish of the dish's name would be added to a recipe without any: clam to a corn dip. */
const isMeatless = (recipe: LinkedRecipe, { isModifier, isFood, word }: AskedWord): boolean =>
  isModifier && isFood && isFleshWord(word) && !recipe.foods.some((food) => food !== null && isFlesh(food))
const isFleshWord = (word: string): boolean => {
  const food = matchFood(word)?.food
  return food !== undefined && isFlesh(food)
}

/** Returns the part of a word's weight that a recipe misses. */
function missOf(
  recipe: LinkedRecipe,
  { word, weight, isKind, isOfDish, isFood, isNamed: isInName }: AskedWord,
  isNamed: boolean,
): number {
  if (isKind) return isSaid(nameWordsOf(recipe), word) ? 0 : weight
  return isNamed && isInName ? 0 : weight * (1 - coverage(recipe, word, isOfDish && !isFood))
}

/** Returns the share of a word that a recipe covers: 1 in a name or as a food, less in its text. */
export const coverage = (recipe: LinkedRecipe, word: string, isOfDish: boolean): number => {
  if (isSaid(nameWordsOf(recipe), word)) return 1
  if (hasWord(foodWordsOf(recipe), word)) return isOfDish ? IN_LIST : 1
  if (formsNear(word).some((form) => hasWord(nameWordsOf(recipe), form))) return IN_NEAR_FORM
  return hasWord(textWordsOf(recipe), word) ? IN_TEXT : 0
}

/** Returns a word without its verb ending, so that "bake drumsticks" finds baked drumsticks. */
const rootOf = (word: string): string =>
  word.length > 3 && /[edg]$/.test(word) ? word.replace(/(?<=...)(?<=[aeiouy].*)(?:ing|ed|e)$/, '') : word

/**
 * Joins the words of texts to one string with a space around every word; for thousands of recipes this takes
 * a tenth of the memory of sets.
 */
const wordsOfTexts = (texts: readonly string[]): string =>
  ` ${[...new Set(nameKey(texts.join(' ')).split(' ').map(rootOf))].join(' ')} `

/** The root of a word with a space on both sides, cached because each craving asks every recipe for its words. */
const sought = remembered((word: string) => ` ${rootOf(word)} `)
const hasWord = (words: string, word: string): boolean => words.includes(sought(word))
/** True when a name contains a word or a synonym. */
const isSaid = (words: string, word: string): boolean =>
  hasWord(words, word) || sameAs(word).some((other) => hasWord(words, other))

/** Words of the names, course, form, category and cuisine, which tell which dish a recipe is. */
const nameWordsOf = oncePer(({ file, looks, category }: LinkedRecipe) =>
  wordsOfTexts([...namesOf(file), file.course, looks.form, category, file.cuisine]),
)
const titleWordsOf = oncePer(({ file }: LinkedRecipe) => wordsOfTexts([file.title]))
/** Names of a recipe without ingredients or sides, the title first, with a space around every word. */
const bareNamesOf = oncePer(({ file }: LinkedRecipe): readonly string[] =>
  namesOf(file).map((name) => ` ${nameKey(bareName(name))} `),
)
/**
 * True when one of a recipe's names contains all of some words: a yellow cake with chocolate frosting is no
 * chocolate cake.
 */
const isCalledAll = (recipe: LinkedRecipe, words: readonly string[]): boolean =>
  bareNamesOf(recipe).some((name) =>
    words.every((word) => [word, ...sameAs(word)].some((one) => name.includes(` ${one} `))),
  )
/** True when a title ends with a word, alone or at the end of a compound: hamburgers are burgers. */
export const isTitleAbout = (recipe: LinkedRecipe, word: string): boolean =>
  bareNamesOf(recipe)[0]?.endsWith(`${word.length >= LONG_ENOUGH ? '' : ' '}${word} `) ?? false
/** Shortest word that may be matched at the end of a compound: the "ham" of "graham" means nothing. */
const LONG_ENOUGH = 5
const kindWordsOf = oncePer(
  ({ file, looks }: LinkedRecipe) => ` ${nameKey([...namesOf(file), file.course, looks.form].join(' '))} `,
)
/** True when a word stands unchanged in a recipe's names or names its kind. */
export const isCalled = (recipe: LinkedRecipe, word: string): boolean =>
  kindWordsOf(recipe).includes(` ${word} `)

/** Opening of a name that tells what is used up: "leftover salsa" is no name of a salsa. */
export const tellsWhatIsThere =
  /^(?:left-?over|stale|day-?old|half|extra|too (?:many|much)|glut|surplus|what to do)\b/i

/**
 * Words that name the dish and not its ingredients: the last of an English name, the first of a French one.
 * The sauce of "noodles with dipping sauce" is not among them.
 */
const headsOf = oncePer(({ file, looks, category }: LinkedRecipe): string => {
  const heads = namesOf(file)
    .filter((name) => !tellsWhatIsThere.test(name))
    .flatMap((name) => {
      const words = nameKey(bareName(name)).split(' ')
      const [first = '', last = ''] = [words[0], words.at(-1)]
      if (words.every(isEnglishWord)) return [last]
      return isRomance(first) ? [first] : [first, last]
    })
  return wordsOfTexts([...heads, file.course, looks.form, category])
})
/** True when a recipe is of the kind that a word names: a sauce, a pudding. */
export const isOfHead = (recipe: LinkedRecipe, head: string): boolean =>
  isSaid(headsOf(recipe), head) || formsNear(head).some((form) => hasWord(nameWordsOf(recipe), form))
/**
 * True for a word of Spanish, French or Italian, whose names begin with their head: "boulettes cocktail" are
 * meatballs.
 */
const isRomance = (word: string): boolean =>
  !isEnglishWord(word) && (['es', 'fr', 'it'] as const).some((language) => rankOf(word, language) !== null)
const foodWordsOf = oncePer(({ foods, lines }: LinkedRecipe) =>
  wordsOfTexts([
    ...foods.flatMap((food) => (food ? [food.name, ...food.aliases] : [])),
    ...lines.map(({ item }) => item),
  ]),
)
const stepWordsOf = oncePer(({ file }: LinkedRecipe) => wordsOfTexts(file.steps))
const textWordsOf = oncePer(({ file }: LinkedRecipe) =>
  wordsOfTexts([...file.moods, ...file.occasions, file.audience, file.description]),
)

/**
 * Removes a recipe's name that is only a part of the wish: "old-fashioned icing" is an icing, and not the
 * drink of that name.
 */
export function withMeantName(cookbook: Cookbook, craving: Craving): Craving {
  const { recipes } = craving
  const { head, isHeadNamed, madeFood } = askedOf(cookbook, craving)
  // A food with a technique is the wish itself, whatever recipe shares the food's name: braised pork loin.
  if (recipes && madeFood && craving.named?.words.toLowerCase() === madeFood.named)
    return withoutName(craving)
  if (!recipes || head === null || isHeadNamed) return craving
  const slugs = recipes.slugs.filter((slug) => {
    const recipe = cookbook.bySlug.get(slug)
    return recipe && hasWord(headsOf(recipe), head)
  })
  if (slugs.length > 0) return craving
  return withoutName(craving)
}

/** Removes the name and its claims, since its words then wish for no dish either. */
function withoutName({ recipes: _, named, claims = [], ...rest }: Craving): Craving {
  const isOfName = ({ words, kind, namesA = [] }: Claim) =>
    kind === 'wish' && namesA.every((one) => one === 'dish') && (named?.words.includes(words) ?? false)
  return {
    ...rest,
    claims: claims.map((one) => (isOfName(one) ? { ...one, kind: 'joining' as const, namesA: [] } : one)),
  }
}
