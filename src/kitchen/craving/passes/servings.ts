import type { EnglishWords } from '../english-words.ts'
import type { Reading } from '../reading.ts'
import { portionsOfBatch } from '../wishes/several.ts'
import { claimFigure, inRange, numberOf, numeral } from './figures.ts'

const notServings =
  '(?!\\s*-?\\s*(?:(?:fresh|large|small|farm|extra|of|the|my|our|their|free range) )*(?:min|hour|hr|day|week|month|mo\\b|mos\\b|mth|year|degrees|dollar|\\$|ingredient|pan|pot|euro|bowl|meal|g\\b|gram|k?cal|protein|egg|cup|pound|lb|oz|sticks?\\b|cans?\\b|tins?\\b|jars?\\b|packs?\\b|packets?\\b|batch|loaf|loaves|dozen|layers?\\b|cakes?\\b|pies?\\b|tarts?\\b|pizzas?\\b|casseroles?\\b))'

const figurePatterns = [
  `\\b(?:serves|serving|servings for|feeds?|feeding|(?:family|party|group|table|crowd|gathering|congregation|team|class|crew|staff|army|houseful|office|wedding|shelter|reunion|potluck) of)\\s+(?:about |around |roughly |some |up to )?${numeral}\\b`,
  `\\bfor (?:a family of |a party of |a group of |about |around |the )?${numeral}\\b(?: (?:people|persons?|servings?|portions?|guests|adults|kids|children|friends))?${notServings}`,
  `\\b${numeral}\\s+(?:(?:big|large|small|generous|hearty|full|good|adult|hungry) )?(?:(?:teenage|teenaged|growing|young|little|grown|adult|picky) )*(?:servings?|people|persons?|portions?|guests|adults|friends|kids|children|boys|girls|teens|teenagers|men|women|eaters|students)\\b`,
  // "One of us" is one among several, and no number of eaters.
  `\\b(?!(?:1|one|an?)\\b)${numeral}\\s+of us\\b`,
].map((pattern) => new RegExp(pattern))
/** Evenings for two, which are moods as well, so that their words stay unclaimed for the reader of moods. */
const forTwo =
  /\bdate night\b|\b(?:impress|surprise|wow|woo) (?:my |a |the |this )?(?:new )?(?:girlfriend|boyfriend|date|crush|wife|husband|fianc[eé]e?)\b|\b(?:girlfriend|boyfriend|date|crush) (?:is |['’]s )?coming over\b|\b(?:on|for) a (?:first |second )?date\b|\bromantic (?:dinner|meal|evening)\b|\b(?:our|my) (?:\w+ )?(?:wedding )?anniversary\b/
const phrases: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?<!\b(?:find|get|do|check|look|ask|see|send|post|share|locate) (?:\w+ ){0,6})(?<!\b(?:recipes?|ideas?|one) )(?:for (?:just|only) (?:me|myself)\b|for me alone\b|for (?:me|myself)(?=[.,;]| and |$)|(?:just|only) for me\b|(?:it's |its )?(?:just|only) me(?=$|[,.;!]| (?:tonight|today|here|at home|home|this|so|eating|and no ?(?:body|one)))|(?:i am|i'm|im|eating|dining|cooking|home) alone\b(?! (?:with|in))|solo\b|single serving\b|for one\b(?! (?:pan|pot|bowl|tray|skillet|sheet|dish|wok|day|week|night|more|thing|of|cake|loaf|pie|tart|batch|recipe|pizza|casserole|layer|stick|can|tin|jar|pack|packet)\b))/,
    1,
  ],
  [/\bfor (?:my (?:wife|husband|girlfriend|boyfriend|partner) and (?:me|i)|us both|the two of us)\b/, 2],
  [forTwo, 2],
  [/\bfor a crowd\b|\bfeeds? a crowd\b/, 10],
]

/** Most servings of a recipe, and the most eaters that are believed to be meant. */
const MOST = 24
const MOST_EATERS = 1000

/** True where a sign of money stands before a number of the match, "for $1". */
const isPrice = (
  { text, words }: Reading,
  starts: readonly number[],
  index: number,
  { length }: string,
): boolean =>
  words.some(({ start }, at) => {
    const offset = starts[at] ?? 0
    return offset > index && offset < index + length && /[$£€¥₹]\s?$/.test(text.slice(0, start))
  })

/**
 * Takes a number of eaters from the words of a match; for more than a recipe is written for it takes the most, and
 * tells the cook.
 * @returns false for a number that is not believed
 */
function take(
  reading: Reading,
  starts: readonly number[],
  eaters: number,
  { 0: words, index }: RegExpExecArray,
): boolean {
  const value = inRange(eaters, 1, MOST_EATERS)
  if (value === null || isPrice(reading, starts, index, words)) return false
  if (value > MOST)
    reading.told.push(
      `You asked for ${value} servings. The kitchen writes recipes for up to ${MOST}: this one is for ${MOST}; the servings control of its page shows the amounts for ${value}.`,
    )
  reading.servings = Math.min(value, MOST)
  claimFigure(reading, starts, index, index + words.length, `for ${value}`)
  return true
}

/** Reads the number of eaters: "serves 4", "for me, my wife and two kids", "3 couples". */
export function readServings(reading: Reading, { text, starts }: EnglishWords): void {
  if (readCompany(reading, { text, starts })) return
  const portions = portionsOfBatch(text)
  const ofBatch = portions === null ? null : new RegExp(`\\b${portions}\\b`, 'i').exec(text)
  if (ofBatch && take(reading, starts, numberOf(ofBatch[0]), ofBatch)) return
  for (const pattern of figurePatterns) {
    const match = pattern.exec(text)
    if (!match || !take(reading, starts, numberOf(match[1] ?? ''), match)) continue
    if (/\bhungry\b/.test(match[0])) reading.moods.add('hearty')
    return
  }
  for (const [pattern, value] of phrases) {
    const match = pattern.exec(text)
    if (!match) continue
    reading.servings = value
    if (pattern !== forTwo) take(reading, starts, value, match)
    return
  }
}

const people =
  '(?:people|persons?|adults?|grown ?ups|kids?|children|toddlers?|teens?|teenagers?|guests?|friends)'
const self = '(?:me|myself|us)'
const partner = '(?:my )?(?:wife|husband|partner|girlfriend|boyfriend|hubby|mum|mom|dad|son|daughter|friend)'
const oneOfUs = `(?:${self}|${partner}|(?:the |my |our )?${numeral} (?:(?:little|tired|hungry|growing|picky|fussy|grumpy|big|small) )?${people}|(?:the |my |our )?${numeral}(?!\\d)(?! of (?:whom|them|us|which|those|these)\\b)(?! ?(?:-?min|hour|hr|day|week|month|pan|pot|ingredient|dollar|year|g\\b|lb|oz|euro|pound|k?cal|degree|can|tin|cup|egg))(?! (?:\\w+ )?(?:vegetarians?|vegans?|celiacs?|coeliacs?|fish(?:es)?|years? old|year olds?)))`
/**
 * Pattern of a group in which everyone counts: "3 adults + 2 kids", "me and the 3 kids", "me, my wife and two
 * kids".
 */
const company = new RegExp(
  `\\b(?:for |feeds? |serves )?(${oneOfUs}(?:(?:,? (?:and|plus|with)|,) ${oneOfUs}|(?<=${people}) \\d{1,2} ${people})+)(?![a-z])`,
)
const namesSomebody = new RegExp(`${people}|\\b${self}\\b|${partner}`)
const figure = new RegExp(numeral)
const couples = new RegExp(`\\b(?:for )?${numeral} couples\\b`)

function readCompany(reading: Reading, { text, starts }: EnglishWords): boolean {
  const pairs = couples.exec(text)
  const together = pairs ? null : company.exec(text)
  const match = pairs ?? together
  if (!match) return false
  const count = pairs
    ? numberOf(pairs[1] ?? '') * 2
    : (together?.[1] ?? '')
        .split(/,? (?:and|plus|with) |, |(?<=[a-z]{3}s) (?=\d)/)
        .reduce((sum, one) => sum + headsIn(one), 0)
  // Two bare numbers are a range and not a group: "for 2 or 3".
  if (together && !namesSomebody.test(match[0])) return false
  return take(reading, starts, count, match)
}

const headsIn = (one: string): number => {
  const count = figure.exec(one)?.[1]
  return count ? numberOf(count) : /\bus\b/.test(one) ? 2 : 1
}
