import { remembered } from '#contract/remembered.ts'
import { breaksClaim } from './claims.ts'
import type { Food } from './food.ts'
import type { Hit } from './lexicon.ts'
import { longestHits } from './lexicon.ts'
import { makeOf } from './makes.ts'
import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

/** The food that an ingredient's name means. */
export interface FoodMatch {
  food: Food
  /**
   * 0 to 1: how much of the text the name explains, more when it stands at the end, where English puts the
   * noun.
   */
  score: number
  /** The name that was recognised. */
  alias: string
}

const set = (words: string) => new Set(words.split(' '))

/** Words that say how a food is sold or cut, not which food it is. Stems: singular. */
const describing = set(
  'a an the of some any your about approximately roughly heaped level scant generous good quality best fresh freshly ' +
    'large medium small extra big little mini jumbo baby thick thin long short whole half quarter ripe unripe firm soft ' +
    'chopped diced sliced minced grated shredded crushed cubed peeled pitted seeded deseeded cored trimmed rinsed drained ' +
    'cooked uncooked raw finely coarsely roughly thinly thickly lightly well packed loosely boneless skinless skin bone ' +
    'organic free range corn fed grass wild caught pasture raised local seasonal unsalted salted sweetened unsweetened ' +
    'lean fat low reduced sodium salt lite light plain natural pure hot cold warm chilled room temperature ' +
    'leaf fillet filet loin tail stem joint unbleached cultured european style piece chunk cube strip slice wedge ring half stick sprig bunch handful floret segment medallion ribbon round ' +
    'matchstick batton shaving curl dusting drizzle knob pinch dash splash squeeze glug toasted roasted blanched smoked ' +
    'beaten melted softened sifted ground crumbled torn picked washed cleaned shelled unpeeled unwaxed tinned canned ' +
    'dried frozen thawed defrosted jarred ready made prepared homemade store bought leftover all purpose other each ' +
    'red green yellow white black brown dark golden mixed assorted various favorite favourite additional more very',
)

/**
 * Nouns that mean their usual food only when nothing else says of what they are made: "cashew flour" and
 * "hemp milk" are not wheat flour and cow's milk. After a word that we do not know, only the strict ones are
 * refused.
 */
const strictHeads = set('flour milk butter cream berry paste wine steak')
const heads = set(
  'oil cheese sugar vinegar bread pasta noodle sauce yogurt yoghurt stock broth syrup rice bacon sausage',
)

/** Prepositions behind which the text describes or serves the food before them. */
const turning = set('in with for from on at to into such like as without per plus if until used about')
const joining = set('and or plus')

const THRESHOLD = 0.5

/**
 * Returns the food that a name from an ingredient line means: `boneless chicken thighs, trimmed` → chicken
 * thigh. Adjectives and cuts do not count. `null` means unknown; a word in the middle is never guessed from
 * ("chicken noodle soup" is none of the three).
 */
export const matchFood: (text: string) => FoodMatch | null = remembered((text) => {
  const [main = '', behind = ''] = text.split(/[,;(]/, 2)
  const plain = matchPhrase(main) ?? (main.length < text.length ? matchPhrase(text) : null)
  return matchInverted(main, behind) ?? matchShared(main) ?? plain ?? matchMake(main)
})

/** Matches a make that is sold without something: "gluten-free rotini". */
function matchMake(main: string): FoodMatch | null {
  const food = makeOf(main)
  return food && { food, score: THRESHOLD, alias: food.name }
}

/** Nouns that two words before them share: the oil of "peanut or neutral oil". */
const shared =
  /^(.+?) (?:or|and\/or) (?:.+ )?(oil|vinegar|juice|jam|jelly|preserves|extract|syrup|flour|milk|starch|wine|sauce|stock|broth|tortillas?|noodles?|bread|seeds?|butter|cheese|mustard|sugar|rice|sausages?|meatballs?|bouillon|mince|chips?|cutlets?|chops?|steaks?|breasts?|thighs?|patties)$/i
/** Foods that are complete before an "or": "sugar or maple syrup". */
const whole = /\b(?:sugar|butter|cream|water|honey|milk|salt)$/i

/**
 * Matches the first of two foods that share their noun, if the table has it only with that noun: "sesame or
 * neutral oil" is sesame oil, and no sesame seeds.
 */
function matchShared(main: string): FoodMatch | null {
  const [, first = '', noun = ''] = shared.exec(main.trim()) ?? []
  if (first === '' || whole.test(first)) return null
  const words = wordsOf(`${first} ${noun}`)
  const [hit] = longestHits(words)
  const isNoun = wordsOf(first).some(({ stem }) => stem === wordsOf(noun)[0]?.stem)
  const isWhole = hit !== undefined && hit.to === words.length && hit.from < words.length - 1
  const isNamed = isWhole && words.slice(0, hit.from).every(isDescribing)
  return isNamed && !isNoun ? { food: hit.food, score: 1, alias: hit.alias } : null
}

/** Kitchen work that does not make a food another one: "tomatoes, chopped" come from no can. */
const doneInKitchen =
  /\b(?:fresh|freshly|cooked|boiled|baked|roasted|grilled|fried|whole|half|(?!dried|canned|tinned|jarred|smoked|cured|powdered|sweetened|unsweetened|unsalted|salted|skimmed|mashed|red\b)\w+ed)\b/i

/**
 * Matches a name written as in an index: "thyme, dried", "vinegar, balsamic", "beef, ground". It applies only
 * if the two parts, turned round, are one whole name of the table.
 */
export function matchInverted(main: string, behind: string): FoodMatch | null {
  const qualifier = behind.trim()
  if (!qualifier || !main.trim() || qualifier.split(' ').length > 3 || doneInKitchen.test(qualifier))
    return null
  const turned = `${qualifier} ${main}`
  const words = wordsOf(turned)
  const [hit] = longestHits(words)
  const isWhole = hit !== undefined && hit.from === 0 && hit.to === words.length
  return isWhole ? { food: hit.food, score: 1, alias: hit.alias } : null
}

function matchPhrase(text: string): FoodMatch | null {
  const words = wordsOf(text)
  const hits = longestHits(words)
  if (hits.length === 0) return null
  for (const [from, to] of segments(words, hits)) {
    const match = matchSegment(words, hits, from, to)
    if (match) return match
  }
  return null
}

/**
 * Splits a phrase at prepositions and conjunctions that no name contains: "salt | pepper", "tuna | in oil".
 */
function segments(words: readonly Word[], hits: readonly Hit[]): [number, number][] {
  const parts: [number, number][] = []
  let from = 0
  let closed = false
  words.forEach((word, at) => {
    const parting = turning.has(word.stem) || joining.has(word.stem)
    if (closed || !parting || hits.some((hit) => hit.from <= at && at < hit.to)) return
    if (at > from) parts.push([from, at])
    from = at + 1
    // Words behind a preposition are not the food: "cornstarch dissolved in water" is not water.
    closed =
      turning.has(word.stem) &&
      parts.some(([start, end]) => words.slice(start, end).some((said) => !isDescribing(said)))
  })
  if (!closed && from < words.length) parts.push([from, words.length])
  return parts
}

function matchSegment(
  words: readonly Word[],
  hits: readonly Hit[],
  from: number,
  to: number,
): FoodMatch | null {
  const inside = hits.filter((hit) => from <= hit.from && hit.to <= to)
  const taken = (at: number) => inside.some((hit) => hit.from <= at && at < hit.to)
  let last = to
  while (last > from && !taken(last - 1) && isDescribing(words[last - 1]!)) last -= 1
  let telling = 0
  for (let at = from; at < last; at += 1) if (taken(at) || !describing.has(words[at]!.stem)) telling += 1
  let best: FoodMatch | null = null
  for (const hit of inside) {
    const share = (hit.to - hit.from) / telling
    const score = Math.min(1, hit.to === last ? 0.5 + share / 2 : share * 0.75)
    if (score < THRESHOLD || (best && best.score >= score)) continue
    if (isMadeOfAnother(words, inside, from, hit) || breaksClaim(words, from, hit)) continue
    best = { food: hit.food, score, alias: hit.alias }
  }
  return best
}

/** True for a word that only describes, such as a participle behind the food: "dissolved", "mixed". */
const isDescribing = (word: Word) => describing.has(word.stem) || word.surface.endsWith('ed')

function isMadeOfAnother(words: readonly Word[], hits: readonly Hit[], from: number, hit: Hit): boolean {
  if (hit.to - hit.from !== 1) return false
  const { stem } = words[hit.from]!
  const strict = strictHeads.has(stem)
  if (!strict && !heads.has(stem)) return false
  if (hits.some((other) => other.to === hit.from)) return true
  const before = words[hit.from - 1]
  return strict && before !== undefined && hit.from > from && !isDescribing(before)
}
