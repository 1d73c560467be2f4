import { oncePer } from '../../checks/once-per.ts'
import { type Claim, englishOfClaim, isFoodWish } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isName } from '../../craving/strangers.ts'
import { sameAs } from '../../culinary/same-words.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import { bareName } from '../bare-name.ts'
import { type Cookbook, type LinkedRecipe, nameKey } from '../open-cookbook.ts'
import { namesOf } from '../own-names.ts'
import { type AskedWord, askedOf, type MadeFood } from './asked.ts'
import { sharesOfFoods } from './share-of-foods.ts'
import { type WantedFood, wantedFoods } from './wanted.ts'

/** How far a recipe is what the words of a craving say. */
export interface Explanation {
  /** The share of the asked words, by their weight, that the recipe has; 1 where nothing in particular is asked. */
  share: number
  /** What it lacks without which it is another dish, as a clause; null where it answers the words. */
  lacks: string | null
  /** It is not of the kind that the words are about: no sauce where a sauce is asked for. */
  isOtherKind: boolean
}

/** The share of a long craving's words that a recipe has to answer. */
const ENOUGH = 0.6
/** The weight of a short craving's words that may be left over: an everyday word beside a name, no more. */
const LEFT_OVER = 0.35
/** A word that only stands in the description says less of a dish than one in its name. */
const IN_TEXT = 0.6
/** A word of a dish's name that is only one of its foods: a pasta with tuna has tomatoes, too. */
const IN_LIST = 0.8

/**
 * Tells of each recipe how far it is what a craving's words say.
 * @returns a function of a recipe and whether it was named: what a recipe's own name leaves over of talk is no matter
 */
export function explainer(
  cookbook: Cookbook,
  craving: Craving,
): (recipe: LinkedRecipe, isNamed: boolean) => Explanation {
  const { words, head, isHeadNamed, madeFood } = askedOf(cookbook, craving)
  const wanted = wantedFoods(craving)
  const [first] = wanted
  const wantedNames = wanted.map(({ name }) => nameKey(name).split(' '))
  const kinds = wanted.filter(({ name }) => (craving.families ?? []).includes(name))
  /** Whether a word names a kind of food of which the recipe has one: the herbs of an herb chicken. */
  const isOfKind = ({ foods, lines }: LinkedRecipe, word: string): boolean =>
    kinds.some(
      ({ name, fits }) => name === word && lines.some(({ item }, at) => fits(foods[at] ?? null, item)),
    )
  const isAboutFoods = !isMealWithFoods(craving)
  const isFamily = craving.recipes?.isFamily ?? false
  const familyName = isFamily && craving.typed === undefined ? wordsOfName(craving) : []
  return (recipe, isNamed) => {
    if (head !== null && !craving.pet && !(isNamed && isHeadNamed) && !isOfHead(recipe, head))
      return { share: 0, lacks: notCalled(typedOf(words, head)), isOtherKind: true }
    if (familyName.length > 1 && !isNamed && !isCalledAll(recipe, familyName))
      return { share: 0, lacks: notCalled(craving.named?.words ?? ''), isOtherKind: false }
    if (
      madeFood &&
      !isNamed &&
      !(isMade(recipe, madeFood) && isDishOf(recipe, [madeFood.food], wanted, MOSTLY))
    )
      return { share: 0, lacks: notCalled(madeFood.typed), isOtherKind: false }
    if (first && isAboutFoods && head === null && !isNamed && !isDishOf(recipe, wantedNames, wanted, PARTLY))
      return { share: 0, lacks: `it is no dish of ${first.name}`, isOtherKind: false }
    let [whole, covered, missed] = [0, 0, 0]
    let [lacks, most] = ['', 0]
    for (const asked of words) {
      const { word, weight, isFood, isModifier, isOfDish, isKind, isNamed: isInName, isManner } = asked
      // A word of its own name is no word it lacks, whatever it is in English: "carne asada" is not called meat.
      const isOfItsName = isNamed && isInName && !isFamily
      const miss = isOfItsName || isOfKind(recipe, word) ? 0 : missOf(recipe, asked, isNamed)
      whole += weight
      covered += weight - miss
      // A food may be taken in, and another dish may go beside one that is named.
      if (
        (isFood && (!isModifier || (isNamed && !isFamily))) ||
        (isNamed && !isFamily && cookbook.names.has(word))
      )
        continue
      // A korma of chicken may be made with beef.
      if (isNamed && isModifier && isFleshWord(word) && !isMeatless(recipe, asked)) continue
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
    return { share, lacks: isAnswered ? null : notCalled(typedOf(words, lacks)), isOtherKind: false }
  }
}

/** Whether a recipe's name or its steps say the technique of the food; fried rice with cauliflower is no fried cauliflower. */
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

/** The share of a dish's weight from which on it is a dish of a food that its name does not have; and that food made so. */
const PARTLY = 0.2
const MOSTLY = 0.35
/** Whether one of the foods stands in a recipe's names, or they are a good part of it. */
const isDishOf = (
  recipe: LinkedRecipe,
  foods: readonly (readonly string[])[],
  wanted: readonly WantedFood[],
  least: number,
): boolean =>
  foods.some((words) => words.every((word) => hasWord(nameWordsOf(recipe), word))) ||
  sharesOfFoods(wanted)(recipe) >= least

const notCalled = (words: string): string => `nothing in it is called “${words}”`

/** A word as the cook wrote it, to be said in an answer. */
const typedOf = (words: readonly AskedWord[], word: string): string =>
  words.find((one) => one.word === word)?.typed ?? word

/** How much of the words' weight may be left over: little of a name, some of talk. */
const mostLeftOver = (craving: Craving, whole: number): number =>
  isName(craving) ? LEFT_OVER : (1 - ENOUGH) * whole

const weightOf = (words: readonly AskedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** Whether a craving is answered although some of its words are missed. */
export const isEnough = (
  craving: Craving,
  words: readonly AskedWord[],
  missed: readonly AskedWord[],
): boolean => weightOf(missed) <= mostLeftOver(craving, weightOf(words))

/** "A Mexican breakfast with avocado" has avocado, and need not be made of it. */
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

/** The words of the name in a craving that say something. */
const wordsOfName = ({ named }: Craving): string[] =>
  nameKey(named?.words ?? '')
    .split(' ')
    .filter((word) => word.length > 2 && !isGrammar(word))

/** Whether a meat or fish of the dish's name would come into a recipe that has none: clam into a corn dip. */
const isMeatless = (recipe: LinkedRecipe, { isModifier, isFood, word }: AskedWord): boolean =>
  isModifier && isFood && isFleshWord(word) && !recipe.foods.some((food) => food !== null && isFlesh(food))
const isFleshWord = (word: string): boolean => {
  const food = matchFood(word)?.food
  return food !== undefined && isFlesh(food)
}

/** What a recipe misses of a word's weight. */
function missOf(
  recipe: LinkedRecipe,
  { word, weight, isKind, isOfDish, isFood, isNamed: isInName }: AskedWord,
  isNamed: boolean,
): number {
  if (isKind) return isSaid(nameWordsOf(recipe), word) ? 0 : weight
  return isNamed && isInName ? 0 : weight * (1 - coverage(recipe, word, isOfDish && !isFood))
}

/** How much of a word of a craving a recipe has: 1 in a name or as a food, less in its text. */
export const coverage = (recipe: LinkedRecipe, word: string, isOfDish: boolean): number => {
  if (isSaid(nameWordsOf(recipe), word)) return 1
  if (hasWord(foodWordsOf(recipe), word)) return isOfDish ? IN_LIST : 1
  return hasWord(textWordsOf(recipe), word) ? IN_TEXT : 0
}

/** A word without the ending of its verb: baked drumsticks are for who bakes drumsticks, and wings are none. */
const rootOf = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=...)(?<=[aeiouy].*)(?:ing|ed|e)$/, '') : word

/** The words of thousands of recipes are kept: as one text each, with a space around every word, they take a tenth of sets. */
const wordsOfTexts = (texts: readonly string[]): string =>
  ` ${[...new Set(nameKey(texts.join(' ')).split(' ').map(rootOf))].join(' ')} `

const hasWord = (words: string, word: string): boolean => words.includes(` ${rootOf(word)} `)
/** In a name another word may say the same. */
const isSaid = (words: string, word: string): boolean =>
  hasWord(words, word) || sameAs(word).some((other) => hasWord(words, other))

/** The words of all that says which dish a recipe is. */
const nameWordsOf = oncePer(({ file, looks, category }: LinkedRecipe) =>
  wordsOfTexts([...namesOf(file), file.course, looks.form, category, file.cuisine]),
)
/** A recipe's names, the title first, without what is in it or beside it, each with a space around every word. */
const bareNamesOf = oncePer(({ file }: LinkedRecipe): readonly string[] =>
  namesOf(file).map((name) => ` ${nameKey(bareName(name))} `),
)
/** Whether one of a recipe's names has all of some words: a yellow cake with chocolate frosting is no chocolate cake. */
const isCalledAll = (recipe: LinkedRecipe, words: readonly string[]): boolean =>
  bareNamesOf(recipe).some((name) =>
    words.every((word) => [word, ...sameAs(word)].some((one) => name.includes(` ${one} `))),
  )
/** Whether a title ends with a word, alone or as the end of a longer one: hamburgers are burgers. */
export const isTitleAbout = (recipe: LinkedRecipe, word: string): boolean =>
  bareNamesOf(recipe)[0]?.endsWith(`${word.length >= LONG_ENOUGH ? '' : ' '}${word} `) ?? false
/** The end of a word that has fewer letters may be anything: the "ham" of "graham". */
const LONG_ENOUGH = 5
const kindWordsOf = oncePer(
  ({ file, looks }: LinkedRecipe) => ` ${nameKey([...namesOf(file), file.course, looks.form].join(' '))} `,
)
/** Whether a word, as it is, stands in what a recipe is called, or names its kind. */
export const isCalled = (recipe: LinkedRecipe, word: string): boolean =>
  kindWordsOf(recipe).includes(` ${word} `)

/**
 * The words that say what a recipe is, and not what is in it: the last of an English name, the first of a French one. The
 * sauce of "noodles with dipping sauce" is none of them.
 */
const headsOf = oncePer(({ file, looks, category }: LinkedRecipe): string => {
  const heads = namesOf(file).flatMap((name) => {
    const words = nameKey(bareName(name)).split(' ')
    const [first = '', last = ''] = [words[0], words.at(-1)]
    if (words.every(isEnglishWord)) return [last]
    return isRomance(first) ? [first] : [first, last]
  })
  return wordsOfTexts([...heads, file.course, looks.form, category])
})
/** Whether a recipe is of the kind that a word names: a sauce, a pudding. */
export const isOfHead = (recipe: LinkedRecipe, head: string): boolean => isSaid(headsOf(recipe), head)
/** A word of Spanish, French or Italian, where names begin with what they are about: "boulettes cocktail" are meatballs. */
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
 * The craving without a name that is only part of what it is about: "old-fashioned icing" is an icing, and not the
 * drink of that name.
 */
export function withMeantName(cookbook: Cookbook, craving: Craving): Craving {
  const { recipes } = craving
  const { head, isHeadNamed, madeFood } = askedOf(cookbook, craving)
  // Braised pork loin is what is asked for, whatever recipe is called pork loin.
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

/** Its words are then no wish for a dish, either: an old-fashioned icing is an icing as it was. */
function withoutName({ recipes: _, named, claims = [], ...rest }: Craving): Craving {
  const isOfName = ({ words, kind, namesA = [] }: Claim) =>
    kind === 'wish' && namesA.every((one) => one === 'dish') && (named?.words.includes(words) ?? false)
  return {
    ...rest,
    claims: claims.map((one) => (isOfName(one) ? { ...one, kind: 'joining' as const, namesA: [] } : one)),
  }
}
