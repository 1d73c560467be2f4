import type { Category } from '#contract/common.ts'
import { beginsWithName } from '../cookbook/find/names-in.ts'
import { nameKey } from '../cookbook/name-key.ts'
import { occasionWords } from '../cookbook/occasions.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import { namedEmoji } from '../languages/named-emoji.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { claimsOf } from './claims-of.ts'
import { isUnusedAlone } from './craving.ts'
import { cravingOf } from './craving-of-meaning.ts'
import { dishesSaid } from './dishes-said.ts'
import { type Craving, readMeaning } from './index.ts'
import { isDessert, mealMeant } from './meal-meant.ts'
import { mostNamed, nameDish } from './name-dish.ts'
import {
  asideNote,
  keepsNothingOut,
  namesNothing,
  nothingNote,
  ONE_AT_A_TIME,
  OWN_CHOICE,
} from './notes-of-craving.ts'
import { ofSituations } from './of-situations.ts'
import { onlyThese } from './only-these.ts'
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
import { isName } from './strangers.ts'
import { take } from './take-wish.ts'
import { talkInContext } from './talk-in-context.ts'
import { talkWords } from './talk-words.ts'
import { unclaimedTokens } from './unclaimed-tokens.ts'
import { byStatedWords } from './unruled-conditions.ts'
import { vocabularyOf } from './vocabulary-of.ts'
import { breadAsDish } from './wishes/bread-as-dish.ts'
import { isCondiment } from './wishes/condiments.ts'
import { contradictionOf } from './wishes/contradictions.ts'
import { wordsBeside } from './wishes/dishes-beside.ts'
import { readFlavor } from './wishes/flavors.ts'
import { sickPet } from './wishes/for-pets.ts'
import { askedBeside } from './wishes/goes-with.ts'
import { inTheMicrowave } from './wishes/in-the-microwave.ts'
import { lessAsFree } from './wishes/less.ts'
import { isFoodEntry, isFoodWord, lexicon } from './wishes/lexicon.ts'
import { listedNameOfFoods, listedNames, listedSalad, listedStarches } from './wishes/listed-foods.ts'
import { meatless } from './wishes/meatless.ts'
import { namedByTaste } from './wishes/named-by-taste.ts'
import { outsideNames } from './wishes/outside-names.ts'
import { pileOfNames } from './wishes/pile-of-names.ts'
import { purposeIn } from './wishes/purpose.ts'
import { roastsLeft } from './wishes/roasts-left.ts'
import { within } from './wishes/scan.ts'
import { setAside } from './wishes/set-aside.ts'
import { nameRecipes } from './wishes/set-named-recipes.ts'
import { isOneBirdForMany, OF_ONE_BIRD, severalIn } from './wishes/several.ts'
import { plainMains, sidesGivingWay } from './wishes/sides-give-way.ts'
import { spelledApart, spelledTogether } from './wishes/spelled-apart.ts'
import { spelledAsNamed } from './wishes/spelled-as-named.ts'
import { questionAlone } from './wishes/swap-questions.ts'
import { tooQuick } from './wishes/too-quick.ts'
import { unknownIn } from './wishes/unknown-words.ts'
import { vegetableAlone } from './wishes/vegetable-alone.ts'
import { translatedNames } from './wishes/words-abroad.ts'

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
export function readOneWay(typed: string, category: Category | undefined, cookbook: Cookbook): Craving {
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
  const craving = cravingOf(meaning, text, category ?? null)
  craving.readAs = [...asNamed.readAs, ...inEnglish.readAs, ...meaning.readAs]
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
  const { asked, bought, named, beside, left, unused } = dishesSaid(tokens, craving, text, cookbook)
  for (const hit of bought) take(craving, hit, tokens)
  const days = occasionWords(craving.text)
  const isTalk = talkWords(cookbook)
  const isTalkHere = isName(craving)
    ? () => false
    : talkInContext(cookbook, tokens, [...asked, ...bought, ...named, ...left, ...beside])
  craving.unknown = [
    ...new Set([
      ...meaning.unknown,
      ...unknownIn(tokens, [...asked, ...bought, ...named, ...left, ...beside], meaning.language),
    ]),
  ].filter(
    (word) =>
      !days.has(word) &&
      !(meaning.states.length > 0 && stateWords.has(word)) &&
      !(meaning.language === 'en' && (isTalk(word) || isTalkHere(word))),
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
  listedNameOfFoods(craving)
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

/** Adds the allergy to gluten of who has celiac disease, for whom traces count as well. Changes the craving. */
function withCeliac(craving: Craving, typed: string): void {
  if (!craving.diets.includes('gluten-free') || !celiac.test(typed)) return
  craving.allergies = [...new Set([...(craving.allergies ?? []), 'gluten' as const])]
  craving.statedAllergies = [...new Set([...(craving.statedAllergies ?? []), 'gluten' as const])]
}

const celiac = /\bc(?:o|œ)?eliac|\bcel[ií]ac|z[öo]liakie|\bc(?:œ|oe)liaque|\bceliac[oai]/iu
