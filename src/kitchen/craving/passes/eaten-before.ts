import { englishOf } from '../english-words.ts'
import { isClaimed, nameAt, type Pass, type Reading } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { weekdays } from '../weekdays.ts'
import { stemsBetween } from '../words.ts'
import { claimFigure } from './figures.ts'
import { excludeThings } from './rule-out.ts'

const feast = 'christmas|easter|thanksgiving|the holidays?|new year'
/** Words for a time that is over. */
const time = [
  'last night|yesterday|earlier(?: today| this week)?|today|already(?: this week)?',
  'this (?:morning|past week|past weekend|week|weekend)',
  '(?:all|the whole|the entire|the last|over the|this past) (?:day|week|weekend|month|winter|summer)(?: long)?',
  'every (?:single )?(?:day|night)(?: this week| all week| lately)?',
  '(?:for|at) (?:breakfast|brunch|lunch|dinner)(?: today| yesterday| last night)?',
  '(?:for )?(?:two|three|four|five|six|seven|\\d+|several) (?:days|nights|weeks)(?: in a row| running| straight| now)?',
  `(?:over|during|at) (?:${feast})|(?:on )?(?:${weekdays})(?: night)?|for (?:a|the past) week|for days|for weeks`,
].join('|')
const who = "(?:(?:i|we|you|they|he|she|everyone|everybody)(?:'ve|'d)?|the kids|my family)"
const eating =
  '(?:ate|have eaten|has eaten|had eaten|been eating|were eating|was eating|lived on|been living on|had|have had|been having|ordered|got through|pigged out on|filled up on|overdid it on)'
const much =
  '(?: (?:way|far))?(?: (?:too|so) (?:much|many)| nothing but| only| just| a (?:lot|ton) of| loads of)?'
const food = "((?:(?:the|some|and|or|a|an|my) )?[a-z'-]+(?:,? [a-z'-]+){0,5}?)"
const wanting =
  /\b(?:wants?|needs?|crav\w*|feel like|fancy|dying for|ready for|in the mood for|i'd like|would like|give me|what's|what|something|anything|ideas?|tonight|instead)\b/

const eaten: readonly RegExp[] = [
  // "Had tacos last night", "we've been eating pasta all week".
  new RegExp(
    `(?:^|(?<=, )|(?<=\\b(?:and|but|so|since|because|as) ))(?:${who} )?(?:(?:have|has|just|already|only) )*${eating}${much} ${food} (?:${time})(?![a-z'])`,
    'g',
  ),
  // "Last night we had lasagna".
  new RegExp(
    `(?:^|(?<=, ))(?:${time}),? ${who} (?:just |only |already )?${eating}${much} ${food}(?=,| (?:and|so|but)\\b|$)`,
    'g',
  ),
  // "Pizza and beer all weekend, and now …".
  new RegExp(`^${food} (?:${time})(?=,? (?:and|but|so|now)\\b|,)`, 'g'),
  // "After a week of pasta", "after all that turkey".
  new RegExp(
    `\\bafter (?:all (?:that|the|this|those|these)|(?:(?:a|an|the|this|that|two|three|several)(?: whole| long| entire)? )?(?:day|days|week|weeks|weekend|month|months|holiday|holidays|winter|summer) (?:full )?of(?: eating)?(?: nothing but)?|(?:way )?(?:too|so) (?:much|many)|eating(?: so much| so many| too much| nothing but| only)?|nothing but) ${food}(?:(?=,)|(?= (?:i|we|all i|all we|what|give|something|my|the kids)\\b)|$)`,
    'g',
  ),
  // "Too much chocolate over Easter".
  new RegExp(
    `^(?:way )?(?:too|so) (?:much|many) ${food} (?:last night|yesterday|at lunch|at dinner|(?:over|during|at) (?:${feast}))(?=,)`,
    'g',
  ),
]

/** Words that ask for the dish of the other day once more. */
const onceMore =
  /\b(?:again|same|copycat|recreate|re-create|replicate|(?:make|cook|have|do|get|use|finish) (?:it|them|that|one|those|this)|with (?:it|them|that|this)|like (?:it|that)|it at home)\b/
/** Words that tell of what is left of it. */
const isLeft = /\b(?:leftovers?|left over|left|remaining|rest of|use up|using up)\b/

/**
 * Reads what was eaten on another day or too often, "had tacos last night", "after a week of pasta I want a salad":
 * such a dish is no wish and is left out.
 */
export const readEatenBefore: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  if (isLeft.test(text)) {
    readGone(reading, text, starts)
    return
  }
  for (const pattern of eaten)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const rest = `${text.slice(0, match.index)} ${text.slice(end)}`
      if (!wanting.test(rest) || onceMore.test(rest)) continue
      const from = starts.findLastIndex((start) => start <= match.index)
      const next = starts.findIndex((start) => start >= end)
      const to = next < 0 ? reading.words.length : next
      const foodFrom = match[0].indexOf(match[1] ?? '') + match.index
      const first = starts.findLastIndex((start) => start <= foodFrom)
      const things = thingsWithin(reading, first, to)
      if (things.length === 0 || isStated(reading, from, to)) continue
      const out = things.filter((thing) => !isNamedOutside(reading, thing, from, to))
      excludeThings(reading, out)
      claimFigure(
        reading,
        starts,
        match.index,
        end,
        out.length > 0 ? `no ${out.map(({ name }) => name).join(', ')}` : '',
        out.length > 0 ? 'exclusion' : 'joining',
      )
    }
}

/** Wording of a food or a dish that was eaten up, while another one is left. */
const gone = new RegExp(
  `(?:^|(?<=, )|(?<=\\b(?:and|but|so|since|because|as|that) ))${who} (?:(?:have|has|just|already|all) )*(?:ate|eaten|finished|used up|polished off|devoured|demolished|scoffed|got through|went through)(?: up| off)?(?: all)?(?: of)? (?:the |our |my |that |all the )${food}(?=,| (?:and|but|so|now|only)\\b|$)`,
  'g',
)

/** Claims what was eaten up beside what is left, "we ate the pork, sauerkraut is left": it is neither there nor denied. */
function readGone(reading: Reading, text: string, starts: readonly number[]): void {
  for (const { index, 0: found } of text.matchAll(gone))
    claimFigure(reading, starts, index, index + found.length, '', 'not-food')
}

/** True when another pass has read a rule in a stretch, such as an allergy. */
const isStated = ({ claims }: Reading, from: number, to: number): boolean =>
  claims.some((one) => (one.kind === 'exclusion' || one.kind === 'allergy') && one.from < to && from < one.to)

/** Returns the dishes and foods that are named in a stretch; the longer name of a dish goes before its food. */
function thingsWithin(reading: Reading, from: number, to: number): Thing[] {
  const things: Thing[] = []
  for (let at = from; at < to; at++) {
    if (isClaimed(reading, at)) continue
    const thing = thingAt(reading.words, at)
    const dish = at + nameAt(reading, at)
    if (dish > at && dish <= to && dish > (thing?.to ?? 0))
      things.push({ from: at, to: dish, name: stemsBetween(reading.words, at, dish), id: null })
    else if (thing && thing.to <= to) things.push(thing)
    at = (things.at(-1)?.to ?? at + 1) > at ? Math.max(at, (things.at(-1)?.to ?? at + 1) - 1) : at
  }
  return things
}

/** True when a food of another day is asked for once more: chicken yesterday, and chicken soup today. */
const isNamedOutside = (reading: Reading, { name }: Thing, from: number, to: number): boolean => {
  const words = new Set(name.split(' '))
  return reading.words.some(({ stem }, at) => (at < from || at >= to) && words.has(stem))
}
