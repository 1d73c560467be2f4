import type { Category } from '#contract/common.ts'
import { beginsWithName } from '../cookbook/find/names-in.ts'
import { nameKey } from '../cookbook/name-key.ts'
import { occasionsIn, occasionWords } from '../cookbook/occasions.ts'
import { type Cookbook, emptyCookbook } from '../cookbook/open-cookbook.ts'
import { excludes } from '../culinary/food-filter.ts'
import { foods } from '../foods/index.ts'
import { namedEmoji } from '../languages/named-emoji.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { claimsOf } from './claims-of.ts'
import { isUnusedAlone } from './craving.ts'
import { type Craving, emptyCraving, type Meaning, readMeaning } from './index.ts'
import { mostNamed, nameDish } from './name-dish.ts'
import { ofSituations } from './of-situations.ts'
import { isDishKind } from './passes/noun-phrases.ts'
import { stateWords } from './passes/states.ts'
import {
  baking,
  byCondition,
  byFast,
  exempted,
  festive,
  forChildren,
  hiddenVegetables,
  inTheirStates,
  lightByFigure,
  ofThePantry,
  oneOfTools,
  onTheStove,
  otherwiseThanNamed,
  rawFoods,
  settle,
  withoutStove,
} from './reconcile.ts'
import { byNutrients } from './rich-in.ts'
import { stem } from './stem.ts'
import { take } from './take-wish.ts'
import { talkWords } from './talk-words.ts'
import { teaAsMeal } from './tea-as-meal.ts'
import { byStatedWords } from './unruled-conditions.ts'
import { vocabularyOf } from './vocabulary-of.ts'
import { alternativesIn, asChoices } from './wishes/alternatives.ts'
import { asFoodAtHand, isAtHand } from './wishes/at-hand.ts'
import { barbecued } from './wishes/barbecued.ts'
import { breadAsDish } from './wishes/bread-as-dish.ts'
import { asProperties } from './wishes/comparatives.ts'
import { contradictionOf } from './wishes/contradictions.ts'
import { mainOfCourses, toldOfCourses } from './wishes/courses-asked.ts'
import { dishesApart } from './wishes/dishes-apart.ts'
import { boughtBeside, wordsBeside } from './wishes/dishes-beside.ts'
import { eatenNow } from './wishes/eaten-now.ts'
import { readFlavor } from './wishes/flavors.ts'
import { foodsApart } from './wishes/foods-apart.ts'
import { NO_SUCH_PET, petIn, poisonAskedFor, sickPet } from './wishes/for-pets.ts'
import { withoutGloss } from './wishes/gloss.ts'
import { askedBeside } from './wishes/goes-with.ts'
import { withGroundBeef } from './wishes/hamburger-meat.ts'
import { inTheMicrowave } from './wishes/in-the-microwave.ts'
import { dishOfMaker } from './wishes/kind-of-maker.ts'
import { isDishByItself, kindLeftOver, leftDishes } from './wishes/left-dishes.ts'
import { lessAsFree } from './wishes/less.ts'
import { type Entry, type Hit, isFoodEntry, isFoodWord, lexicon } from './wishes/lexicon.ts'
import { listedNames, listedSalad, listedStarches } from './wishes/listed-foods.ts'
import { withoutMade } from './wishes/made-foods.ts'
import { meatless } from './wishes/meatless.ts'
import { menuOf } from './wishes/menu.ts'
import { namedByTaste } from './wishes/named-by-taste.ts'
import { isManner, nameRecipes, outsideNames, recipesNamed } from './wishes/named-recipes.ts'
import { withoutNickname } from './wishes/nicknames.ts'
import { withoutDishTastedLike } from './wishes/not-like.ts'
import { categoryWords } from './wishes/phrases.ts'
import { pileOfNames } from './wishes/pile-of-names.ts'
import { productItself } from './wishes/product-itself.ts'
import { purposeIn } from './wishes/purpose.ts'
import { refusalOf } from './wishes/refusals.ts'
import { reworded } from './wishes/reworded.ts'
import { roastsLeft } from './wishes/roasts-left.ts'
import { sauceForDish } from './wishes/sauce-for-dish.ts'
import { scan, within } from './wishes/scan.ts'
import { setAside } from './wishes/set-aside.ts'
import { isOneBirdForMany, OF_ONE_BIRD, severalIn } from './wishes/several.ts'
import { plainMains, sidesGivingWay } from './wishes/sides-give-way.ts'
import { spelledApart, spelledTogether } from './wishes/spelled-apart.ts'
import { spelledAsNamed } from './wishes/spelled-as-named.ts'
import { questionAlone } from './wishes/swap-questions.ts'
import { withoutTakenBack } from './wishes/taken-back.ts'
import { tooQuick } from './wishes/too-quick.ts'
import { unknownIn } from './wishes/unknown-words.ts'
import { vegetableAlone } from './wishes/vegetable-alone.ts'
import { withoutHeldFoods } from './wishes/vessels.ts'
import { phraseOf, type Token } from './wishes/words.ts'
import { translatedNames } from './wishes/words-abroad.ts'

/**
 * Reads what a craving asks for. `readMeaning` reads allergies, exclusions, numbers and conditions; the
 * lexicon then finds dishes, foods and moods in the words that are left. Unknown words are reported; nothing
 * in the text is ever an instruction to the program.
 * @param category the cook's choice in the form
 * @param cookbook whose recipes the words may name
 */
export function readCraving(said: string, category?: Category, cookbook: Cookbook = emptyCookbook): Craving {
  const courses = mainOfCourses(said)
  if (courses) {
    const craving = readCraving(courses.text, category, cookbook)
    return { ...craving, notes: [...(craving.notes ?? []), toldOfCourses(courses.menu)] }
  }
  const plain = withoutNickname(said, cookbook)
  const product = productItself(plain.text, cookbook)
  const meant = withoutTakenBack(
    teaAsMeal(asChoices(reworded(byRole(withoutDishTastedLike(product.text, cookbook), cookbook)))),
  )
  const glossed = withoutGloss(sauceForDish(meant, cookbook), cookbook)
  const typed = foodsApart(withGroundBeef(glossed.text), cookbook)
  const told = [plain.told, glossed.told].filter((one) => one !== null)
  const read = readDishes(typed, category, cookbook)
  read.refusal ??= product.refusal
  const craving = told.length > 0 ? { ...read, notes: [...told, ...(read.notes ?? [])] } : read
  if (craving.refusal !== null || craving.pet || isAtHand(craving)) return craving
  const menu = menuOf(typed, cookbook, (part) => readOneWay(part, undefined, cookbook))
  return menu ? { ...craving, menu } : craving
}

/**
 * Returns a craving whose words stand for what they do in it: a tin holds no food, and "hotter" is hot. A wish for a
 * recipe that is there is read without a cookbook, and compares with that recipe.
 */
function byRole(text: string, cookbook: Cookbook): string {
  const plain = withoutHeldFoods(text)
  return eatenNow(cookbook === emptyCookbook ? plain : asProperties(plain))
}

/** Reads the dish of a craving, and tells which other dishes it names. */
function readDishes(typed: string, category: Category | undefined, cookbook: Cookbook): Craving {
  const whole = readOneWay(typed, category, cookbook)
  if (whole.refusal !== null) return whole
  const known = dishOfMaker(whole, typed)
  if (known !== null) {
    const craving = readOneWay(known, category, cookbook)
    return { ...craving, text: typed, notes: [...(craving.notes ?? []), OWN_OF_MAKER] }
  }
  const apart = isAtHand({ ...whole, text: typed }) ? null : dishesApart(typed, whole, cookbook)
  if (apart) {
    const first = readDishes(apart.first, category, cookbook)
    return { ...first, beside: [...(first.beside ?? []), apart.later] }
  }
  const ways = alternativesIn(typed, whole.claims ?? [])
    .map((text) => readOneWay(text, category, cookbook))
    .filter(({ refusal }) => refusal === null)
  const [first, ...alternatives] = ways
  return first ? { ...first, alternatives } : whole
}

/** Drops the denial of a dish that is left over: "leftover chili that isn't chili again" is to be another dish. */
function notOnceMore(craving: Craving): void {
  const left = (craving.states ?? []).filter(({ state }) => state === 'leftover').map(({ food }) => food)
  const isAgain = (word: string) =>
    new RegExp(`\\b(?:isn'?t|aren'?t|not) (?:just |more |another |an? )?${word}s? again\\b`, 'i').test(
      craving.text,
    )
  craving.exclusions = craving.exclusions.filter((word) => !(left.includes(word) && isAgain(word)))
}

/** Words that speak of who eats, and so end the name of a dish: "peanut allergic guests". */
const ofEaters =
  /allerg|intoleran|celiac|coeliac|diabet|^(?:free|vegans?|vegetarians?|kids?|child|children|guests?|people|toddlers?|baby|family)$/i

/** Reads a craving once, with "or" treated like "and". */
function readOneWay(typed: string, category: Category | undefined, cookbook: Cookbook): Craving {
  const asNamed = spelledAsNamed(typed, cookbook)
  const inEnglish = translatedNames(asNamed.text, cookbook)
  const { text, beside: goesWith } = askedBeside(
    spelledApart(spelledTogether(inEnglish.text, cookbook), cookbook),
    (word) =>
      isFoodWord(word) ||
      (!ofEaters.test(word) && (cookbook.nameWords.has(nameKey(word)) || rankOf(word, 'en') === null)),
  )
  const meaning = readMeaning(
    lessAsFree(namedEmoji(text), isFoodWord, (rest) => beginsWithName(cookbook, rest)),
    vocabularyOf(cookbook),
  )
  // A recipe's own name speaks of no eater and of nothing that is no food: doctor bird cake, crying tiger.
  const eater = petIn(text)
  const pet = meaning.isName && eater === 'other' ? null : eater
  const craving: Craving = {
    ...emptyCraving(meaning.language === 'en' ? text : englishOf(meaning)),
    ...(meaning.language !== 'en' && { typed: text }),
    families: [],
    maxMinutes: meaning.maxMinutes,
    ...(meaning.maxPrepMinutes !== undefined && { maxPrepMinutes: meaning.maxPrepMinutes }),
    servings: meaning.servings,
    maxIngredients: meaning.maxIngredients,
    category: category ?? null,
    // The words "dog food" are refused only when no dog is to eat it.
    refusal:
      (meaning.isName ? null : refusalOf(pet ? text.replace(/\b(?:dog|cat|pet) food\b/gi, 'food') : text)) ??
      meaning.refusal,
    diets: [...meaning.diets],
    exclusions: [...meaning.exclusions],
    allergies: [...meaning.allergies],
    statedAllergies: [...meaning.allergies],
    conditions: meaning.conditions,
    targets: meaning.targets,
    states: meaning.states,
    ...(meaning.deniedCuisines.size > 0 && { deniedCuisines: [...meaning.deniedCuisines] }),
    ...(meaning.deniedDishes.size > 0 && { deniedDishes: [...meaning.deniedDishes] }),
    ...(meaning.deniedTextures.size > 0 && { deniedTextures: [...meaning.deniedTextures] }),
    ...(meaning.usesUp && { usesUp: true }),
    ...(meaning.cooksEggs && { cooksEggs: true }),
    ...(meaning.cooksMeat && { cooksMeat: true }),
    ...(meaning.amounts.length > 0 && { amounts: meaning.amounts }),
    ...(meaning.yields !== null && { yields: meaning.yields }),
    avoidedTechniques: [...meaning.techniques],
    equipment: [...meaning.equipment],
    moods: [...meaning.moods],
    readAs: [...asNamed.readAs, ...inEnglish.readAs, ...meaning.readAs],
    ...(meaning.meansProfile && { meansProfile: true }),
  }
  if (pet === 'other') craving.refusal ??= NO_SUCH_PET
  else if (pet) {
    craving.pet = pet
    craving.refusal ??= poisonAskedFor(craving.text, pet)
  }
  const unclaimed = unclaimedTokens(meaning)
  const purpose = purposeIn(
    unclaimed,
    (word) => lexicon().has(word) || cookbook.names.has(word),
    (word) => isCondiment(cookbook, word),
  )
  const tokens = unclaimed.filter((_, at) => !purpose.has(at))
  if (purpose.size > 0) craving.purpose = [...purpose].map((at) => unclaimed[at]?.word ?? '')
  else if (goesWith) craving.purpose = nameKey(goesWith).split(' ')
  if (goesWith) craving.isSide = true
  const isThere = isAtHand(craving)
  const scanned = scan(tokens)
  const said = scanned
    .flatMap((hit) => withoutMade(hit, tokens, scanned, cookbook))
    .map((hit, _, all) => barbecued(hit, all, tokens))
    .map((hit, _, all) => (isThere ? asFoodAtHand(hit, all, tokens) : hit))
  const { named: names, beside } = recipesNamed(tokens, said, cookbook, {
    isAtHand: isThere,
    amounts: meaning.amounts,
  })
  const { named, left, ...unusedOf } = leftDishes(names, tokens, cookbook, isThere ? meaning.amounts : [])
  const unused = unusedOf.unused ?? (names.length === 0 ? kindLeftOver(text) : null)
  // The fried fish of last night is no dish to make.
  const isLeft = ({ from, to }: Hit) => left.some((one) => one.from <= from && to <= one.to)
  // Lasagna that is left over is no stack of sheets.
  const isWholeDish = ({ from, to }: Hit) =>
    left.some(
      (one) =>
        one.from === from &&
        one.to === to &&
        [({ word }: Token) => word, ({ word, english }: Token) => english ?? word].some((wordOf) =>
          isDishByItself(tokens.slice(from, to).map(wordOf).join(' '), one.slugs, cookbook.bySlug),
        ),
    )
  // A product that no recipe was found for is a food to be bought or at hand: cooked quinoa.
  const unmade = scanned.filter(
    (hit) =>
      names.length === 0 &&
      // The jam of "chicken blueberry jam" would be made, where nobody says that it is there.
      (isThere || tokens[hit.from]?.afterStop !== false || !isFoodWord(tokens[hit.from - 1]?.word ?? '')) &&
      // "Honey, what can I make with pistachios?" speaks to somebody.
      !(hit.from === 0 && /^what$/.test(tokens[hit.to]?.typed ?? '')) &&
      !said.some((one) => one.from === hit.from) &&
      ![...names, ...beside].some((one) => one.from < hit.to && hit.from < one.to),
  )
  const asked = [...said, ...unmade]
    .sort((a, b) => a.from - b.from)
    .map((hit) =>
      isLeft(hit)
        ? { ...hit, entries: isWholeDish(hit) ? [] : hit.entries.filter(({ kind }) => kind !== 'dish') }
        : isManner(hit, tokens, names)
          ? { ...hit, entries: hit.entries.filter((entry) => !isFoodEntry(entry)) }
          : hit,
    )
  const bought = boughtBeside(beside, scanned, asked)
  for (const hit of bought) take(craving, hit, tokens)
  const days = occasionWords(craving.text)
  const isTalk = talkWords(cookbook)
  craving.unknown = [
    ...new Set([
      ...meaning.unknown,
      ...unknownIn(tokens, [...asked, ...bought, ...named, ...left, ...beside], meaning.language),
    ]),
  ].filter(
    (word) =>
      !days.has(word) &&
      !(meaning.states.length > 0 && stateWords.has(word)) &&
      !(meaning.language === 'en' && isTalk(word)),
  )
  const givingWay = sidesGivingWay(asked)
  for (const hit of asked) {
    // A side's ingredients are no wish for the dish beside it; a plain food such as rice is.
    if (givingWay.has(hit) || beside.some((one) => one.from <= hit.from && hit.to <= one.to)) {
      const foods = hit.entries.filter(isFoodEntry)
      if (hit.to - hit.from === 1) take(craving, { ...hit, entries: foods }, tokens)
      continue
    }
    for (const each of [hit, ...within(hit, tokens)])
      take(craving, outsideNames(each, named, cookbook), tokens)
  }
  // A dessert for a dinner party is still a dessert.
  if (!category && asked.some(({ entries }) => entries.some(isDessert))) craving.category = 'dessert'
  const few = onlyThese(tokens, asked, craving, named.length > 0)
  if (few !== null) {
    craving.maxIngredients ??= few
    craving.onlyThese = true
    if (!craving.moods.includes('simple')) craving.moods.push('simple')
  }
  craving.dishes = mostNamed(asked.filter((hit) => !givingWay.has(hit)))
  const sides = wordsBeside([...givingWay.keys(), ...(named.length > 0 ? beside : [])], tokens)
  if (sides.length > 0) craving.beside = sides
  if (givingWay.size > 0 && craving.dishes.length === 0) craving.dishes = [...plainMains]
  notOnceMore(craving)
  byCondition(craving)
  byFast(craving)
  pileOfNames(craving, asked)
  namedByTaste(craving)
  withoutStove(craving)
  onTheStove(craving, meaning.claims)
  oneOfTools(craving)
  breadAsDish(craving)
  meatless(craving)
  inTheirStates(craving)
  hiddenVegetables(craving)
  const ofConditions = [
    ...byStatedWords(craving, meaning.claims),
    ...byNutrients(craving),
    ...forChildren(craving),
  ]
  if (craving.pet) craving.refusal = sickPet(craving, meaning.claims) ?? craving.refusal
  withCeliac(craving, typed)
  exempted(craving)
  craving.refusal ??= contradictionOf(craving)
  settle(craving)
  vegetableAlone(craving)
  setAside(craving)
  const asides = [
    ...(goesWith ? [`A side for ${goesWith}, which this recipe does not make.`] : []),
    ...meaning.asides.map(asideNote),
    ...meaning.told,
    ...ofConditions,
    ...(isOneBirdForMany(text) ? [OF_ONE_BIRD] : severalIn(text) ? [ONE_AT_A_TIME] : []),
    ...[...meaning.exclusions]
      .filter((word) => keepsNothingOut(word) && !cookbook.names.has(nameKey(word)))
      .map(nothingNote),
  ]
  if (asides.length > 0) craving.notes = [...(craving.notes ?? []), ...asides]
  const ofLeft = left.flatMap(({ from, to }) => tokens.slice(from, to))
  // A dish that is there already is no word of the one to be made.
  const told = new Set([
    ...[...purpose].map((at) => unclaimed[at]?.at ?? -1),
    ...(named.length === 0 ? ofLeft : []).map(({ at }) => at ?? -1),
  ])
  craving.claims = claimsOf(meaning, tokens, [...asked, ...bought], craving, told)
  listedStarches(craving)
  nameDish(craving, asked)
  nameRecipes(craving, named, tokens, meaning, cookbook)
  ofSituations(craving)
  roastsLeft(craving, cookbook)
  readFlavor(craving, cookbook)
  listedNames(craving)
  listedSalad(craving)
  otherwiseThanNamed(craving)
  rawFoods(craving)
  // A treat for a dog is not sweet.
  if (craving.pet) craving.moods = craving.moods.filter((mood) => mood !== 'sweet')
  lightByFigure(craving)
  festive(craving)
  inTheMicrowave(craving)
  baking(craving)
  ofThePantry(craving)
  craving.refusal ??= tooQuick(craving)
  craving.refusal ??= questionAlone(craving)
  if (unused !== null) craving.unusedDish = unused
  if (craving.category === null && !craving.recipes) craving.category = mealMeant(craving, text)
  if (namesNothing(craving) && !isUnusedAlone(craving)) craving.notes = [...(craving.notes ?? []), OWN_CHOICE]
  return craving
}

/** Meals that words mean without naming them: guests get a dinner first, and a fast is broken with one. */
const meals: readonly (readonly [words: RegExp, meal: Category])[] = [
  [/\bdinner part(?:y|ies)\b|\biftar/i, 'dinner'],
  [/\b(?:suhoor|suhur|sahur|sehri|sahri)\b/i, 'breakfast'],
]
/** Words for the evening of the same day, when a dish of foods at hand is dinner. */
const tonight = /\b(?:tonight|this evening|heute abend|esta noche|ce soir|stasera|questa sera)\b/i
const toFeed = /\bfeed (?:them|him|her|us|everyone|everybody)\b/i
/** Returns the meal that words mean without naming it; somebody who is to be fed gets one, and no cake. */
const mealMeant = ({ moods, typed, isSide }: Craving, text: string): Category | null =>
  meals.find(([words]) => words.test(text))?.[1] ??
  ((toFeed.test(text) || tonight.test(typed ?? text)) && !moods.includes('sweet') && !isSide
    ? 'dinner'
    : null)

/** True when no understood word names a dish, a food, a meal, an occasion or an eater. */
const namesNothing = ({ claims = [], recipes, purpose, pet, category, text }: Craving): boolean =>
  claims.every(({ kind }) => kind === 'joining' || kind === 'unknown' || kind === 'not-food') &&
  !recipes &&
  !purpose &&
  !pet &&
  category === null &&
  occasionsIn(text).length === 0

/** Adds the allergy to gluten of who has celiac disease, for whom traces count as well. Changes the craving. */
function withCeliac(craving: Craving, typed: string): void {
  if (!craving.diets.includes('gluten-free') || !celiac.test(typed)) return
  craving.allergies = [...new Set([...(craving.allergies ?? []), 'gluten' as const])]
  craving.statedAllergies = [...new Set([...(craving.statedAllergies ?? []), 'gluten' as const])]
}
const celiac = /\bc(?:o|œ)?eliac|\bcel[ií]ac|z[öo]liakie|\bc(?:œ|oe)liaque|\bceliac[oai]/iu

const OWN_OF_MAKER = 'A dish that this maker is known for, as the kitchen makes it itself.'
const OWN_CHOICE =
  "Nothing in your words names a dish, a food or a way of eating, so this one is the kitchen's own choice."

const ONE_AT_A_TIME =
  'The kitchen makes one recipe at a time, so this is the first: ask once more for the next, and put each on its day in the meal calendar.'

const isDessert = ({ kind, id }: Entry): boolean =>
  kind === 'category' && (categoryWords[id] ?? id) === 'dessert'

/** Returns the note for words about another dish or a maker. */
const asideNote = (words: string): string =>
  `“${words}” speaks of another dish or its maker: this is the kitchen's own.`

/** True when an excluded word names no food of the table and no kind of dish. */
const keepsNothingOut = (word: string): boolean =>
  !isDishKind(word) &&
  !/^(?:drippings?|juices?)$/.test(word) &&
  lexicon().get(phraseOf(word)) === undefined &&
  !foods.some((food) => excludes(word, food))
const nothingNote = (word: string): string =>
  `“${word}” is no food that the kitchen knows, so nothing is left out by it: look at the list yourself.`

/** Returns the tokens that no pass has claimed; a stop replaces the claimed words between them. */
function unclaimedTokens({ words, claims }: Meaning): Token[] {
  const tokens: Token[] = []
  let gap = false
  words.forEach((word, at) => {
    if (claims.some(({ from, to }) => from <= at && at < to)) {
      gap = true
      return
    }
    const stop = gap && tokens.length > 0 ? ',' : word.stop
    tokens.push({
      word: word.isName ? stem(word.folded) : word.stem,
      typed: word.isName ? word.folded : word.plain,
      ...(word.isName && { english: word.stem }),
      original: stem(word.folded),
      afterStop: stop !== '',
      stop,
      isForeign: word.isForeign,
      at,
      start: word.start,
    })
    gap = false
  })
  return tokens
}

/** Returns the craving's words in English, with their stops. */
const englishOf = ({ words }: Meaning): string =>
  words
    .map(({ plain, folded, isName, stop }, at) => {
      const before = at === 0 ? '' : stop === '' ? ' ' : `${stop} `
      // A dish that is known by its name keeps it: the panna of a panna cotta is no cream.
      return before + (isName ? folded : plain)
    })
    .join('')

/**
 * Number of ingredients allowed beside the only foods that somebody has: some fat, something sharp, something
 * to finish the dish.
 */
const BESIDE_ONLY = 3

/** Words that close a list of foods: "that's all we got", "is literally all I have", "and nothing else". */
const isAllThereIs =
  /\b(?:that'?s|that is|thats|this is|is|are) (?:literally |really |about |pretty much |basically |just |only )?(?:all|everything) (?:that )?(?:i|we)(?:'ve|'re| have)?(?: got| have| left| had)?\b|\b(?:and|but) nothing else\b|\bnothing else (?:in|at|here|left)\b|\b(?:that'?s|that is|thats|this is) (?:literally |really |about |pretty much |basically )?(?:all|everything) (?:there is|that'?s (?:left|there|here))|[,.;:] *(?:nothing else|that'?s it|thats it)\b/i

const onlyOfKind =
  /\bonly (?:veggies|vegetables|veg|greens|meats?|fruits?|proteins?|cheeses?|spices|herbs) (?:that )?(?:i|we)(?:'ve|’ve| have)\b/i

/**
 * Returns the number of ingredients that "just eggs and potatoes" allows; null when the craving sets no such
 * limit.
 */
function onlyThese(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { text, amounts = [] }: Craving,
  namesDish: boolean,
): number | null {
  const foods = hits.filter(({ entries }) => entries.some(isFoodEntry))
  const said = foods.some(({ from: first }) => {
    let from = first
    // "I only have like bread and maybe some cheese".
    while (/^(?:like|maybe|some|about|literally|a|an|the|my|few|bit|of)$/.test(tokens[from - 1]?.typed ?? ''))
      from--
    const [before, earlier] = [tokens[from - 1]?.typed ?? '', tokens[from - 2]?.typed ?? '']
    const isBehind = ['have', 'use', 'using', 'with', 'got', 'from'].includes(before)
    const only = isBehind ? earlier : before
    // "Mujadara, I only have brown lentils" tells which lentils there are for the dish.
    if (namesDish && foods.length === 1 && (/^(?:have|got)$/.test(before) || amounts.length > 0)) return false
    // "Sweetened only with fruit" says nothing of the other foods.
    if (/^(?:sweetened|flavou?red|topped|thickened)$/.test(tokens[from - (isBehind ? 3 : 2)]?.typed ?? ''))
      return false
    return only === 'only' || only === 'just' || (only === 'but' && earlier === 'nothing')
  })
  // "The only veggies I have are peas" says nothing of the other foods.
  if (onlyOfKind.test(text)) return null
  return said || (foods.length > 1 && isAllThereIs.test(text)) ? foods.length + BESIDE_ONLY : null
}

/** Courses of recipes that are put on another dish. */
const besideDishes: ReadonlySet<string> = new Set(['sauce', 'dressing', 'condiment'])
/** True for a name that only sauces and their like bear, such as remoulade. */
const isCondiment = ({ names, bySlug }: Cookbook, name: string): boolean => {
  const slugs = names.get(name) ?? []
  return slugs.length > 0 && slugs.every((slug) => besideDishes.has(bySlug.get(slug)?.file.course ?? ''))
}
