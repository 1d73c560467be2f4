import { rankOf } from '../../languages/word-ranks.ts'
import { allergensOfWord } from '../allergens.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading, wordAt } from '../reading.ts'
import type { Thing } from '../things.ts'
import { deniedOther } from './denied-others.ts'
import { type Negator, negatorAt, praiseAt, type Strength, wordSet } from './negators.ts'
import { enders, fillers, listBefore, listFrom } from './noun-phrases.ts'
import { excludeThings, forbidThings } from './rule-out.ts'

/** A list of foods that was ruled out, and how strictly. */
interface Statement {
  from: number
  to: number
  things: Thing[]
  strength: Strength
}

/**
 * Negation and allergy as grammar: a negator, then a list of noun phrases ("allergic to eggs and raw milk"), or the list
 * first ("peanut and egg allergy"). A list runs on over "and", "or" and commas and ends where the next wish begins. An
 * allergy whose food was not understood is never passed over: the craving is refused with that reason.
 */
export const readNegations: Pass = (reading) => {
  const statements: Statement[] = []
  const state = (statement: Statement) => {
    // "Flourless chocolate cake" is a dish of that name, which knows what it goes without.
    const isName = statement.from + nameAt(reading, statement.from) > statement.to
    if (isName && statement.strength === 'exclusion') return
    statements.push(statement)
    if (!isName) claim(reading, 'exclusion', statement.from, statement.to, '')
  }
  for (let at = 0; at < reading.words.length; at++) {
    if (isClaimed(reading, at)) continue
    const praise = praiseAt(reading, at)
    if (praise > 0) {
      claim(reading, 'joining', at, at + praise, '')
      continue
    }
    const behind = readBehind(reading, at)
    if (behind) {
      state(behind)
      continue
    }
    if (isClaimed(reading, at)) continue
    const negator = negatorAt(reading, at)
    if (!negator) continue
    const ahead = readAhead(reading, at, negator)
    if (ahead) {
      state(ahead)
      at = ahead.to - 1
      if (ahead.strength === 'allergy' && namesUnknown(reading, ahead.to))
        at = unknownAllergy(reading, ahead.to, ahead.to + 1)
    } else if (negator.strength === 'allergy') at = unknownAllergy(reading, at, at + negator.length)
    else if (negator.strength === 'exclusion' && deniedOther(reading, at, at + negator.length))
      at += negator.length
  }
  bareAllergies(reading, statements)
  for (const statement of statements) say(reading, statement)
}

function readAhead(reading: Reading, at: number, { length, strength, runsOn }: Negator): Statement | null {
  const list = listFrom(reading, at + length, { length, strength, runsOn })
  if (list.things.length === 0) return null
  if (strength !== 'leave') return { from: at, to: list.to, things: list.things, strength }
  const isOut = ['out', 'off', 'away', 'aside'].includes(wordAt(reading, list.to))
  return isOut ? { from: at, to: list.to + 1, things: list.things, strength: 'exclusion' } : null
}

/** Words behind a list that deny it: "X allergy", "X-free". */
const denialsBehind = wordSet(
  'allergy allergies allergic intolerance intolerances intolerant sensitivity sensitivities sensitive anaphylaxis free omitted',
)
/** These deny only what people are allergic to: "a dairy problem", "nut-aware". */
const denialsOfAllergens = wordSet('issue issues problem problems aware safe')
/** Words that may stand between the list and the word that denies it: "X is a severe allergy". */
const betweenBehind = wordSet('please food is are severe a an has have of very highly deathly')
/** "Soy makes me ill", "peppers give him a rash": a verb behind the food, then what it does within some words. */
const harmVerbs = wordSet(
  'make makes made making give gives gave giving cause causes trigger triggers upset upsets bother bothers',
)
const harms = wordSet(
  'sick ill hives rash itch itchy itches swell swells swollen swelling stomach throat tongue lips migraine migraines headache headaches reflux heartburn vomit nauseous nausea wheeze cramps bloated unwell anaphylaxis reaction reactions diarrhea asthma',
)
const harmless = wordSet('when if happy better hungry smile and but')
const HARM_WITHIN = 6
const ruledOut = [
  'is out',
  'are out',
  'off the table',
  'is off limits',
  'are off limits',
  'is off the table',
  'are off the table',
  'is a no go',
  'are a no go',
  'is forbidden',
  'are forbidden',
  'is a no',
  'are a no',
  'makes me gag',
].map((phrase) => phrase.split(' '))

/** The list before a word that denies it: "my wife has a shellfish allergy", "nut, dairy and egg free". */
function readBehind(reading: Reading, at: number): Statement | null {
  const word = wordAt(reading, at)
  const { words } = reading
  const isFree = word === 'free'
  const phrase = ruledOut.find((one) => one.every((each, i) => wordAt(reading, at + i) === each))
  const harm = harmAt(reading, at)
  const isOfAllergens = denialsOfAllergens.has(word)
  if (!denialsBehind.has(word) && !isOfAllergens && !phrase && harm === 0) return null
  if (isFree && ['range', 'of', 'from', 'time'].includes(wordAt(reading, at + 1))) return null
  let end = at
  if (!isFree && !phrase && harm === 0)
    while (end > 0 && betweenBehind.has(wordAt(reading, end - 1)) && words[end]!.stop === '') end--
  if (words[at]!.stop !== '' && words[at]!.stop !== '/') return null
  const things = listBefore(reading, end, isFree)
  if (things[0] && isOutgrown(reading, things[0].from)) {
    claim(reading, 'joining', things[0].from, at + 1, '')
    return null
  }
  if (isOfAllergens && things.some(({ name }) => allergensOfWord(name).length === 0)) return null
  const [first] = things
  if (!first) {
    // "A quorvan allergy".
    const isNoun = ['allergy', 'allergies', 'intolerance'].includes(word)
    if (isNoun && at > 0 && !isClaimed(reading, at - 1) && namesRare(reading, at - 1))
      unknownAllergy(reading, at - 1, at - 1, at + 1)
    return null
  }
  return {
    from: first.from,
    to: at + (phrase?.length ?? (harm || 1)),
    things,
    strength: isFree || phrase || word === 'omitted' ? 'exclusion' : 'allergy',
  }
}

/** "My son outgrew his egg allergy". */
const isOutgrown = (reading: Reading, at: number): boolean =>
  [1, 2, 3].some((back) => ['outgrew', 'outgrown', 'outgrow'].includes(wordAt(reading, at - back)))

/** How many words from a verb to what it does to somebody; 0 where it does nothing bad. */
function harmAt(reading: Reading, at: number): number {
  if (!harmVerbs.has(wordAt(reading, at))) return 0
  for (let i = at; i < at + HARM_WITHIN && i < reading.words.length; i++) {
    const word = wordAt(reading, i)
    if (i > at && (reading.words[i]!.stop !== '' || harmless.has(word))) return 0
    if (i > at && harms.has(word)) return i - at + 1
  }
  return 0
}

/** "Allergic to eggs and grozzle": the list goes on with a word that neither the kitchen nor everyday English has. */
function namesUnknown(reading: Reading, at: number): boolean {
  const next = wordAt(reading, at + 1)
  return ['and', 'or', 'nor'].includes(wordAt(reading, at)) && next !== '' && namesRare(reading, at + 1)
}
const RARE = 15_000
const namesRare = (reading: Reading, at: number): boolean =>
  /^(?!.*ly$)[\p{L}]{4,}$/u.test(wordAt(reading, at)) &&
  !fillers.has(wordAt(reading, at)) &&
  !enders.has(wordAt(reading, at)) &&
  (rankOf(wordAt(reading, at), 'en') ?? RARE) >= RARE

/** What people are allergic to beside foods; a recipe has none of it. */
const notEaten = wordSet(
  'cat cats dog dogs dust pollen penicillin latex bee bees wasp wasps nickel hay grass animals fur mold mould pets horses',
)

/** "Allergic to grozzle": nothing is made for an allergy to what the kitchen does not know. Answers the last place read. */
function unknownAllergy(reading: Reading, at: number, from: number, end?: number): number {
  let to = end === undefined ? from : end - 1
  while (
    end === undefined &&
    to < from + 3 &&
    wordAt(reading, to) !== '' &&
    (to === from || reading.words[to]!.stop === '') &&
    !enders.has(wordAt(reading, to)) &&
    wordAt(reading, to) !== 'and'
  )
    to++
  const said = reading.words.slice(from, to).filter(({ plain }) => !fillers.has(plain))
  if (said.some(({ plain }) => notEaten.has(plain))) {
    claim(reading, 'joining', at, to, '')
    return to - 1
  }
  const name = said.map(({ plain }) => plain).join(' ')
  claim(reading, 'unknown', at, end ?? to, name)
  for (const { plain } of said) {
    reading.unknown.add(plain)
    reading.exclusions.add(plain)
  }
  reading.refusal ??=
    name === ''
      ? WHICH_ALLERGY
      : `Larder does not know which foods have "${name}" in them, so it makes nothing for an allergy to it. Name the foods to leave out.`
  return Math.max(to - 1, at)
}

const WHICH_ALLERGY =
  'Larder could not tell which food the allergy is to, so it makes nothing. Write it as "allergic to …", or list it in your profile.'

const allergyWords = wordSet(
  'allergic allergy allergies anaphylactic anaphylaxis anaphylactical epipen intolerant intolerance intolerances',
)

const owners = wordSet('my our the his her their all')

/**
 * An allergy that no list belongs to: "walnut-free bread, she's allergic" means the list that was excluded; without one
 * nobody can tell what it is to.
 */
function bareAllergies(reading: Reading, statements: Statement[]): void {
  reading.words.forEach(({ plain }, at) => {
    if (!allergyWords.has(plain) || isClaimed(reading, at)) return
    claim(reading, 'joining', at, at + 1, '')
    // "Safe for my allergies", "forget the allergies": those of the profile, which holds them whatever is said here.
    if (owners.has(wordAt(reading, at - 1)) && plain.endsWith('s')) {
      reading.meansProfile = true
      return
    }
    if (reading.allergies.size > 0 || statements.some(({ strength }) => strength === 'allergy')) return
    if (statements.length > 0) for (const one of statements) one.strength = 'allergy'
    else reading.refusal ??= WHICH_ALLERGY
  })
}

function say(reading: Reading, { from, to, things, strength }: Statement): void {
  if (strength === 'allergy') forbidThings(reading, things)
  else excludeThings(reading, things)
  const list = things.map(({ name }) => name).join(', ')
  const own = reading.claims.filter((one) => one.kind === 'exclusion' && from <= one.from && one.to <= to)
  for (const one of own) {
    one.kind = strength === 'allergy' ? 'allergy' : 'exclusion'
    one.means = strength === 'allergy' ? `allergy: ${list}` : `no ${list}`
  }
}
