import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { aversions } from './denial-grammar.ts'
import { suggestionAt } from './denied-suggestions.ts'
import { negatorPhrases } from './negator-phrases.ts'

/**
 * Strictness of a denied list. `leave` counts only with an `out` or `off` behind the list: "leave the olives
 * out".
 */
export type Strength = 'allergy' | 'exclusion' | 'leave'

/** Words that deny the list of foods behind them. */
export interface Negator {
  /** Number of words. */
  length: number
  strength: Strength
  /** True when the list runs on over commas: "without onions, garlic, leeks". */
  runsOn: boolean
  /** True when names of dishes may stand in the list: "something other than tacos or spaghetti sauce". */
  ofDishes?: boolean
  /** True where parts of dishes may stand by themselves: "anything with sauce on it". */
  ofParts?: boolean
  /** True for a matter of taste, where the longer name of a dish is meant: "doesn't like fettuccine alfredo". */
  ofTaste?: boolean
}

export const eatVerbs = wordSet(
  'eat eats have has like likes want wants use stand do tolerate digest handle touch drink love care enjoy consume need process take add put include get be contain chew bite swallow bear stomach own allowed require requires involve involves',
)
/** Verbs of the body, which state an allergy: "cannot digest milk". */
const bodyVerbs = wordSet('tolerate digest process handle')
export const notVerbs = wordSet(
  "don't dont doesn't doesnt didn't haven't havent hasn't hasnt hadn't ain't aint can't cant cannot won't wont wouldn't shouldn't shouldnt mustn't couldn't isn't isnt aren't arent never not",
)
/** Verbs for what a dish is not to do on the way or on the plate, which are names of dishes as well. */
export const behaviors = wordSet(
  'melt melts crumble crumbles roll rolls spread spreads crisp wilts drip drips spill spills',
)
/** Phrases behind "won't" and its like that keep somebody away from a food or a dish: "he won't go near pizza". */
const avoidances = [
  'go near',
  'come near',
  'get near',
  'go anywhere near',
  'look at',
  'even look at',
  'go for',
  'have anything to do with',
].map((phrase) => phrase.split(' '))
/** Verbs of taste, which rule out a dish and not the foods that are in it. */
const tasteVerbs = wordSet('like likes love enjoy care stand')
const nobody = wordSet('nobody none noone')
const singleWords = wordSet(
  `no without minus sans w/o w/out neither except nor zero nothing ${aversions.join(' ')}`,
)
/** Orders to leave out one food, behind which a comma begins the wish: "skip the rice, I want a bowl". */
const orders = /^(?:skip|ditch|ban|nix|eliminat|abhor|hated|disliked|rejected|omitting|excludes)/
const runOnWords = wordSet(
  `without w/o w/out neither except minus ${aversions.filter((word) => !orders.test(word)).join(' ')}`,
)

/** Words of harm that stand before the food that causes it: "swells up from eggs", "hives after nuts". */
const harmBefore = wordSet(
  'break breaks sick ill hives rash swell swells itchy itches swollen unwell vomit vomits react reacts reaction anaphylaxis runs trots gas gassy bloated cramps heartburn reflux diarrhea migraine migraines headache headaches suffer suffers pay pays regret regrets',
)
/** Places where a meal ends that somebody did not bear: "milk sends me running to the bathroom". */
export const toilets = wordSet('toilet toilets bathroom washroom restroom loo potty lavatory commode crapper')
/** Words between a harm and its cause: "breaks out from", "pay for it later when". */
const betweenHarm = wordSet('up out badly for it that later dearly afterwards straight immediately')
const harmFrom = wordSet('from after to')
const whenEaten = wordSet('when if whenever')

/** True when a phrase stands at a place without a stop inside it. */
export const isHere = (reading: Reading, at: number, phrase: readonly string[]): boolean =>
  phrase.every(
    (word, i) => wordAt(reading, at + i) === word && (i === 0 || reading.words[at + i]?.stop === ''),
  )

/** Words of degree that may stand inside a denial: "not a huge fan of", "not really into". */
const degrees = wordSet(
  'big huge great massive major real particular super terribly very too so all that really particularly especially exactly overly much great real',
)

/**
 * Counts the words of a phrase at a place, including words of degree inside it; 0 when the phrase is not
 * there.
 */
function phraseAt(reading: Reading, at: number, phrase: readonly string[]): number {
  let next = at
  for (const [i, word] of phrase.entries()) {
    while (i > 0 && degrees.has(wordAt(reading, next)) && wordAt(reading, next) !== word) next++
    if (wordAt(reading, next) !== word || (i > 0 && reading.words[next]?.stop !== '')) return 0
    next++
  }
  return next - at
}

/** True for "haven't eaten" and "hasn't had", which deny a food, while "never had" tells of a wish. */
export const isLong = (reading: Reading, at: number): boolean =>
  /^ha(?:ve|s|d)n'?t$/.test(wordAt(reading, at)) && ['eaten', 'had'].includes(wordAt(reading, at + 1))
/** Words behind which an allergy is named that was denied of everything else: "none except nuts". */
const exceptions = 'except for,except,besides,but,other than,apart from,aside from,save for,only'
  .split(',')
  .map((phrase) => phrase.split(' '))
/** Returns the number of words of an exception at a place; 0 when there is none. */
export const exceptionAt = (reading: Reading, at: number): number =>
  exceptions.find((phrase) => isHere(reading, at, phrase))?.length ?? 0

/**
 * Counts the words that declare an allergy absent, "not allergic to", "no allergy to"; 0 when there are none.
 */
export function noAllergyAt(reading: Reading, at: number): number {
  if (!notVerbs.has(wordAt(reading, at)) && wordAt(reading, at) !== 'no') return 0
  const skip = ['longer', 'actually', 'really', 'even'].includes(wordAt(reading, at + 1)) ? 2 : 1
  // "No known allergies" says that there are none.
  let end = at + 1
  while (['known', 'food', 'other', 'real', 'special'].includes(wordAt(reading, end))) end++
  const isNone =
    wordAt(reading, at) === 'no' &&
    /^(?:allergies|intolerances|restrictions)$/.test(wordAt(reading, end)) &&
    wordAt(reading, end + 1) !== 'to' &&
    reading.words[end]?.stop === ''
  const isOver = (reading.words[end + 1]?.stop ?? '.') !== '' || exceptionAt(reading, end + 1) > 0
  if (isNone && (isOver || end > at + 1)) return end + 1 - at
  const isAllergy = /^(?:allerg(?:ic|y|ies)|intolerant|intolerance|sensitive)$/.test(
    wordAt(reading, at + skip),
  )
  return isAllergy && wordAt(reading, at + skip + 1) === 'to' ? skip + 2 : 0
}

/** Returns the negator that begins at a word; null when none does. */
export function negatorAt(reading: Reading, at: number): Negator | null {
  const { words } = reading
  // "No baking" is a way of making, and "no baking powder" the lack of a food.
  const named = nameAt(reading, at)
  const isOfFood = singleWords.has(wordAt(reading, at)) && (thingAt(words, at + 1)?.to ?? 0) > at + named
  if (named > 1 && !isOfFood) return null
  for (const { words: phrase, strength, runsOn } of negatorPhrases) {
    const length = phraseAt(reading, at, phrase)
    if (length > 0 && !(isOutOf(phrase) && !isUsedUp(reading, at)))
      return {
        length,
        strength,
        runsOn,
        ...(strength === 'exclusion' && isOtherThan(phrase) && { ofDishes: true }),
      }
  }
  const word = wordAt(reading, at)
  const suggestion = suggestionAt(reading, at)
  if (suggestion > 0) return { length: suggestion, strength: 'exclusion', runsOn: true, ofDishes: true }
  const notMine = notMineAt(reading, at)
  if (notMine > 0) return { length: notMine, strength: 'exclusion', runsOn: true }
  if (
    ['allergies', 'allergy', 'allergic', 'allergen', 'allergens', 'intolerances', 'intolerance'].includes(
      word,
    )
  ) {
    // Examples may follow the word: "new allergies, including peanuts, almonds".
    const example = /^(?:including|namely|notably)$/.test(wordAt(reading, at + 1))
      ? 2
      : isHere(reading, at + 1, ['such', 'as'])
        ? 3
        : 0
    if (example > 0) return { length: example, strength: 'allergy', runsOn: true }
    // A list may follow the word alone: "allergies: peanuts, eggs", "allergy - nuts".
    const next = words[at + 1]
    return next && next.stop !== '.' && (next.stop === ':' || thingAt(words, at + 1) !== null)
      ? { length: 1, strength: 'allergy', runsOn: true }
      : null
  }
  if (harmBefore.has(word) || toilets.has(word)) {
    let skip = 1
    while (betweenHarm.has(wordAt(reading, at + skip))) skip++
    const meeting = whenEaten.has(wordAt(reading, at + skip)) ? meetingAt(reading, at + skip + 1) : 0
    if (meeting > 0) return { length: meeting - at, strength: 'allergy', runsOn: true }
    return harmFrom.has(wordAt(reading, at + skip)) && words[at + skip]?.stop === ''
      ? { length: skip + 1, strength: 'allergy', runsOn: true }
      : null
  }
  // "Off" denies behind a form of "be" and before a food: "I'm off dairy", "she's been off the booze".
  const isBehindBe = beingOff.has(wordAt(reading, at - 1))
  if (word === 'off' && (isBehindBe || isOffFood(reading, at)))
    return { length: wordAt(reading, at + 1) === 'the' ? 2 : 1, strength: 'exclusion', runsOn: true }
  // Who is "over tacos" has had enough of them; a sauce is "over rice".
  if (word === 'over' && isBehindBe && (thingAt(words, at + 1) !== null || nameAt(reading, at + 1) > 0))
    return { length: 1, strength: 'exclusion', runsOn: false, ofDishes: true }
  // "Any soup but tomato" leaves one of them out.
  if (/^(?:but|besides)$/.test(word) && isAnyBefore(reading, at))
    return { length: 1, strength: 'exclusion', runsOn: false, ofDishes: true }
  if (nobody.has(word) || isHere(reading, at, ['no', 'one'])) return ofNobody(reading, at)
  // "No more carrot cake" says the cake, and not the carrots.
  const isOnceMore =
    (word === 'no' && wordAt(reading, at + 1) === 'more' && wordAt(reading, at + 2) !== 'than') ||
    isHere(reading, at, ['not', 'another'])
  if (isOnceMore) return { length: 2, strength: 'exclusion', runsOn: runOnWords.has(word), ofDishes: true }
  if (notVerbs.has(word)) return ofVerb(reading, at)
  if (['except', 'no', 'not'].includes(word) && isException(reading, at)) return null
  if (/^(?:besides|beyond)$/.test(word) && asksForOther(reading, at))
    return { length: 1, strength: 'exclusion', runsOn: true, ofDishes: true }
  const had = hadAlready(reading, at)
  if (had > 0) return { length: had, strength: 'exclusion', runsOn: true, ofDishes: true }
  // A thing that hates a person denies no food: "my oven hates me".
  if (
    /^(?:hates?|hated|loathes|detests|despises)$/.test(word) &&
    /^(?:me|us|you|him|her|it)$/.test(wordAt(reading, at + 1))
  )
    return null
  return singleWords.has(word) ? { length: 1, strength: 'exclusion', runsOn: runOnWords.has(word) } : null
}

const isOutOf = (phrase: readonly string[]): boolean => phrase[0] === 'out' && phrase[1] === 'of'
const lackers = wordSet(
  "i'm im am is are be been being was were we're you're they're he's she's it's ran run running runs clean all just also now completely totally fresh almost nearly still currently always and but when if while since because so store shop market supermarket fridge pantry house sold plumb",
)
/** True for "we're out of milk"; a crust "out of plantains" is made of them. */
const isUsedUp = ({ words }: Reading, at: number): boolean =>
  at === 0 || words[at]!.stop !== '' || lackers.has(words[at - 1]!.plain)

const tastes = ['cup of tea', 'thing', 'jam', 'bag', 'favorite', 'favourite'].map((each) => [
  'not',
  'my',
  ...each.split(' '),
])

/** Counts the words of "not my cup of tea: liver"; the phrase behind its food stands in denials-behind.ts. */
function notMineAt(reading: Reading, at: number): number {
  const phrase = tastes.find((one) => isHere(reading, at, one))
  return phrase && /[:;]/.test(reading.words[at + phrase.length]?.stop ?? '') ? phrase.length : 0
}

const beingOff = wordSet(
  "i'm im am is are he's hes she's shes we're they're theyre been going go went come stay staying",
)

/** True behind "any soup" and "any kind of meat": the "but" there is an exception from it. */
const isAnyBefore = ({ words }: Reading, at: number): boolean =>
  words[at]?.stop === '' &&
  words
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ plain }, i, all) =>
        /^any$/.test(plain) && i >= all.length - 4 && all.slice(i + 1).every(({ stop }) => stop === ''),
    )

const comingOff = wordSet(
  'fall falls falling knock kick rip spin finish start show polish burn top slide slides',
)
/** True for "off" before a food, as in "vegetarian and off dairy"; false for "falls off the bone". */
const isOffFood = (reading: Reading, at: number): boolean =>
  !comingOff.has(wordAt(reading, at - 1)) && thingAt(reading.words, at + 1) !== null

const senses = wordSet('look looks looked smell smells sniff sniffs near around sees see')
/**
 * Returns the place behind a verb of eating or meeting, "when she eats strawberries", "if he so much as looks
 * at a prawn"; 0 without one.
 */
function meetingAt(reading: Reading, from: number): number {
  for (let i = from; i < from + 7; i++) {
    const word = wordAt(reading, i)
    if (word === '' || (i > from && reading.words[i]!.stop !== '')) return 0
    if (senses.has(word)) return wordAt(reading, i + 1) === 'at' ? i + 2 : i + 1
    if (i > from && eatVerbs.has(word)) return i + 1
  }
  return 0
}

const troubles = wordSet('issue issues problem problems allergy allergies allergic intolerance intolerances')

/** Reads "nobody can have eggs", "no one here likes fish". */
function ofNobody(reading: Reading, at: number): Negator | null {
  // "Nobody has any nut issues" leaves nothing out.
  for (let i = at + 2; i < at + 8 && reading.words[i]?.stop === ''; i++)
    if (troubles.has(wordAt(reading, i))) return null
  for (let i = at + 1; i < at + 5; i++)
    if (eatVerbs.has(wordAt(reading, i)) && wordAt(reading, i) !== 'be')
      return { length: i - at + 1, strength: 'exclusion', runsOn: true }
  return null
}

/** Reads "can't eat", "does not really like" and a bare "not" with the verb of eating that may follow. */
function ofVerb(reading: Reading, at: number): Negator | null {
  const word = wordAt(reading, at)
  // An ability may stand between: "haven't been able to eat", "isn't able to have".
  const able = [
    ['been', 'able', 'to'],
    ['be', 'able', 'to'],
    ['able', 'to'],
  ].find((one) => isHere(reading, at + 1, one))
  if (able && eatVerbs.has(wordAt(reading, at + able.length + 1)))
    return { length: able.length + 2, strength: 'exclusion', runsOn: true }
  if (isLong(reading, at)) return { length: 2, strength: 'exclusion', runsOn: true }
  const skip = ['really', 'even', 'actually', 'currently', 'to'].includes(wordAt(reading, at + 1)) ? 2 : 1
  const verb = wordAt(reading, at + skip)
  // Children who "won't eat enough veg" are to eat more of it.
  if (wordAt(reading, at + skip + 1) === 'enough') return null
  const getting = gettingAt(reading, at + skip)
  if (getting > 0) return { length: getting - at, strength: 'exclusion', runsOn: false }
  // "I didn't want to make soup".
  if (/^(?:want|need|like|feel)$/.test(verb) && wordAt(reading, at + skip + 1) === 'to') {
    const length = /^(?:make|cook|have|eat|do)$/.test(wordAt(reading, at + skip + 2)) ? skip + 3 : 0
    if (length > 0) return { length, strength: 'exclusion', runsOn: true, ofDishes: true }
  }
  const avoided = avoidances.find((phrase) => isHere(reading, at + 1, phrase))
  if (avoided) return { length: avoided.length + 1, strength: 'exclusion', runsOn: true, ofDishes: true }
  if (eatVerbs.has(verb))
    return {
      length: skip + 1,
      strength: bodyVerbs.has(verb) ? 'allergy' : 'exclusion',
      runsOn: true,
      ...(tasteVerbs.has(verb) && { ofTaste: true }),
    }
  if (word === 'not' || word === 'never')
    return {
      length: skip,
      strength: 'exclusion',
      runsOn: false,
      ...(wordAt(reading, at - 1) === 'but' && { ofDishes: true }),
    }
  // "A snack that won't melt".
  if (/^(?:won'?t|doesn'?t|don'?t|can'?t)$/.test(word) && behaviors.has(verb))
    return { length: skip, strength: 'exclusion', runsOn: false }
  // "A starter that isn't fried" rules out the technique.
  if (
    /^(?:isn'?t|aren'?t)$/.test(word) &&
    /^(?:(?:deep|pan)-?)?(?:fried|grilled|baked)$/.test(wordAt(reading, at + 1))
  )
    return { length: 1, strength: 'exclusion', runsOn: false }
  // "Ideas that aren't soup" and "something that isn't a salad" leave out a dish.
  const article = /^(?:an?|another|the)$/.test(wordAt(reading, at + 1)) ? 2 : 1
  if (/^(?:isn'?t|aren'?t)$/.test(word) && nameAt(reading, at + article) > 0)
    return { length: article, strength: 'exclusion', runsOn: false, ofDishes: true }
  return thingAt(reading.words, at + 1) ? { length: 1, strength: 'exclusion', runsOn: true } : null
}

const gettingVerbs = wordSet('buy purchase get find hunt track search look shop order source pay splurge')
/**
 * Returns the place behind "want to have to track down and purchase", whose food is not to be needed; 0 without such a
 * verb.
 */
function gettingAt(reading: Reading, from: number): number {
  if (!/^(?:want|need|have|like|wanna|bother)$/.test(wordAt(reading, from))) return 0
  let at = from + 1
  while (/^(?:to|have|go|out|and|be|having)$/.test(wordAt(reading, at))) at++
  const first = at
  while (gettingVerbs.has(wordAt(reading, at)) && reading.words[at]?.stop === '') {
    at++
    while (/^(?:down|for|up|on|out)$/.test(wordAt(reading, at))) at++
    const isJoined = /^(?:and|or)$/.test(wordAt(reading, at)) && gettingVerbs.has(wordAt(reading, at + 1))
    if (isJoined) at++
  }
  return at > first ? at : 0
}

/** True for "other than" and "aside from": dishes behind these are ones that somebody has had enough of. */
const isOtherThan = ([first = '']: readonly string[]): boolean =>
  /^(?:other|different|apart|aside|besides|stuck|alternatives?|tired|sick|bored)$/.test(first)

/** Words of a question or of an open wish, for which a dish "besides" another is a different one. */
const asking =
  /^(?:else|other|anything|different|something|ideas?|what|whats|what's|how|which|ways?|uses?|recipes?|dish(?:es)?|meals?|dinners?|lunch(?:es)?|suppers?|breakfasts?|desserts?|snacks?|sides?|options?|suggestions?)$/
/**
 * True when "besides" asks for something else, "what else can I make besides tacos"; "peas besides the
 * carrots" adds the carrots.
 */
const asksForOther = ({ words }: Reading, at: number): boolean => {
  const start = Math.max(
    0,
    words.slice(0, at).findLastIndex(({ stop }) => /[.!?]/.test(stop)),
  )
  // At the start of a question the other wish comes behind: "Besides hotdogs, what can I cook?"
  if (
    at <= start + 1 &&
    words.slice(at + 1).some(({ plain }) => /^(?:what|any|anything|ideas?)$/.test(plain))
  )
    return true
  return words.slice(start, at).some(({ plain }) => asking.test(plain))
}

/** "I've served grasshopper pie and apple cake. What other desserts …": who has had a dish wants another one. */
function hadAlready(reading: Reading, at: number): number {
  const { words } = reading
  const isVerb = /^(?:served|made|brought|cooked|baked|tried|had|done|eaten)$/.test(wordAt(reading, at))
  // "Flax that I've used for banana bread".
  const isUse = wordAt(reading, at - 1) === 'used' && /^(?:for|in)$/.test(wordAt(reading, at))
  if (!isVerb && !isUse) return 0
  const subject = words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => /^(?:i|we|i've|ive|we've)$/.test(plain))
  const asksAnother = words.some(({ plain }) =>
    /^(?:others?|else|another|different|instead|new)$/.test(plain),
  )
  // "I've served grasshopper pie" tells of a past meal by itself; "I've made one" may lead to how it went.
  const isPast =
    /^(?:served|brought|done)$/.test(wordAt(reading, at)) &&
    /^(?:i've|ive|we've|have|already)$/.test(wordAt(reading, at - 1))
  const isLeft = words.some(({ plain }) => /^(?:left|leftovers?|it|them|lots|rest)$/.test(plain))
  const first = /^(?:an?|the|some|my)$/.test(wordAt(reading, at + 1)) ? at + 2 : at + 1
  // A food may stand before the name of the dish: "banana peanut butter bread".
  const named = [first, first + 1].find((place) => nameAt(reading, place) > 0)
  // "I already made baked ziti" is no wish for one, whatever is asked for.
  const isThere =
    wordAt(reading, at - 1) === 'already' &&
    named !== undefined &&
    named + nameAt(reading, named) > (thingAt(words, named)?.to ?? 0)
  return subject && (asksAnother || isPast || isThere) && !isLeft && named !== undefined ? named - at : 0
}

const diets = wordSet('vegan vegetarian pescatarian meatless plant-based')

/**
 * True for a food that is exempt from a rule: "vegetarian except fish", "no meat except chicken",
 * "crustaceans, but not clams".
 */
const isException = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'except'
    ? diets.has(wordAt(reading, at - 1)) || isDenied(reading, at - 1)
    : (wordAt(reading, at - 1) === 'but' && isDenied(reading, at - 2)) ||
      // A bracket may exempt a food: "allergic to nuts (not coconut)".
      (wordAt(reading, at) === 'not' && reading.words[at]?.stop === '(' && isDenied(reading, at - 1))

const isDenied = (reading: Reading, at: number): boolean =>
  isClaimed(reading, at) && reading.claims.some(({ kind, to }) => kind === 'exclusion' && to === at + 1)
