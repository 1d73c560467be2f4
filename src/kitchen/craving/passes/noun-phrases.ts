import { isGrammar } from '../../languages/english-grammar.ts'
import { allergensOfWord } from '../allergens.ts'
import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { stemsBetween } from '../words.ts'
import { anythingWith } from './anything-with.ts'
import type { Negator } from './negators.ts'

/** Nouns behind "no" that are nothing to eat: "no time", "no problem". */
export const notFoodHeads = wordSet(
  'soaking stirring peeling kneading rolling chopping whisking mixing shaping straining marinating proofing pitter teeth teething drama prep prepare preparation time problem idea ideas fuss need rush matter frill frills mess stress one kidding muss faff hassle nonsense brainer worry worries clue energy money tempted temptation way chance less longer later knead bake baking boil fry roll peel stir soak rise proof press fold chill cook cooking joke doubt reason question questions thanks thank you skill skills experience effort work shopping special fancy dishes dish cleanup oven stove hob microwave fridge longer earlier tools equipment blender mixer machine lies pressure plans shop shops store stores canning jarring preservative preservatives additive additives chemical chemicals dye dyes limit limits preference preferences restriction restrictions allergies allergy churn fail judgment luck electricity power wonder sweat guilt rules recipe drama wait waiting luft thema problema souci ahnung',
)
/** Determiners and words of degree before a noun, which do not tell one food from another. */
export const fillers = wordSet(
  'overly particularly terribly the a an any another most have own got all of to my his her our their some kind kinds type types form forms sort eating eat eats please such too very so much many added extra even also or nor either whatsoever like likes him me us them it with containing contains having trace traces bit tiny fresh real actual stuff things thing every both more is are being will would can irgendwelche irgendein irgendeine irgendwelchen',
)
/** Words that end a denied list: a wish follows them. */
export const enders = wordSet(
  "but with for please that which so because since want wants need needs craving crave lots plenty extra make give suggest what how who when where i we you is are was can could would should just only instead then also plus who looking something anything cook cooking while yet served over on in from using use recipe dinner lunch breakfast snack dessert idea ideas she he they his her otherwise though however made serve ideas friendly style inspired rut i'll i'd i'm i've we'll we'd we've you'll",
)
/** Words that make a meal of the food before them: "pasta dinner". Behind a comma such a phrase is a wish. */
const mealWords = wordSet(
  'dinner lunch breakfast snack dessert supper brunch soup stew salad cake pie curry casserole bake sandwich cookie pasta pizza burger bowl taco recipe dish meal idea stirfry fry roast chili risotto noodle smoothie muffin pancake bread wrap bar tart lasagna omelet omelette birthday party meatball falafel hotdog dumpling kebab kofta fajita enchilada burrito quesadilla nacho gnocchi ravioli granola porridge oatmeal pudding crumble brownie scone waffle flapjack chowder ramen sushi paella biryani',
)
/** Foods that are made at home, and that a list of allergies ends with as its wish: "allergic to nuts, pesto". */
const madeFoods = wordSet(
  'pesto custard flan hummus guacamole tiramisu cheesecake mousse meringue fudge gravy stuffing coleslaw slaw ratatouille tortilla pierogi croissant doughnut donut cupcake baguette focaccia naan granola mayonnaise aioli',
)
const meals = wordSet('dinner lunch breakfast supper snack dessert brunch')
/** Foods that a meal is made around, and that few people are allergic to. */
const mains = wordSet('chicken beef pork lamb turkey duck veal rice potato pasta noodle')
/** Words that belong to the food before them: "peanut products", "egg whites". */
const belongings = wordSet(
  'product white yolk meat oil seed stuff family thing item dust protein ingredient food allergen',
)
/** Words that join examples to a list: "seeds like sesame". */
const examples = [['like'], ['such', 'as'], ['including'], ['especially'], ['particularly'], ['incl']]

const joins = (word: string) => ['and', 'or', 'nor'].includes(word)

/** Kinds of dish that people rule out like a food: "no stews or casseroles", "other than puddings and ice cream". */
const dishKinds = wordSet(
  'soup stew casserole salad sandwich curry pie pudding cake cookie muffin smoothie stirfry risotto chili pizza burger taco wrap chowder omelet omelette pancake porridge oatmeal brownie roast braise gratin quiche dip',
)

/**
 * Returns a kind of dish that is denied by itself: the casserole of "no casserole, please", but not of "no
 * casserole dish".
 */
function dishKindAt(reading: Reading, from: number, kinds: ReadonlySet<string> = dishKinds): Thing | null {
  let at = from
  while (at < from + 2 && fillers.has(wordAt(reading, at)) && reading.words[at + 1]?.stop === '') at++
  const word = reading.words[at]
  if (!word || isClaimed(reading, at) || !kinds.has(word.stem)) return null
  return endsPhrase(reading, at + 1) ? { from, to: at + 1, name: word.stem, id: null } : null
}

/**
 * Returns the whole name of a denied dish, such as "taco meat" or "hamburgers", so that the meat in it is not
 * denied instead.
 */
function dishNameAt(reading: Reading, at: number): Thing | null {
  const length = nameAt(reading, at)
  if (length === 0 || isClaimed(reading, at)) return null
  const to = at + length
  // "Something other than pasta for dinner" may be no pasta at all.
  const isMeal = length > 1 && meals.has(wordAt(reading, to - 1))
  if (isMeal && thingAt(reading.words, at)?.to === to - 1) return null
  if (!endsPhrase(reading, to)) return null
  const food = length > 1 ? thingAt(reading.words, to - 1) : null
  const isOfWish = food !== null && food.to === to && isNamedOutside(reading, food, to)
  const name = stemsBetween(reading.words, at, to)
  return { from: at, to, name, id: null, ...(isOfWish && { isDish: true as const }) }
}

/** True when a noun phrase ends at a place: a stop, a joining word or an end word stands there. */
function endsPhrase({ words }: Reading, at: number): boolean {
  const next = words[at]
  return (
    next === undefined ||
    next.stop !== '' ||
    joins(next.plain) ||
    enders.has(next.plain) ||
    onceMore.has(next.plain)
  )
}

/** Words behind a dish that somebody has had enough of: "no banana bread again". */
const onceMore = wordSet('again anymore tonight today either whatsoever')

/** Parts of dishes that a list denies beside foods and dishes: "hates gravies, most sauces, any casserole". */
const partsOfDishes = wordSet('sauce dressing dip condiment')

function partDeniedAt(
  reading: Reading,
  at: number,
  { strength, runsOn, ofParts }: Negator,
  isInList: boolean,
): Thing | null {
  const part = strength === 'exclusion' && runsOn ? dishKindAt(reading, at, partsOfDishes) : null
  // "Without sauce" alone speaks of how the dish is served.
  const begins = part !== null && (reading.words[part.to]?.stop === ',' || joins(wordAt(reading, part.to)))
  return isInList || begins || ofParts ? part : null
}

/** Returns a dish in a list of exclusions: a kind of dish, or the name of one that somebody is tired of. */
const dishDeniedAt = (
  reading: Reading,
  at: number,
  { strength, ofDishes, ofTaste }: Negator,
  isInList: boolean,
): Thing | null => {
  if (strength !== 'exclusion') return null
  const isNamed =
    ofDishes === true ||
    isLongerName(reading, at, ofTaste === true) ||
    (isInList && isBetweenFoods(reading, at))
  return (isNamed ? dishNameAt(reading, at) : null) ?? dishKindAt(reading, at)
}

/**
 * True for a dish of a list that an "or" and a food close, "no cheese, tzatziki or garlic"; the dishes of "no nuts,
 * brownies or cookies" are a wish.
 */
function isBetweenFoods(reading: Reading, at: number): boolean {
  const or = at + nameAt(reading, at)
  const last = /^n?or$/.test(wordAt(reading, or)) ? thingAt(reading.words, or + 1) : null
  return (
    last !== null &&
    !mains.has(last.name) &&
    !isDishKind(last.name) &&
    nameAt(reading, last.from) <= last.to - last.from &&
    endsPhrase(reading, last.to)
  )
}

/**
 * True for a dish whose name is longer than a food's, behind "not" or a word of taste, or where its food is asked for
 * elsewhere: "not carrot cake", "doesn't like carrot cake" and "ripe bananas, no banana bread" leave the carrots and
 * the bananas in. A name that joins two foods is a list of both.
 */
function isLongerName(reading: Reading, at: number, isOfTaste: boolean): boolean {
  const length = nameAt(reading, at)
  const food = thingAt(reading.words, at)
  const isList = reading.words.slice(at, at + length).some(({ plain }) => joins(plain) || plain === 'with')
  if (length < 2 || isList || at + length <= (food?.to ?? 0)) return false
  if (wordAt(reading, at - 1) === 'not' || isOfTaste) return true
  return food !== null && isNamedOutside(reading, food, at + length)
}

/** True when a food is named before a denial of its dish, or in a wish behind it. */
const isNamedOutside = (reading: Reading, { from, name }: Thing, to: number): boolean =>
  reading.words.some((_, at) => {
    const other = at < from || at >= to ? thingAt(reading.words, at) : null
    return (
      other !== null && !isClaimed(reading, at) && nameAt(reading, at) <= other.to - at && other.name === name
    )
  })

/** True when an excluded word names a kind of dish instead of a food. */
export const isDishKind = (name: string): boolean => dishKinds.has(name)

/**
 * Returns the noun phrase that begins here: descriptive words, then a food or a kind of food; null when there
 * is none.
 */
function nounPhrase(reading: Reading, from: number): Thing | null {
  const { words } = reading
  let described = 0
  for (let at = from; at < words.length && described <= 3; at++) {
    const word = words[at]!
    if ((at > from && word.stop !== '' && word.stop !== '/') || isClaimed(reading, at)) return null
    const thing = thingAt(words, at)
    if (thing) return withBelongings(reading, from, thing)
    if (enders.has(word.plain) || joins(word.plain) || word.plain === 'no') return null
    if (notFoodHeads.has(word.plain)) return null
    if (!fillers.has(word.plain)) described++
  }
  return null
}

function withBelongings({ words }: Reading, from: number, thing: Thing): Thing {
  let { to } = thing
  while (to < words.length && words[to]!.stop === '' && belongings.has(words[to]!.stem)) to++
  return { ...thing, from, to: behindKind(words, to) }
}

const kindsOfThings = wordSet('kind sort type form shape description variety')

/** Returns the place behind "of any kind" and "in any form", which say that a food is meant in all of its kinds. */
function behindKind(words: Reading['words'], at: number): number {
  const [preposition, any, kind] = words.slice(at, at + 3)
  const isHere =
    /^(?:of|in)$/.test(preposition?.plain ?? '') && /^(?:any|all|every|whatever)$/.test(any?.plain ?? '')
  const isOneClause = preposition?.stop === '' && any?.stop === '' && kind?.stop === ''
  return isHere && isOneClause && kindsOfThings.has(kind.stem) ? at + 3 : at
}

/** Number of words before a denial that may hold the wish: "tuna, not …". */
const LEAST_WISH = 3

/** Returns the foods behind a negator, up to where the next wish begins. */
export function listFrom(reading: Reading, start: number, negator: Negator): { things: Thing[]; to: number } {
  const { words } = reading
  const things: Thing[] = []
  // A long list denies names of dishes too: the ice cream of "other than puddings, ice cream, cheese,
  // butter".
  const isDenied = (at: number) => deniesList(reading, at, negator)
  let to = start
  let isBare = false
  for (let at = start; ; ) {
    // A slash joins two foods of the list, whatever dish follows: "no onion/garlic curry".
    const isJoined = things.length > 0 && ['/', '+'].includes(words[at]?.stop ?? '')
    const kind =
      dishDeniedAt(reading, at, negator, things.length > 0) ??
      partDeniedAt(reading, at, negator, things.length > 0)
    const phrase = isJoined ? thingAt(words, at) : (kind ?? nounPhrase(reading, at))
    const unknown = phrase ? null : slangAt(reading, at, things.length > 0)
    if (unknown) {
      things.push(unknown)
      to = unknown.to
      at = unknown.to
      continue
    }
    const manner = phrase ? null : anythingSoAt(reading, at)
    if (manner) {
      if (manner.thing) things.push(manner.thing)
      else if (manner.isHot) reading.moods.add('mild')
      else if (inFat.test(wordAt(reading, at + 1))) {
        reading.techniques.add('fried')
        reading.equipment.add('no frying')
      }
      to = at + 2
      at = joins(wordAt(reading, to)) ? to + 1 : to
      continue
    }
    // Skins and peel are no food of their own: "no nuts, seeds, skins or anything hard".
    if (!phrase && things.length > 0 && partsOfFoods.has(wordAt(reading, at))) {
      to = at + 1
      at = joins(wordAt(reading, to)) ? to + 1 : to
      continue
    }
    // "Something with tuna, not a sandwich or pasta bake" denies both, since the wish stands before.
    const isOtherDenied = start > LEAST_WISH && wordAt(reading, at - 1) === 'or'
    const mayBeWish = things.length > 0 && !isJoined && !kind && !isOtherDenied && !isDenied(at)
    if (!phrase || (mayBeWish && isWish(reading, at, phrase))) break
    things.push(phrase)
    to = phrase.to
    at = phrase.to
    const word = words[at]
    if (!word) break
    // A semicolon begins another clause: "all things dairy; and hubby …".
    if (/[.;!?]/.test(word.stop)) break
    if (joins(word.plain)) {
      at++
      // "No garlic or anything that has spices" denies both.
      at += anythingWith(reading, at)
      // An article begins another wish: "no onions and a chicken soup".
      if (['a', 'an'].includes(wordAt(reading, at)) && !negator.runsOn) break
      continue
    }
    const example = examples.find((one) => one.every((each, i) => wordAt(reading, at + i) === each))
    if (example) {
      at += example.length
      continue
    }
    if (word.stop === '/' || word.stop === '+') continue
    // Brackets hold another name or an example: "coriander (cilantro)".
    if (word.stop === '(' && thingAt(words, at)) continue
    // A list may lack commas altogether: "no dairy wheat egg soy".
    isBare ||= isBareList(reading, at)
    if (word.stop === '' && (isBare || isCommonlyLacking(reading, at))) continue
    if (word.stop === ',' && partsOfFoods.has(word.plain)) continue
    if (word.stop !== ',' || !goesOn(reading, at, negator, things, start)) break
  }
  return { things, to }
}

/** Ways of preparing foods by which a whole range of them is left out: "anything pickled". */
const prepared = wordSet(
  'pickled fermented smoked cured fried breaded battered canned tinned stewed candied deep-fried marinated',
)
const inFat = /^(?:fried|deep-fried|battered)$/
const hot = wordSet('spicy hot fiery')
const taste = wordSet(
  'sweet sour bitter salty greasy oily creamy cheesy mushy slimy crunchy fatty fishy gamey',
)

/**
 * Reads an item of a list that names foods by how they are prepared or taste, "anything pickled" or "all things
 * spicy"; null for any other words, and where a food follows.
 */
function anythingSoAt(reading: Reading, at: number): { thing: Thing | null; isHot: boolean } | null {
  const word = wordAt(reading, at + 1)
  const isItem =
    /^(?:anything|everything|something|stuff|things)$/.test(wordAt(reading, at)) &&
    reading.words[at + 1]?.stop === '' &&
    endsPhrase(reading, at + 2)
  if (!isItem || !(prepared.has(word) || hot.has(word) || taste.has(word))) return null
  const isNamed = prepared.has(word) && !inFat.test(word)
  const thing = isNamed ? { from: at, to: at + 2, name: word, id: null } : null
  return { thing, isHot: hot.has(word) }
}

/**
 * Returns an unlisted word between two commas as an item of the list: the mushies of "don't like: mushies,
 * leeks".
 */
function slangAt(reading: Reading, at: number, isInside: boolean): Thing | null {
  const [word, next] = [reading.words[at], reading.words[at + 1]]
  const opens = isInside ? word?.stop === ',' : word?.stop === ':'
  if (!word || !opens || next?.stop !== ',' || enders.has(word.plain) || fillers.has(word.plain)) return null
  if (!/^\p{L}{4,}$/u.test(word.plain) || !thingAt(reading.words, at + 1)) return null
  reading.unknown.add(word.plain)
  return { from: at, to: at + 1, name: word.stem, id: null }
}

/**
 * True when the next word, without a stop before it, is another commonly excluded food and not the start of a
 * dish.
 */
function isCommonlyLacking(reading: Reading, at: number): boolean {
  const thing = thingAt(reading.words, at)
  if (!thing) return false
  // An "or" closes the list: "no onion garlic potato or leek".
  if (['or', 'nor'].includes(wordAt(reading, thing.to))) return true
  if (!commonlyLacking.has(thing.name)) return false
  // Two foods before the "or" are a list even where some recipe has both in its name.
  const other = thingAt(reading.words, thing.to)
  if (other && reading.words[thing.to]?.stop === '' && ['or', 'nor'].includes(wordAt(reading, other.to)))
    return true
  return !isWish(reading, at, thing) && nameAt(reading, at) <= thing.to - thing.from
}

/**
 * Number of foods without commas that make a list: "no apples pears mango honey", "no lentils chickpeas beans
 * or peas".
 */
const BARE = 3
function isBareList(reading: Reading, from: number): boolean {
  let count = 0
  let isClosed = false
  for (let at = from; ; count++) {
    if (joins(wordAt(reading, at)) && count > 0) {
      isClosed = true
      at++
    }
    const word = reading.words[at]
    // The end of the text closes a list as well: "cake without milk butter eggs".
    if (!word || (at > from && word.stop !== ''))
      return count >= (isClosed || (!word && at > from + 1) ? BARE - 1 : BARE)
    const thing = thingAt(reading.words, at)
    if (!thing || mains.has(thing.name) || isWish(reading, at, thing)) return false
    at = thing.to
  }
}

/** Parts of foods that stand in a list of what is left out, "no nuts, seeds, skins or anything hard". */
const partsOfFoods = wordSet(
  'skin skins peel peels pip pips rind rinds pith gristle bones husks hulls shells',
)
const closings = wordSet('everything anything all whatever other others etc such things stuff more')

/**
 * True when bare foods follow the comma up to the end of the clause, or up to a closing "or", "nor" or "and".
 */
function goesOn(
  reading: Reading,
  from: number,
  negator: Negator,
  things: readonly Thing[],
  start: number,
): boolean {
  const { words } = reading
  const before = things.length
  let at = from
  let closed: string | null = null
  let last: Thing | null = null
  let count = 0
  let hasMain = false
  while (at < words.length) {
    const word = words[at]!
    if (at > from && word.stop !== '' && word.stop !== ',') break
    if (joins(word.plain)) {
      closed = word.plain
      at++
      continue
    }
    const manner = anythingSoAt(reading, at)
    const behind = words[at + 2]
    // "No onions, anything spicy" wishes for it, where no list of foods goes on behind.
    if (manner && (negator.ofTaste || behind?.stop === ',' || joins(behind?.plain ?? ''))) {
      last = manner.thing ?? { from: at, to: at + 2, name: wordAt(reading, at + 1), id: null }
      count++
      at += 2
      continue
    }
    const kind =
      before > 0
        ? (dishDeniedAt(reading, at, negator, true) ?? partDeniedAt(reading, at, negator, true))
        : null
    const phrase = kind ?? nounPhrase(reading, at)
    if (!phrase && count > 0 && partsOfFoods.has(wordAt(reading, at))) {
      at++
      continue
    }
    // A closing phrase names no further food: "free of dairy, eggs, flour, and everything else".
    if (!phrase && closed && count > 0 && closings.has(wordAt(reading, at))) return !hasMain
    // "No eggs, milk, or grozzles": the "or" closes a list of what is left out, whatever its last word is.
    if (!phrase && count > 0 && (closed === 'or' || closed === 'nor')) return true
    // A word that another pass has read ends the list: the slow cooked meals of "hates soups, any casserole and slow cooked meals".
    if (!phrase && closed && count > 0 && isClaimed(reading, at)) {
      closed = null
      at--
    }
    if (!phrase) break
    // Two foods side by side name a dish: "chicken thai green curry".
    if (count > 0 && at === last?.to && word.stop === '') return count > 1 ? negator.runsOn : false
    if (!kind && !deniesList(reading, at, negator) && isWish(reading, at, phrase))
      return closed === null && count > 0 ? negator.runsOn : false
    count++
    last = phrase
    hasMain ||= mains.has(phrase.name)
    at = phrase.to
    if (closed) break
  }
  if (!last) return false
  const next = words[at]
  const goesOnHere = next !== undefined && next.stop === '' && !enders.has(next.plain)
  if (goesOnHere && !joins(next.plain)) return false
  // "Or" continues a list, "and" may begin a wish: "no onions, garlic or leeks", "no onions, chicken and
  // rice".
  if (closed === 'or' || closed === 'nor') return true
  // "Any casserole" and "soups" that end the sentence are denied, and are no dinner.
  // Behind a food they are the dinner: "hates cilantro, tacos".
  const isOfDishes = things.some(({ name }) => isDishKind(name))
  const isDenied = before > 0 && negator.runsOn && isEvery(reading, last, isOfDishes)
  if (isDenied) return true
  // A single main food at the end is the dinner: "allergic to peanuts, chicken".
  const head = last.name.split(' ').at(-1) ?? ''
  const isMade = mealWords.has(head) || head === 'sauce' || (madeFoods.has(head) && isFirst(reading, start))
  if (count === 1 && !negator.ofDishes && (mains.has(last.name) || isMade)) return false
  // A food with a preposition behind it is a wish: "salmon for dinner", "pasta with tomatoes".
  if (next && next.stop === '' && ['for', 'with', 'please', 'on', 'in', 'recipe'].includes(next.plain))
    return closed !== null && negator.runsOn && count > 1
  // Three foods or more without a main are one list: "no milk, wheat, egg, soy".
  return negator.runsOn || (before + count > 2 && !hasMain)
}

/** True where nothing to eat is named before a place, so that the wish is still to come. */
const isFirst = (reading: Reading, start: number): boolean =>
  reading.words
    .slice(0, start)
    .every(
      ({ plain }, at) =>
        thingAt(reading.words, at) === null && !mealWords.has(plain) && nameAt(reading, at) === 0,
    )

/** True for "any casserole", and for a plural that ends the sentence of a list that denies dishes. */
const isEvery = ({ words }: Reading, { from, to }: Thing, isOfDishes: boolean): boolean =>
  /^(?:any|all|every|most)$/.test(words[from]?.plain ?? '') ||
  (isOfDishes &&
    isDishKind(words[to - 1]?.stem ?? '') &&
    words[to - 1]?.plain !== words[to - 1]?.stem &&
    /[.!?;]/.test(words[to]?.stop ?? '.'))

/** Number of foods between commas from which on all are denied, even those that share a name with a dish. */
const A_LIST = 3
function deniesList(reading: Reading, from: number, { runsOn, strength }: Negator): boolean {
  if (!runsOn || strength !== 'exclusion') return false
  const { words } = reading
  let count = 0
  for (let at = from; at < words.length; count++) {
    const thing = thingAt(words, joins(wordAt(reading, at)) ? at + 1 : at)
    if (!thing) return false
    at = thing.to
    const stop = words[at]?.stop ?? '.'
    if (/[.!?;]/.test(stop)) return count + 1 >= A_LIST
    if (stop !== ',' && !joins(wordAt(reading, at))) return false
  }
  return count >= A_LIST
}

/** True when a phrase names a meal rather than a food of the list: "pasta dinner", "chicken soup". */
function isWish(reading: Reading, at: number, phrase: Thing): boolean {
  const { words } = reading
  const next = words[phrase.to]
  if (next && next.stop === '' && mealWords.has(next.stem)) return true
  // A food inside a foreign dish's name is part of that name: the vegetables of "sopa de verduras".
  if (words.slice(at, phrase.to).some(({ isName }) => isName)) return true
  // Between the commas of a list that ends in "or" even the name of a dish is left out: "no nuts, black beans
  // or chicken".
  if (isInOrList(reading, at)) return false
  // A dish's name is longer than the food in it: "chocolate chip cookies".
  const length = phrase.to - phrase.from
  if (nameAt(reading, phrase.from) >= Math.max(2, length) && length > 1) return true
  if (nameAt(reading, phrase.from) > length) return true
  return at < phrase.to && ['some', 'a', 'an'].includes(words[at]!.plain) && words[at]!.stop === ','
}

/** True for a food behind "or", or one of several that only commas part from the "or" of their list. */
function isInOrList(reading: Reading, from: number): boolean {
  const isOr = (at: number) => ['or', 'nor'].includes(wordAt(reading, at))
  if (isOr(from - 1)) return true
  for (let at = from; ; ) {
    const thing = thingAt(reading.words, at)
    if (!thing) return false
    at = thing.to
    if (isOr(at)) return true
    if (reading.words[at]?.stop !== ',') return false
  }
}

/** Foods that people commonly exclude in the form "X and Y free". */
const commonlyLacking = wordSet(
  'gluten dairy egg nut peanut soy sugar grain wheat milk lactose oil flour alcohol caffeine meat corn nightshade salt yeast fish shellfish sesame onion garlic fat cholesterol legume coconut carb carbohydrate celery mustard lupin sulphite',
)
const isFreeOf = (name: string): boolean => commonlyLacking.has(name) || name === 'tree nut'

/**
 * Returns the list before a word that denies it: "peanut and egg allergy", "nut, dairy and egg free". The
 * list reaches back over "and" and commas as long as its foods are allergens or commonly excluded.
 */
export function listBefore(
  reading: Reading,
  end: number,
  { isFree, isSubject }: { isFree: boolean; isSubject: boolean },
): Thing[] {
  const fits = ({ name }: Thing) => (isFree ? isFreeOf(name) : allergensOfWord(name).length > 0)
  // A subject is the whole list: "peaches and cherries make my mouth itch", "avocado, banana, kiwi are out".
  if (isSubject) {
    const subject = subjectBefore(reading, end)
    if (subject.length > 1) return subject
  }
  const things: Thing[] = []
  let wasJoined = false
  for (let at = end; ; ) {
    const thing = thingEndingAt(reading, at)
    if (!thing) break
    // "Peach and cherry allergy" is one list; in "rice and a nut allergy" the rice is a wish.
    const isUsual = !isFree || things.some(({ name }) => isFreeOf(name))
    const isJoined =
      (!isFree || !isUsual) && wasJoined && !mains.has(thing.name) && !mealWords.has(thing.name)
    if (things.length > 0 && !fits(thing) && !isJoined) break
    things.unshift(thing)
    // Each item may have an article: "a peanut and a sesame allergy".
    const article = ['a', 'an', 'any'].includes(wordAt(reading, thing.from - 1)) ? 1 : 0
    wasJoined = article === 0 && joins(wordAt(reading, thing.from - 1))
    const start = thing.from - article
    const stop = reading.words[thing.from]?.stop ?? ''
    if (stop === '/' || stop === '+') at = thing.from
    // Two items around a comma are a wish and an allergy, "pasta, nut allergy"; more are one list, "egg, milk
    // and nut allergy".
    else if (stop === ',' && things.length > 1) at = thing.from
    else if (stop === '' && joins(wordAt(reading, start - 1))) at = start - 1
    else break
  }
  return things
}

/**
 * Returns the foods that fill a clause from its start up to a verb: two joined by "and", or three and more.
 */
function subjectBefore(reading: Reading, end: number): Thing[] {
  const things: Thing[] = []
  let joined = false
  for (let at = end; at > 0; ) {
    const thing = thingEndingAt(reading, at)
    if (!thing) break
    things.unshift(thing)
    at = thing.from
    while (
      at > 0 &&
      reading.words[at]!.stop === '' &&
      fillers.has(wordAt(reading, at - 1)) &&
      !joins(wordAt(reading, at - 1))
    )
      at--
    if (joins(wordAt(reading, at - 1)) && reading.words[at]!.stop === '') {
      joined = true
      at--
      continue
    }
    const stop = reading.words[at]?.stop ?? ''
    if (stop === ',' && at > 0) continue
    // Foods may follow each other without a comma: "honey apples and mango".
    if (thingEndingAt(reading, at)) continue
    const isClause = at === 0 || stop !== '' || isGrammar(wordAt(reading, at - 1))
    return isClause && (joined || things.length > 2) ? things : []
  }
  return joined || things.length > 2 ? things : []
}

/** Returns the longest food or kind of food that ends before a word. */
function thingEndingAt(reading: Reading, end: number): Thing | null {
  for (let from = Math.max(0, end - 4); from < end; from++) {
    if (isClaimed(reading, from)) continue
    const thing = thingAt(reading.words, from)
    // "Gluten free flour free cake" denies the flour too.
    if (thing && thing.to === end && !/ free /.test(thing.name)) return thing
  }
  return null
}

/** Returns the dish or kind of dish that ends before a word, with those that a list joins to it: "casseroles are out". */
export function dishesBefore(reading: Reading, end: number): Thing[] {
  const dish = dishEndingAt(reading, end)
  if (!dish) return []
  const isJoined = joins(wordAt(reading, dish.from - 1)) && reading.words[dish.from]?.stop === ''
  return [...(isJoined ? dishesBefore(reading, dish.from - 1) : []), dish]
}

function dishEndingAt(reading: Reading, end: number): Thing | null {
  for (let from = Math.max(0, end - 4); from < end; from++) {
    if (reading.words.slice(from + 1, end).some(({ stop }) => stop !== '')) continue
    if (Array.from({ length: end - from }, (_, i) => from + i).some((at) => isClaimed(reading, at))) continue
    const { stem = '' } = reading.words[from] ?? {}
    if (nameAt(reading, from) === end - from || (from === end - 1 && isDishKind(stem)))
      return { from, to: end, name: stemsBetween(reading.words, from, end), id: null }
  }
  return null
}
