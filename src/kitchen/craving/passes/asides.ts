import { occasionWords } from '../../cookbook/occasions.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading } from '../reading.ts'
import { thingAt } from '../things.ts'
import { cuisineWords } from '../wishes/cuisines.ts'
import { wordSet } from '../word-set.ts'
import { stemsBetween } from '../words.ts'
import { makers } from './makers.ts'

/** Openings of a comparison: the words behind them describe another dish than the one asked for. */
const likenesses: readonly RegExp[] = [
  /^(?:left |left over |leftover )?(?:after|from) (?:making|baking|cooking) /,
  /^(?:left|left over|leftover) from (?:an? |the |my |our )?(?!last|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|thanksgiving|easter|dinner|lunch|supper)/,
  /^(?:that|which)? ?(?:has |have |had |with )?(?:a |the )?(?:texture |taste |flavou?r |consistency )?(?:tastes?|tasted|looks?|looked|is|are|was|were)? ?(?:just |very |exactly |somewhat |most |a lot |a bit )?(?:similar to|identical to|reminiscent of|comparable to) /,
  /^(?:that|which) (?:tastes?|tasted|looks?|looked|is|are|was|were) (?:just |exactly |a lot |kind of )?like /,
  /^(?:tastes?|tasted|tasting) (?:just |exactly |a lot )?like /,
  /^like (?:the ones?|that|those) (?:they |we |i |you |he |she )?(?:served?|sold|made|used|sell|serves?|make|makes|had|have|get|got|ate) /,
  /^(?:that (?:is|was|are|were) )?(?:formerly |often |usually |once |always )?(?:served|sold) (?:at|by|in) /,
  /^(?:that (?:is|are|was|were) |which (?:is|are|was|were) )?(?:often |usually )?(?:found|available|famous|popular) (?:in|at|on) (?!my |our |the (?:fridge|freezer|pantry|cupboard))/,
]

/** Words for places where people eat out or buy food. */
const places = wordSet(
  'restaurant restaurants diner cafe caffe coffeehouse cafeteria caffeteria cafetaria chain deli delicatessen bakery grill bistro pub inn tavern steakhouse pizzeria trattoria brasserie creamery hotel lounge eatery smokehouse factory place buffet drugstore truck cart stall stand',
)
/** Verbs that say where a maker's dish was sold or served. */
const serving = wordSet('served serves sold sells makes had offered offers')
/** Words with which the wish resumes behind a comparison. */
const goesOn =
  /^(?:but|with|without|using|please|because|since|so|and|no|not|for|i|we|my|can|could|what|how|do)$/
/** Longest comparison, in words. */
const MOST = 14

/**
 * Sets aside words about another dish or a maker behind the dish asked for: "that tastes similar to pumpkin
 * bread", "served at a diner", "Café Max's". Allergies and other rules are read by earlier passes and stay.
 */
export const readAsides: Pass = (reading) => {
  for (let at = 0; at < reading.words.length; at++) {
    if (isClaimed(reading, at)) continue
    const to = Math.max(
      makerFrom(reading, at),
      likenessFrom(reading, at),
      placeFrom(reading, at),
      servedByFrom(reading, at),
      chainFrom(reading, at),
      styleFrom(reading, at),
    )
    if (to <= at) continue
    const [first, last] = [reading.words[at], reading.words[to - 1]]
    const isMade = excludeMade(reading, at, to)
    if (isMade) {
      claim(reading, 'exclusion', at, to, 'something else')
      continue
    }
    if (first && last) reading.asides.push(reading.text.slice(first.start, last.end))
    claim(reading, 'joining', at, to, '')
    at = to - 1
  }
}

/**
 * Rules out a dish that was made already: who has buttermilk left "after making pancakes" wants no pancakes.
 * @returns true when such a dish is named
 */
function excludeMade(reading: Reading, from: number, to: number): boolean {
  const said = reading.words.slice(from, to).map(({ plain }) => plain)
  const made = said.findIndex((word) => /^(?:making|baking|cooking)$/.test(word))
  const isLeft = /^(?:left|leftover)$/.test(said[0] ?? '')
  const before = made >= 0 ? made : isLeft ? said.indexOf('from') : -1
  if (before < 0) return false
  const article = /^(?:an?|the|my|our|some)$/.test(said[before + 1] ?? '') ? 1 : 0
  const first = from + before + 1 + article
  const length = nameAt(reading, first)
  if (length > 0) reading.exclusions.add(stemsBetween(reading.words, first, first + length))
  return length > 0
}

/**
 * Returns the end of a comparison that begins at a word behind something to eat; 0 when none begins there.
 */
function likenessFrom(reading: Reading, at: number): number {
  const { words } = reading
  if (at === 0 || !hasThingBefore(reading, at)) return 0
  const rest = `${words
    .slice(at, at + MOST)
    .map(({ plain }) => plain)
    .join(' ')} `
  const match = likenesses.map((each) => each.exec(rest)).find((found) => found !== null)
  if (!match) return 0
  const opening = match[0].trim().split(' ').length
  let to = at + opening
  while (to < words.length && to - at < MOST) {
    const word = words[to]
    if (!word || /[.!?;:(]/.test(word.stop)) break
    // Lists of makers' names run on over commas.
    const goesOnBy = /^(?:and|or)$/.test(word.plain) && isCapital(reading, to + 1)
    if (word.stop !== '' && !isCapital(reading, to) && !goesOnBy) break
    const isOfLikeness = word.plain === 'with' && /^(?:served|sold)$/.test(words[to - 1]?.plain ?? '')
    if (to > at + opening && goesOn.test(word.plain) && !goesOnBy && !isOfLikeness) break
    to++
  }
  return to > at + opening ? to : 0
}

/**
 * Returns the end of "from the old spaghetti factory", "at Pete's place" or "from Boscos Squared" behind a
 * dish; 0 elsewhere.
 */
function placeFrom(reading: Reading, at: number): number {
  const { words } = reading
  if (!/^(?:from|at|by|in|like)$/.test(words[at]?.plain ?? '') || !hasThingBefore(reading, at)) return 0
  if (speaksOfMeal(reading, at + 1)) return 0
  const named = /^(?:the|a|an|that|this|our|my|some)$/.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1
  let end = named
  let hasPlace = false
  while (end < words.length && end - at < MOST && (end === named || words[end]?.stop === '')) {
    const word = words[end]?.plain ?? ''
    if (hasPlace ? !/^(?:in|on|at|near|by|of)$/.test(word) && !isCapital(reading, end) : goesOn.test(word))
      break
    hasPlace ||= places.has(word)
    end++
  }
  // The cuisine of "lentils at Ethiopian restaurants" says which lentils.
  if (
    hasPlace &&
    words
      .slice(named, end)
      .some(({ plain }, i) => cuisines.has(plain) && places.has(words[named + i + 1]?.plain ?? ''))
  )
    return 0
  if (hasPlace) return withItsClause(reading, end)
  // A place without a word such as "diner" needs a strange name: "from Boscos Squared", and not "from Italy".
  end = named
  while (end < words.length && (end === named || words[end]?.stop === '') && isStrangeName(reading, end))
    end++
  if (!/^(?:from|at)$/.test(words[at]?.plain ?? '')) return 0
  const isStrange = end > named
  // Several capitals in a row are a name when the rest has few: "from Valley Ranch Barbeque".
  while (end < words.length && (end === named || words[end]?.stop === '') && isCapital(reading, end)) end++
  const hasCuisine = words.slice(named, end).some(({ plain }) => cuisines.has(plain))
  const isName = isStrange || (end - named > 1 && !hasCuisine && !isAllInCapitals(reading))
  return isName ? withItsClause(reading, end) : 0
}

/** True for a meal that was eaten on another day, which is nobody's name: "from that Christmas Dinner". */
const speaksOfMeal = ({ words }: Reading, from: number): boolean => {
  const end = words.findIndex(({ stop }, at) => at > from && stop !== '')
  const clause = words.slice(from, end < 0 ? words.length : end).slice(0, MOST_OF_MEAL)
  return clause.some(({ plain }) => /^(?:dinner|lunch|supper|breakfast|brunch|feast|party|meal)$/.test(plain))
}
const MOST_OF_MEAL = 4

/** True when a craving is written like a title: "Soup From Scratch With Beans". */
const isAllInCapitals = (reading: Reading): boolean =>
  reading.words.filter((_, at) => isCapital(reading, at)).length > reading.words.length / 2

/** Words that turn the food before them into a seller's name: the ice cream chain, the BBQ shop. */
const sellers = wordSet(
  'chain shop shoppe store stand parlor parlour restaurant truck joint counter company magazine market festival',
)
const MOST_OF_SELLER = 3
/** Sellers that no food names by itself: in "chicken gnocchi soup restaurant style" the soup is asked for. */
const ofAnyFood = wordSet('restaurant company magazine market festival counter store')
/** Meats of which a joint is a cut, and no place to eat. */
const cutInJoints = wordSet(
  'beef pork lamb gammon ham bacon turkey mutton venison veal goat roasting silverside topside brisket shoulder',
)

/** Returns the end of a seller named by a food, "Red Lobster" or "the BBQ Shop in Memphis"; 0 elsewhere. */
function chainFrom(reading: Reading, at: number): number {
  const { words } = reading
  const isHere = (name: readonly string[]) => name.every((word, i) => words[at + i]?.plain === word)
  const maker = makers.find(isHere)
  // A dish may bear the maker's name.
  if (maker && nameAt(reading, at) <= maker.length) return at + maker.length
  if (thingAt(words, at) === null && nameAt(reading, at) === 0 && words[at]?.plain !== 'bbq') return 0
  for (let end = at + 1; end <= at + MOST_OF_SELLER && words[end]?.stop === ''; end++) {
    const word = words[end]?.plain ?? ''
    if (word === 'joint' && cutInJoints.has(words[end - 1]?.plain ?? '')) return 0
    if (sellers.has(word)) {
      if (ofAnyFood.has(word) && !isToEat(reading, end + 1)) return 0
      return !isInsideName(reading, at) && hasThingOutside(reading, at, end + 1) ? end + 1 : 0
    }
    // The shrimp of "garlic shrimp like Giovanni's truck" is what is asked for.
    if (joins.test(word)) return 0
  }
  return 0
}
/** True when a longer name or food runs over a word: the cakes of potato cakes. */
const isInsideName = (reading: Reading, at: number): boolean =>
  [1, 2, 3].some((back) => {
    const from = at - back
    return from >= 0 && (from + nameAt(reading, from) > at || (thingAt(reading.words, from)?.to ?? 0) > at)
  })
/** True when something to eat is named outside a stretch: of a "lemonade stand" alone, the lemonade is asked for. */
const hasThingOutside = (reading: Reading, from: number, to: number): boolean =>
  reading.words.some((_, at) => (at < from || at >= to) && isToEat(reading, at))
/** True when something to eat that no pass has read is named at a word. */
const isToEat = (reading: Reading, at: number): boolean =>
  !isClaimed(reading, at) && (thingAt(reading.words, at) !== null || nameAt(reading, at) > 0)
const joins = /^(?:not|like|as|from|at|by|in|on|of|for|to|with|and|or|the|a|an|my|our|their|that|which)$/

/** Returns the end of a maker before a dish that is made in its style, "Zahav-style hummus"; 0 elsewhere. */
function styleFrom(reading: Reading, at: number): number {
  if (nameAt(reading, at) > 0) return 0
  let end = at
  while (end < at + MOST_NAMES && isStrangeName(reading, end)) end++
  const isStyle = end > at && reading.words[end]?.plain === 'style'
  const isDish = thingAt(reading.words, end + 1) !== null || nameAt(reading, end + 1) > 0
  return isStyle && isDish ? end + 1 : 0
}

/** Extends a maker over the clause behind it: "…, which was a Greek restaurant in New York". */
function withItsClause(reading: Reading, from: number): number {
  const { words } = reading
  const opens = /^(?:which|who|that)$/.test(words[from]?.plain ?? '')
  if (!opens || !/^(?:is|was|were|are|used|has|had)$/.test(words[from + 1]?.plain ?? '')) return from
  let to = from + 2
  while (
    to < words.length &&
    to - from < MOST &&
    words[to]?.stop === '' &&
    !/^(?:but|with|without)$/.test(words[to]?.plain ?? '')
  )
    to++
  return to
}

/** Returns the end of "that Nickolosi's Restaurant in Oklahoma City served"; 0 elsewhere. */
function servedByFrom(reading: Reading, at: number): number {
  const { words } = reading
  if (!/^(?:that|which)$/.test(words[at]?.plain ?? '') || !isCapital(reading, at + 1)) return 0
  for (let end = at + 2; end < words.length && end - at < MOST && words[end]?.stop === ''; end++)
    if (serving.has(words[end]?.plain ?? '')) return end + 1
  return 0
}

const cuisines: ReadonlySet<string> = new Set(cuisineWords.map(([word]) => word))
/** True for a word with a capital that is no food, no cuisine and no everyday word. */
const isStrangeName = (reading: Reading, at: number): boolean => {
  const word = reading.words[at]
  return (
    word !== undefined &&
    isCapital(reading, at) &&
    !cuisines.has(word.plain) &&
    (rankOf(word.plain, 'en') ?? STRANGE) >= STRANGE &&
    thingAt(reading.words, at) === null &&
    nameAt(reading, at) === 0
  )
}
const STRANGE = 3000

/**
 * True when an earlier word asks for something to eat: "something that tastes like pie" asks for the pie
 * itself.
 */
const hasThingBefore = (reading: Reading, at: number): boolean =>
  reading.words.some((_, i) => i < at && isToEat(reading, i))

/** Returns the end of a maker's possessive name before a dish, "Lulu Grille's"; 0 when none begins here. */
function makerFrom(reading: Reading, at: number): number {
  if (!isCapital(reading, at)) return 0
  for (let end = at; end < at + MOST_NAMES && isCapital(reading, end); end++) {
    if (end > at && reading.words[end]?.stop !== '') return 0
    const { typed = '', plain = '' } = reading.words[end] ?? {}
    if (!/['’]s$/.test(typed) || contracted.test(plain)) continue
    const next = reading.words[end + 1]
    // "A ginger dressing like Sekisui's."
    const isLikened = reading.words[at - 1]?.plain === 'like' && (next === undefined || next.stop !== '')
    if ((next?.stop !== '' && !isLikened) || isPartOfName(reading, at, end)) return 0
    return places.has(next?.plain ?? '') && next?.stop === '' ? end + 2 : end + 1
  }
  return 0
}
const MOST_NAMES = 4
/** Words that a contracted "is" follows: their "'s" is no possessive. */
const contracted =
  /^(?:it|that|this|what|who|where|when|how|here|there|let|he|she|one|everyone|everybody|today|tonight|dinner|lunch)$/

/**
 * True for possessives that are no makers: "shepherd's pie", "General Tso's chicken", "St. Patrick's Day".
 */
function isPartOfName(reading: Reading, from: number, end: number): boolean {
  for (let at = Math.max(0, from - MOST_NAMES); at <= end; at++)
    if (at + nameAt(reading, at) > end + 1) return true
  if (/^(?:day|eve|night|week)$/.test(reading.words[end + 1]?.plain ?? '')) return true
  const days = occasionWords(reading.text)
  return reading.words.slice(from, end + 1).some(({ plain }) => days.has(plain))
}

/** True when a word is written with a capital. */
const isCapital = ({ text, words }: Reading, at: number): boolean => {
  const word = words[at]
  return word !== undefined && /^\p{Lu}/u.test(text.slice(word.start, word.end))
}
