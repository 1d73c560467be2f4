import { mealOfAnotherDay } from '../../cookbook/occasions.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { englishOf } from '../english-words.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { weekdays } from '../weekdays.ts'
import { MOLD } from '../wishes/mold.ts'
import { spoiltNote } from './spoilt-note.ts'

const vessel =
  'jar|bottle|box|bag|tub|tube|can|tin|carton|block|packet|pack|package|wheel|ball|brick|container|sheet|sheets|log|tray|punnet|sack'
/** Words for a part of what was there, or for a lot of it. */
const part =
  'end|ends|bottom|heel|heels|dregs|remains|remainder|remnants?|scraps?|bits?|glut|mountain|mountains|pile|piles|heap|heaps|ton|tons|load|loads|armloads?|armfuls?|bucket|buckets|basket|baskets|crate|crates|bushel|bushels|sack|sacks|gallons|wheelbarrows?|wheelbarrow full|tree full|trees full|handful|handfuls'
const article = '(?:the |a |an |my |our |that |this |some |one )'

/** Words before a food that has been there for a while, or of which there is a lot. */
const before = new RegExp(
  `\\b(?:${article}?(?:(?:last|very last) )?(?:big |giant |huge |whole |little |tiny |small )?(?:${part}) of ${article}?(?:(?:half |nearly |almost )?(?:empty |full |open |opened )?(?:${vessel})(?: of)? )?` +
    `|half ${article}?(?:${vessel})(?: of)? ` +
    `|${article}(?:open |opened |dented |half |nearly empty |almost empty |giant |big |huge |enormous |gigantic |humongous |massive |whole |carrier )*(?:${vessel}|bunch|head)(?: of)? ` +
    `|${article}?(?:limp|wilted|wilting|bendy|sad|wrinkly|wrinkled|shriveled|shrivelled|overripe|over ripe|too ripe|mushy|squishy|bruised|sprouting|sprouted|windfall|windfallen|unlabell?ed|freezer burnt|freezer burned|lonely|sorry|neglected|dented|aging|ageing|homegrown|half eaten|half used|open|opened) )`,
  'g',
)

const degree =
  '(?:a bit |a little |slightly |really |very |so |too |starting |starting to |beginning to |begun to |started to |about to |just |gone |going |go |to go |getting |get |turning |turn |turned |all )'
const age =
  'soft|limp|dry|hard|wilted|wilting|wilty|wrinkly|mushy|brown|black|old|sour|bendy|overripe|ripe|soggy|wrong|sprouting|sprouted|sprout|squishy|spotty|tired|rock hard|hard as (?:a )?rocks?|stale|in flower|flowering'
const day = `today|tomorrow|tonight|soon|this week|next week|(?:on |by |since )?(?:${weekdays})`
/** Words behind such a food. */
const behind = new RegExp(
  `^(?: that| which)?(?:(?: is| are| s| have| has)(?![a-z]))? ?(?:` +
    `${degree}+(?:${age})(?: (?:fast|soon|quickly|${day}))?` +
    `|(?:${age})(?=$|,|;| and | but )` +
    `|(?:is |are )?(?:expiring|expires|expire|best before|use by|sell by|due|open since|opened|close to expiring)(?: (?:${day}))*` +
    `|(?:nearly|almost|half|mostly|partly|already) (?:empty|gone|finished|full|eaten|used|cooked|grilled|dressed|opened)` +
    `|,? ?(?:an? |the )?(?:whole|full|big|huge|large) (?:bowl|colander|tray|drawer|counter|sink|table)(?:ful)?(?=$|,)` +
    `|ends|odds and ends|crumbs|dregs|trimmings|dust` +
    `|(?:giant |big |whole )?bunch(?: left)?(?=$|,)` +
    `|(?:use|eat|cook) (?:it |them )?(?:up )?(?:fast|soon|quick|quickly|${day})` +
    `|(?:from|off) ${article}?(?:\\w+ )?(?:tree|garden|allotment|farm|farm box|csa|csa box|market|neighbou?rs?|neighbou?rs tree|nan|nans|grandma|grandmas|orchard|last (?:xmas|christmas|year|week|easter|thanksgiving))` +
    `|${mealOfAnotherDay}` +
    `|taking over(?: ${article}?garden)?|(?:that )?(?:i|we) (?:just )?(?:picked|grew|bought)(?: with \\w+| yesterday| today)?|(?:wasps|birds|squirrels) getting (?:them|it)|before (?:the )?(?:first )?frost|on sale` +
    `|carrier bag full|bucket|armloads|surplus|glut` +
    `)(?![a-z])`,
)

/**
 * Reads words that say how a food came to be there, how much of it there is, or that it is past its best: "limp
 * carrots", "the end of a jar of pesto", "figs getting soft". None of them names a dish; the food is to be used up.
 */
export const readUseUp: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  for (const { index, 0: found } of text.matchAll(before)) {
    const [from, to] = [starts.indexOf(index), starts.indexOf(index + found.length)]
    if (from < 0 || to <= from || isName(reading, from, to) || !thingAt(reading.words, to)) continue
    take(reading, from, to)
    const thing = thingAt(reading.words, to)
    if (thing) warnOfSprouts(reading, thing, found)
  }
  for (let at = 0; at < reading.words.length; at++) {
    const thing = thingAt(reading.words, at)
    if (thing && !thing.isDish && isFurry(reading, at)) reading.refusal ??= MOLD
    const start = starts[thing?.to ?? -1]
    if (!thing || start === undefined) continue
    const found = behind.exec(text.slice(start - 1).replace(/^,? /, ' '))?.[0]
    if (found === undefined || isName(reading, at, thing.to + 1)) continue
    const end = start - 1 + found.length
    const to = starts.findIndex((one) => one >= end)
    take(reading, thing.to, to < 0 ? reading.words.length : to)
    warnOfSpoilt(reading, thing, found.trim())
    warnOfSprouts(reading, thing, found)
    at = thing.to - 1
  }
}

/** True when a dish's name covers more words than its first from here, such as "hard boiled eggs". */
function isName(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (at + nameAt(reading, at) > to && nameAt(reading, at) > 1) return true
  return false
}

/** True for a food that has grown a fur, which is mold. */
const isFurry = ({ words }: Reading, at: number): boolean =>
  words[at]?.stop === '' && words[at - 1]?.plain === 'furry'

/** Words that tell of meat or fish that may be spoilt; a vegetable that turns brown or soft is only old. */
const spoilt = /\b(?:soft|brown|black|old|sour|wrong|mushy|hard|dry|tired)\b/

/** Tells the cook that no recipe mends meat or fish that has turned. */
function warnOfSpoilt(reading: Reading, { name }: Thing, words: string): void {
  const food = matchFood(name)?.food
  if (food && isFlesh(food) && spoilt.test(words)) reading.told.push(spoiltNote(words))
}

/** Tells the cook of potatoes that sprout what has to be cut out of them: sprouts and green parts are poisonous. */
function warnOfSprouts(reading: Reading, { name }: Thing, words: string): void {
  if (/\bsprout/.test(words) && /^potato(?:es)?$/.test(name)) reading.told.push(SPROUTS)
}
const SPROUTS =
  'Potatoes that sprout: cut out every sprout and all that is green with a good margin, and throw away what is soft, shriveled or green all over.'

function take(reading: Reading, from: number, to: number): void {
  for (let at = from; at < to; at++) if (isClaimed(reading, at)) return
  claim(reading, 'state', from, to, 'to use up')
  reading.usesUp = true
}
