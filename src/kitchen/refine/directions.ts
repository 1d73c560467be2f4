import { familyOf } from '../checks/index.ts'
import type { Measure } from '../craving/claim.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { inEnglishOrder, type Share, takeShare } from './shares.ts'

/** Qualities of a dish that a cook wants more or less of, beside its foods. */
export type Quality = Measure | 'heat' | 'vegetables'

/** A change that a cook asks for: "less salt", "half the calories", "more garlic". */
export interface Change {
  /** A quality of the dish, or the words for a food of it. */
  of: { quality: Quality } | { food: string }
  /** Part of the dish to which the change is confined: "half the sugar in the frosting". */
  within?: string
  direction: 'less' | 'more'
  /** Wanted share of the present amount, if the words give one: "half the sugar" is 0.5. */
  share: number | null
}

/** Items found in a text, with the text that was not understood. */
export interface Understood<Found> {
  found: Found[]
  /** Text that is left for other parsers. */
  rest: string
}

const qualityWords: Readonly<Record<string, Quality>> = Object.fromEntries(
  (
    [
      ['sodium', 'salt salty sodium'],
      ['sugar', 'sugar sugary sugars sweet sweetness'],
      ['fat', 'fat fatty fats greasy oily rich grease'],
      ['calories', 'calorie calories kcal cals cal'],
      ['protein', 'protein proteins'],
      ['carbs', 'carb carbs carbohydrate carbohydrates starch starchy'],
      ['fiber', 'fiber fibre'],
      ['heat', 'spicy spice spiciness heat hot kick fiery chili chilli'],
      ['vegetables', 'vegetable vegetables veggie veggies veg greens'],
    ] as const
  ).flatMap(([quality, words]) => words.split(' ').map((word) => [word, quality])),
)

/** Comparatives, which name both the quality and the direction. */
const comparatives: Readonly<Record<string, readonly [Quality, Change['direction']]>> = {
  spicier: ['heat', 'more'],
  hotter: ['heat', 'more'],
  milder: ['heat', 'less'],
  mild: ['heat', 'less'],
  sweeter: ['sugar', 'more'],
  saltier: ['sodium', 'more'],
  leaner: ['fat', 'less'],
  lighter: ['calories', 'less'],
  skinny: ['calories', 'less'],
}

/**
 * Words for "less" in English, and those of other languages that stay as they are when a wish is put into
 * English.
 */
const less =
  'weniger|meno|menos|moins|less|lower|reduced?|reducing|fewer|cut(?:ting)?(?: down| back)?(?: on)?|low|not (?:so|as|too)|too|easy on|lighter (?:on|in)|half|halved?'
const more =
  'twice as much|double the|mehr|mas|más|piu|più|more|extra|higher|high|boost|increase|doubled?|tripled?|plenty of|lots of'
const joining = '(?:the|in|on|of|much|amount|as|its|than|di|de|a|an|bit|little)'
const pattern = new RegExp(
  String.raw`\b(?:(?:with|make it|a bit|a little|much|way|please|it'?s|add|use|some)\s+)*(?:(${less})|(${more}))(?:[\s-]+${joining})*[\s-]+([a-z]+)(?:\s+([a-z]+))?(?:\s+([a-z]+))?`,
  'i',
)
const behind = /\b(salt|sodium|sugar|fat|calorie|carb)[\s-]+(reduced|light)\b/gi
const single = new RegExp(
  String.raw`\b(?:(?:make it|a bit|a little|much|way)\s+)*(${Object.keys(comparatives).join('|')})\b`,
  'gi',
)
const shares: Readonly<Record<string, number>> = {
  half: 0.5,
  halve: 0.5,
  halved: 0.5,
  double: 2,
  doubled: 2,
  'double the': 2,
  'twice as much': 2,
  triple: 3,
  tripled: 3,
}

/** Reads the changes that a wish names explicitly, in English. */
export function readChanges(text: string): Understood<Change> {
  const ordered = inEnglishOrder(text)
  const share = takeShare(ordered)
  const read = share ? readWithShare(share) : null
  return read?.takesShare ? read : readWithShare({ rest: ordered, of: () => null })
}

/** Reads the changes of a text out of which a fraction was taken, and tells whether one of them takes it. */
function readWithShare({ rest: text, of: fraction }: Share): Understood<Change> & { takesShare: boolean } {
  const found: Change[] = []
  let rest = text
  let takesShare = false
  const changeOf = (of: Change['of'], direction: Change['direction'], verb: string): Change => {
    const own = shares[verb] ?? null
    const share = own ?? fraction(direction)
    takesShare ||= own === null && share !== null
    return { of, direction, share }
  }
  // Matches are replaced one at a time, because the words behind one may begin the next: "more garlic, less
  // oil".
  for (let round = 0; round < 6; round++) {
    const match = pattern.exec(rest)
    const next = match ? readMatch(match) : null
    if (next === null) break
    rest = next
  }
  function readMatch(match: RegExpExecArray): string | null {
    const [whole, down, up, ...words] = match
    const named = words.filter((word) => word !== undefined)
    const read = thing(named)
    // "Low carb" is a diet with rules of its own.
    if (!read || /^low[\s-]+carb/i.test(whole.trim())) return null
    // Reduced-fat cheddar is a food by itself.
    if (/^(?:reduced|low)$/i.test(down ?? '') && 'quality' in read.of && named[1] && matchFood(named[1]))
      return null
    const direction = down ? 'less' : 'more'
    const change = changeOf(read.of, direction, (down ?? up ?? '').toLowerCase())
    const behind = `${named.slice(read.words).join(' ')}${rest.slice(match.index + whole.length)}`
    const part = within.exec(behind)
    found.push(part ? { ...change, within: part[1]!.toLowerCase() } : change)
    const others = joinedFoods(part ? behind.slice(part[0].length) : behind)
    found.push(...others.foods.map((food) => ({ ...change, of: { food } })))
    return `${rest.slice(0, match.index)} ${others.rest}`
  }
  rest = rest.replace(behind, (_, word: string) => {
    found.push({
      of: { quality: qualityWords[word.toLowerCase()] ?? 'calories' },
      direction: 'less',
      share: null,
    })
    return ' '
  })
  rest = rest.replace(single, (_, word: string) => {
    const [quality, direction] = comparatives[word.toLowerCase()]! // the pattern is made of the table's keys
    found.push(changeOf({ quality }, direction, ''))
    return ' '
  })
  return { found: oncePerThing(found), rest, takesShare }
}

/** Joins changes of one thing: "too sweet, a third less sugar" is one, of which the figure counts. */
const oncePerThing = (found: readonly Change[]): Change[] => {
  const key = ({ of, within }: Change) => JSON.stringify([of, within])
  const byThing = new Map<string, Change>()
  for (const change of found) if (byThing.get(key(change))?.share == null) byThing.set(key(change), change)
  return [...byThing.values()]
}

/** Parts of a dish, each made of several lines. */
const parts: ReadonlySet<string> = new Set(
  'sauce dressing filling topping frosting icing glaze marinade crust'.split(' '),
)

export const isPart = (word: string): boolean => parts.has(word)

const within = new RegExp(String.raw`^\s*(?:in|of|for) (?:the )?(${[...parts].join('|')})\b`, 'i')

/** Takes the foods that share a change with the one before: "double the garlic and ginger". */
function joinedFoods(text: string): { foods: string[]; rest: string } {
  const joint = /^\s*(?:and|&|,(?: and)?) (?:the )?/i.exec(text)?.[0]
  const [next] = joint ? findFoods(text.slice(joint.length)) : []
  const end = (joint?.length ?? 0) + (next?.end ?? 0)
  if (!joint || next?.start !== 0 || / (?:and|or|for|with) /i.test(text.slice(joint.length, end)))
    return { foods: [], rest: text }
  const others = joinedFoods(text.slice(end))
  return { foods: [text.slice(joint.length, end), ...others.foods], rest: others.rest }
}

/** Words for a dish by a food of which it is to have more. */
const describing: Readonly<Record<string, string>> = {
  cheesy: 'cheese',
  garlicky: 'garlic',
  lemony: 'lemon',
  meaty: 'meat',
  saucy: 'sauce',
  buttery: 'butter',
  chocolatey: 'chocolate',
}

/** Reads the quality or food at the start of some words, and how many of them name it. */
function thing(words: readonly string[]): { of: Change['of']; words: number } | null {
  const described = describing[words[0]?.toLowerCase() ?? '']
  if (described) return { of: { food: described }, words: 1 }
  const quality = qualityWords[words[0]?.toLowerCase() ?? '']
  if (quality) return { of: { quality }, words: 1 }
  if (isPart(words[0]?.toLowerCase() ?? '')) return { of: { food: words[0]!.toLowerCase() }, words: 1 }
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const isKnown = matchFood(name) !== null || familyOf(name.toLowerCase()) !== undefined
    if (isKnown && !/\b(?:and|or|for|with|please|no|in|on)\b/i.test(name))
      return { of: { food: name }, words: count }
  }
  return null
}
