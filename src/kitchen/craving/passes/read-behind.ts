import { allergensOfWord } from '../allergens.ts'
import { claim, isClaimed, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { bodyRefusals, ruledOut } from './denials-behind.ts'
import { dishesBefore } from './denied-dishes.ts'
import { eatVerbs, notVerbs } from './denying-verbs.ts'
import { flatNoAt } from './flat-no.ts'
import { toilets } from './harm-before-food.ts'
import { listBefore } from './list-before.ts'
import { isHere } from './phrase-at.ts'
import type { Statement } from './statement.ts'
import { namesRare, unknownAllergy } from './unknown-allergies.ts'

/** Words behind a list of foods that deny it: "X allergy", "X-free". */
const denialsBehind = wordSet(
  'allergy allergies allergic intolerance intolerances intolerant sensitivity sensitivities sensitive anaphylaxis free omitted hater haters',
)
/** Words behind a list that deny only allergens: "a dairy problem", "nut-aware". */
const denialsOfAllergens = wordSet('issue issues problem problems aware safe')
/** Words that may stand between the list and its denial: "X is a severe allergy". */
const betweenBehind = wordSet(
  'protein proteins please food is are severe a an has have of very highly deathly',
)
/**
 * Verbs that name a food's harm, followed by the harm within some words: "soy makes me ill", "peppers give
 * him a rash".
 */
const harmVerbs = wordSet(
  'make makes made making give gives gave giving cause causes trigger triggers upset upsets bother bothers hurt hurts irritate irritates wreck wrecks destroy destroys mess messes inflame inflames aggravate aggravates bring brings brought tear tears kill kills close closes',
)
const harms = wordSet(
  'runs fart farts farty burp burps tummy hurt hurts ache aches pain pains gut guts belly bowel bowels gas gassy bloat bloating queasy sore poorly cramping trots constipated constipation acne eczema hospital sick ill hives rash itch itchy itches swell swells swollen swelling stomach throat tongue lips migraine migraines headache headaches reflux heartburn vomit nauseous nausea wheeze cramps bloated unwell anaphylaxis reaction reactions diarrhea asthma',
)
const harmless = wordSet('when if happy better hungry smile rumble growl sing dance and but')
const HARM_WITHIN = 6
/** Verbs by which a food drives somebody to the toilet: "milk sends me running to the bathroom". */
const drivingVerbs = wordSet(
  'make makes made making send sends sent sending get gets getting have has had keep keeps leave leaves put puts drive drives',
)
const DRIVEN_WITHIN = 9
/**
 * Reads the list before a word that denies it: "my wife has a shellfish allergy", "nut, dairy and egg free".
 */
export function readBehind(reading: Reading, at: number): Statement | null {
  const word = wordAt(reading, at)
  const { words } = reading
  // A "to" puts the food behind the word: "pure intollerante al lattosio".
  const namesBehind =
    wordAt(reading, at + 1) === 'to' &&
    words[at + 1]!.stop === '' &&
    words[at + 2]?.stop === '' &&
    thingAt(words, at + 2) !== null
  if (denialsBehind.has(word) && namesBehind) return null
  const isFree = word === 'free'
  const refusal = bodyRefusals.find((one) => isHere(reading, at, one))
  const ruling = refusal ? 0 : ruledOutAt(reading, at)
  const phrase = refusal?.length ?? ruling
  const harm = harmAt(reading, at)
  const isOfAllergens = denialsOfAllergens.has(word) || isThingOfBody(reading, at)
  const postposed = denialBehindAt(reading, at)
  const isPostposed = postposed > 0
  if (!denialsBehind.has(word) && !isOfAllergens && phrase === 0 && harm === 0 && !isPostposed) return null
  if (isFree && ['range', 'of', 'from', 'time'].includes(wordAt(reading, at + 1))) return null
  let end = at
  if (isPostposed) end = placeStart(reading, subjectStart(reading, at))
  if (!isFree && phrase === 0 && harm === 0 && !isPostposed)
    while (end > 0 && betweenBehind.has(wordAt(reading, end - 1)) && words[end]!.stop === '') end--
  if (words[at]!.stop !== '' && words[at]!.stop !== '/' && !isPostposed) return null
  const foods = listBefore(reading, end, {
    isFree,
    isSubject: phrase > 0 || harm > 0 || isPostposed,
  })
  const things = foods.length === 0 && ruling > 0 ? dishesBefore(reading, end) : foods
  if (things[0] && (isOutgrown(reading, things[0].from) || hasNobody(reading, things[0].from))) {
    claim(reading, 'joining', things[0].from, at + 1, '')
    return null
  }
  const isOfNoAllergen = things.some(({ name }) => allergensOfWord(name).length === 0)
  // "Curd rice upset stomach" is for who has one; "milk upset stomach" may well tell what upsets it.
  const isUpsetStomach = word === 'upset' && /^(?:stomach|tummy|belly)s?$/.test(wordAt(reading, at + 1))
  if ((isOfAllergens || isUpsetStomach) && isOfNoAllergen) return null
  const [first] = things
  if (!first) {
    // An unknown noun before the word is the allergen: "a quorvan allergy".
    const isNoun = ['allergy', 'allergies', 'intolerance'].includes(word)
    if (isNoun && at > 0 && !isClaimed(reading, at - 1) && namesRare(reading, at - 1))
      unknownAllergy(reading, at - 1, at - 1, at + 1)
    return null
  }
  const to = at + (Math.max(phrase, harm) || postposed || 1)
  // "Meat-free" is a word for vegetarian, and no smoked salmon.
  if (isFree && things.every(({ name }) => name === 'meat')) return null
  const inBrackets = bracketBehind(reading, to) ?? plusBehind(reading, to)
  return {
    from: first.from,
    to: inBrackets?.to ?? to,
    things: [...things, ...(inBrackets?.things ?? [])],
    strength:
      isFree || isPostposed || ruling > 0 || ['omitted', 'hater', 'haters'].includes(word)
        ? 'exclusion'
        : 'allergy',
  }
}

/**
 * Returns foods in brackets behind the allergy word, which belong to it: "nut allergy (all nuts incl
 * peanuts)".
 */
function bracketBehind(reading: Reading, from: number): { things: Thing[]; to: number } | null {
  const { words } = reading
  if (words[from]?.stop !== '(') return null
  const things: Thing[] = []
  let at = from
  while (at < words.length && at < from + 9 && (at === from || words[at]!.stop !== ')')) {
    if (['not', 'but', 'except', 'ok', 'fine'].includes(wordAt(reading, at))) return null
    const thing = thingAt(words, at)
    if (thing) things.push(thing)
    at = thing?.to ?? at + 1
  }
  return things.length > 0 ? { things, to: at } : null
}

/** Returns allergens behind a plus sign: "CMPA + soy, egg allergy & sesame". */
function plusBehind(reading: Reading, from: number): { things: Thing[]; to: number } | null {
  const isPlus = reading.words[from]?.stop === '+' || wordAt(reading, from) === 'plus'
  const things: Thing[] = []
  let at = wordAt(reading, from) === 'plus' ? from + 1 : from
  while (isPlus) {
    const thing = thingAt(reading.words, at)
    if (!thing || allergensOfWord(thing.name).length === 0) break
    things.push(thing)
    at = thing.to
    if (reading.words[at]?.stop !== '+') break
  }
  return things.length > 0 ? { things, to: at } : null
}

const exceptions = ['apart from', 'aside from', 'other than', 'except', 'except for', 'bar', 'but'].map(
  (one) => one.split(' '),
)

/** Counts the words by which foods before them are left out, "are a big no no", "aren't my thing"; 0 where none are. */
const ruledOutAt = (reading: Reading, at: number): number =>
  flatNoAt(reading, at) || (ruledOut.find((one) => isHere(reading, at, one))?.length ?? 0)

/**
 * Reads "all nuts apart from hazelnuts are a problem" as a denial of all nuts, since the exempt one may hold
 * traces of the others.
 */
export function readAllBut(reading: Reading, at: number): Statement | null {
  if (!['all', 'any', 'every'].includes(wordAt(reading, at))) return null
  const thing = thingAt(reading.words, at + 1)
  const except = thing && exceptions.find((one) => isHere(reading, thing.to, one))
  if (!thing || !except) return null
  for (let i = thing.to + except.length; i < thing.to + 8 && i < reading.words.length; i++) {
    if (reading.words[i]!.stop !== '') return null
    const isDenied =
      denialsBehind.has(wordAt(reading, i)) ||
      denialsOfAllergens.has(wordAt(reading, i)) ||
      harmAt(reading, i) > 0 ||
      ruledOutAt(reading, i) > 0 ||
      bodyRefusals.some((one) => isHere(reading, i, one))
    if (isDenied) return { from: at, to: i + 1, things: [thing], strength: 'allergy' }
  }
  return null
}

const closingWords = wordSet(
  'please thanks thank merci danke gracias grazie por but and aber und pero y mais et ma e for per para pour',
)
const closes = ({ words }: Reading, at: number): boolean =>
  at >= words.length || words[at]!.stop !== '' || closingWords.has(words[at]!.plain)

/**
 * Words of denial that stand behind a food with no food of their own: "fish no, meat yes", "onions? No.",
 * "dairy zero for him".
 */
const refusals = [
  'forget it',
  'forget about it',
  'hard pass',
  'no thanks',
  'no thank you',
  'no way',
  'not happening',
  'not a chance',
].map((one) => one.split(' '))
const shortDenial = wordSet("no isn't isnt aren't arent neither nor zero out nope never")
/** Phrases that only strengthen a denial: "not at all", "anymore". */
const degrees = [
  'at all',
  'anymore',
  'any more',
  'ever',
  'either',
  'neither',
  'really',
  'much',
  'though',
  'tho',
].map((one) => one.split(' '))
const pronouns = wordSet('i we he she they you it them')

/**
 * Counts the words from `at` that deny the foods before them and end the clause: "fish no", "pork I don't
 * eat", "mushrooms he won't touch at all"; 0 when they do not.
 */
function denialBehindAt(reading: Reading, at: number): number {
  if (at === 0) return 0
  const isShort = shortDenial.has(wordAt(reading, at))
  if (isShort && ['', '?', ':'].includes(reading.words[at]!.stop) && closes(reading, at + 1)) return 1
  const refusal = refusals.find((one) => isHere(reading, at, one))
  if (refusal && ['?', ':', ','].includes(reading.words[at]!.stop) && closes(reading, at + refusal.length))
    return refusal.length
  if (reading.words[at]!.stop !== '' || !notVerbs.has(wordAt(reading, at))) return 0
  let to = at + 1
  if (wordAt(reading, to) === 'really') to++
  if (!eatVerbs.has(wordAt(reading, to))) return 0
  to++
  if (pronouns.has(wordAt(reading, to))) to++
  for (const degree of degrees) if (isHere(reading, to, degree)) to += degree.length
  return closes(reading, to) && reading.words.slice(at + 1, to).every(({ stop }) => stop === '') ? to - at : 0
}

/**
 * Returns the start of the denial's subject and verb, which some languages put before it: "pork I don't eat",
 * "Pilze mag er nicht".
 */
function subjectStart(reading: Reading, at: number): number {
  let start = at
  while (
    start > Math.max(0, at - 3) &&
    (pronouns.has(wordAt(reading, start - 1)) || likingVerbs.has(wordAt(reading, start - 1))) &&
    reading.words[start - 1]!.stop === ''
  )
    start--
  return start
}
const likingVerbs = wordSet(
  'like likes eat eats love loves want wants can could mag mags isst esse vertrag vertragt vertrage kann darf',
)

/** True for "I have a gluten thing". */
const isThingOfBody = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'thing' &&
  ['a', 'an', 'this'].includes(wordAt(reading, at - 2)) &&
  ['have', 'has', 'got', 'having'].includes(wordAt(reading, at - 3))

/** True for an allergy that is over: "my son outgrew his egg allergy". */
const isOutgrown = (reading: Reading, at: number): boolean =>
  [1, 2, 3].some((back) => ['outgrew', 'outgrown', 'outgrow'].includes(wordAt(reading, at - back)))

const degreesBefore = wordSet(
  'a gar schon uberhaupt auch also even certainly definitely sicher just really already ganz',
)
/** Returns the start of a place between the food and its denial: "wine in food neither". */
function placeStart(reading: Reading, end: number): number {
  const isPlace =
    ['in', 'on'].includes(wordAt(reading, end - 2)) &&
    ['food', 'it', 'anything', 'everything', 'cooking', 'that', 'top'].includes(wordAt(reading, end - 1))
  if (isPlace && reading.words[end - 1]!.stop === '') return end - 2
  // Words of degree may stand between as well: "Schwein schon gar nicht".
  let start = end
  while (
    start > end - 3 &&
    degreesBefore.has(wordAt(reading, start - 1)) &&
    reading.words[start]!.stop === ''
  )
    start--
  return start
}

/** True when nobody has the allergy: "nobody has any nut issues". */
const hasNobody = ({ words }: Reading, at: number): boolean => {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    if (/^(?:nobody|none|noone)$/.test(words[i]!.plain)) return true
    // A stop ends the search: in "no pork, he has a nut allergy" the "no" says nothing of the nuts.
    if (words[i + 1]!.stop !== '' || words[i]!.stop !== '') return false
  }
  return false
}

/** Counts the words from a verb to the harm that it names; 0 when it names none. */
const harmAt = (reading: Reading, at: number): number =>
  (harmVerbs.has(wordAt(reading, at)) && wordsUpTo(reading, at, harms, HARM_WITHIN)) ||
  (drivingVerbs.has(wordAt(reading, at)) && wordsUpTo(reading, at, toilets, DRIVEN_WITHIN)) ||
  0

/** Counts the words from a verb to one of a set in the same clause; 0 when none comes within so many words. */
function wordsUpTo(reading: Reading, at: number, ends: ReadonlySet<string>, within: number): number {
  for (let i = at + 1; i < at + within && i < reading.words.length; i++) {
    const word = wordAt(reading, i)
    if (reading.words[i]!.stop !== '' || harmless.has(word)) return 0
    if (ends.has(word)) return i - at + 1
  }
  return 0
}
