import type { FoodState } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import { questionAlone } from '../craving/wishes/swap-questions.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { type Change, readChanges, type Understood } from './directions.ts'
import { takeFactor } from './factor-words.ts'
import { freezing } from './frozen.ts'
import { makingAhead } from './make-ahead.ts'
import { readAmounts, type StatedAmount } from './stated-amount.ts'
import { readTextures, type Texture } from './texture.ts'
import { type Pan, readPan } from './vessels.ts'

/** Wishes of a cook about a recipe that exists already. */
export interface Wish {
  /** The words as typed. */
  text: string
  /** Craving that the kitchen's parser found in all of the words. */
  whole: Craving
  /** Craving in the words that no parser here has read: diets, exclusions, servings, minutes, equipment. */
  craving: Craving
  /** Wanted number of servings, or a factor for it. */
  servings: { to: number } | { times: number } | null
  /** Words for both foods of a swap: `swap butter for olive oil`. */
  swaps: { from: string; to: string }[]
  /** Qualities and foods that the cook wants more or less of. */
  changes: Change[]
  /** Foods to add: ids, and names of kinds of food. */
  adds: string[]
  /** Foods of which there is only a limited amount: `1 egg`, as the line of a recipe says it. */
  atMost: string[]
  /** Amounts of foods that the cook states: `1/16 cup pesto`. */
  amounts: StatedAmount[]
  /** Pan that the cook has. */
  pan: Pan | null
  /** True when the work is to be done before the day. */
  isAhead: boolean
  /** True when the dish is to be frozen. */
  isFrozen: boolean
  textures: Texture[]
  /** Foods that the cook has cooked already. */
  cooked: FoodState[]
  /** True when a food is only not at hand, so that another may take its place: "I'm out of Gruyère". */
  isLacking: boolean
  cheaper: boolean
  quicker: boolean
  /**
   * True when the words say "add"; foods named only by "with" take the place of the single main food, if
   * there is one.
   */
  isAdding: boolean
  tools: string[]
  /** True when other measures are wished, which the page shows without a change of the recipe. */
  measures: boolean
}

const stop = String.raw`(?=\s*(?:[,.;!?]|$|\b(?:and|but|also|then) (?:no|not|make|for|with|without|add|less|more|double|halve|half (?:the|it|of)|use|also|leave|skip|please|it)\b))`
const swapPatterns: readonly { pattern: RegExp; from: number; to: number }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:swap|switch|exchange|trade)\s+(?:out\s+)?([^,.;]+?)\s+(?:for|with|to)\s+([^,.;]+?)${stop}`,
      'i',
    ),
    from: 1,
    to: 2,
  },
  {
    pattern: new RegExp(String.raw`\bsubstitut(?:e|ing)\s+([^,.;]+?)\s+for\s+([^,.;]+?)${stop}`, 'i'),
    from: 2,
    to: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:replace|replacing|substitut(?:e|ing))\s+([^,.;]+?)\s+(?:with|by|for)\s+([^,.;]+?)${stop}`,
      'i',
    ),
    from: 1,
    to: 2,
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:use|using|with|make it with|try|do|want|have)\s+)?([^,.;]+?)\s+(?:instead of|in place of|in stead of|rather than)\s+([^,.;]+?)${stop}`,
      'i',
    ),
    from: 2,
    to: 1,
  },
  // German puts the verb last: "chicken by salmon replace".
  {
    pattern:
      /^\s*(?:the )?([^,.;]+?)\s+(?:by|through|with|durch|mit)\s+([^,.;]+?)\s+(?:replace|exchange|ersetzen|austauschen)\b/i,
    from: 1,
    to: 2,
  },
  // The recipe tells what "with chicken instead" replaces.
  {
    pattern: new RegExp(String.raw`\b(?:use|using|with|try|do)\s+([^,.;]+?)\s+instead${stop}`, 'i'),
    from: 2,
    to: 1,
  },
]

/**
 * Words for adding. "Use tofu" and "with turkey" are meant to replace the single main food of a dish; "add"
 * never is.
 */
const adding =
  /\b(?:add|adding|plus|also|extra|along|beside|on the side|too|as well|in it|more|top(?:ped)?)\b/i
/** A food that is grilled before it goes in, so that the dish itself stays off the grill. */
const grilledFood = /\b(?:add|adding|with|plus|some|and|top(?:ped)? with) (?:some |a |the )?grilled [a-z]/i
/** Words for the stove and the oven, which a craving does not ask for. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|for|using) (?:the|an|a|my) oven\b|\b(?:oven[- ]baked|bake it|roast it)\b/i, 'oven'],
  [/\b(?:on|for) (?:the|a|my) (?:stove(?: ?top)?|hob|cooktop)\b|\bindoors?\b/i, 'stovetop'],
]

/** Words for a food that nobody forbids and that only is not there. */
const lacking =
  /\b(?:(?:don['’]?t|do not|didn['’]?t) have|haven['’]?t(?: got)?|have no|(?:ran |run |am |we're |i'm )?out of|can['’]?t (?:find|get)|no \w+ (?:left|at home|in the house)|habe keinen?|kein\w* .* (?:da|im Haus|zu Hause)|je n['’]ai pas|no tengo|non ho)\b/i
const cheaper =
  /\b(?:(?:make it )?(?:on a )?(?:cheap(?:er|ly)?|budget|frugal|affordable|thrifty|less expensive|inexpensive|cost(?:s)? less)(?: version)?)\b/i
const quicker = /\b(?:(?:make it )?(?:quick(?:er|ly)?|fast(?:er)?|speed(?:y|ier)|less time|shorter))\b/i
const otherMeasures =
  /\b(?:metri[ck]|metrisch|métrique|métrico|metrico|in Gramm|en grammes|imperial|in grams|in g and ml|celsius|fahrenheit|us measures|(?:in|to|into) (?:cups|grams|ounces|ml|metric))\b/i
const atMost =
  /\b(?:i(?:'ve| have)?(?: only)?(?: have| got)? only(?: have| got)?|only have|have only|have just|just have|^\s*(?:just|only))\s+((?:\d[\d/. ]*|an?|one|two|three|four|half an?)\s[^,.;]+)/i

/** Returns the craving without the refusal of a question that names no dish: the recipe is there. */
const aboutARecipe = (craving: Craving): Craving =>
  craving.refusal !== null && craving.refusal === questionAlone(craving)
    ? { ...craving, refusal: null }
    : craving

/** Words of a recipe that is there, as a craving would say them. */
const plainly = (text: string): string =>
  text
    .replace(/\b(?:take|pull)(?= out\b)/gi, 'leave')
    .replace(/(\b(?:in|on|with) (?:the|an?|my) [a-z ]+?) instead\b/gi, '$1')

/** Reads a wish. Its text is never an instruction to the program. */
export function readWish(typed: string): Wish {
  const text = plainly(typed)
  const whole = aboutARecipe(readCraving(text))
  const swaps = readSwaps(whole.text)
  const changes = readChanges(swaps.rest)
  let rest = changes.rest
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest)
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    return match
  }
  const own = readPan(rest)
  if (own) rest = own.rest
  const limit = atMost.exec(rest)?.[1]
  // "I only have a microwave" limits no food.
  const only = limit && findFoods(limit).length > 0 ? take(atMost) : null
  const isAhead = take(makingAhead) !== null
  const isFrozen = take(freezing) !== null
  const textures = readTextures(rest)
  rest = textures.rest
  const amounts = readAmounts(rest)
  rest = amounts.rest
  const isCheaper = take(cheaper) !== null
  const isQuicker = take(quicker) !== null
  const scaled = takeFactor(rest)
  if (scaled) rest = scaled.rest
  const craving = readCraving(rest)
  const cooked = (craving.states ?? []).filter(({ state }) => state === 'cooked' || state === 'leftover')
  // "Kid-friendly" is no food: it asks that a dish is mild.
  const isForKids = craving.moods.includes('kids') && !changes.found.some(isHeat)
  const lowSodium = craving.diets.includes('low-sodium') && !changes.found.some(isSalt)
  return {
    text,
    whole,
    craving,
    servings: craving.servings !== null ? { to: craving.servings } : scaled ? { times: scaled.factor } : null,
    swaps: swaps.found,
    changes: [
      ...changes.found,
      ...(isForKids || (craving.moods.includes('mild') && !changes.found.some(isHeat)) ? [mild] : []),
      ...(craving.moods.includes('protein') && !changes.found.some(isProtein) ? [richInProtein] : []),
      ...(craving.moods.includes('spicy') && !changes.found.some(isHeat) ? [hot] : []),
      ...(lowSodium ? [lessSalt] : []),
    ],
    adds: [...addsOf(craving), ...swaps.more],
    isAdding: adding.test(rest) || swaps.more.length > 0,
    tools: [
      ...new Set([
        ...craving.equipment
          .filter((tool) => tool !== 'grill' || !grilledFood.test(rest))
          .map((tool) => tool.replace(/-/g, ' ')),
        ...places.filter(([said]) => said.test(rest)).map(([, tool]) => tool),
      ]),
    ],
    // A recipe that is doubled finds its pan by itself.
    pan: scaled ? null : (own?.pan ?? null),
    atMost: only?.[1] ? [only[1].trim()] : [],
    amounts: amounts.found,
    isAhead,
    isFrozen,
    textures: textures.found,
    cooked,
    isLacking: lacking.test(text),
    cheaper: isCheaper,
    quicker: isQuicker || (craving.maxMinutes !== null && !craving.moods.includes('slow')),
    measures: otherMeasures.test(text),
  }
}

/**
 * Returns the foods and kinds to add; if a name was taken for a dish ("with potatoes in it"), the foods in
 * its words.
 */
function addsOf(craving: Craving): string[] {
  const read = [...craving.foods, ...(craving.families ?? [])]
  if (
    read.length > 0 ||
    craving.dishes.length === 0 ||
    !/\b(?:with|add|and|plus|some|use|too|also)\b/i.test(craving.text)
  )
    return read
  return [...new Set(findFoods(craving.text).map(({ food }) => food.id))].filter(
    (id) => !craving.exclusions.includes(id),
  )
}

const change = (quality: 'heat' | 'protein' | 'sodium', direction: Change['direction']): Change => ({
  of: { quality },
  direction,
  share: null,
})
const mild = change('heat', 'less')
const hot = change('heat', 'more')
const richInProtein = change('protein', 'more')
const lessSalt = change('sodium', 'less')
const isOf = (quality: string) => (one: Change) => 'quality' in one.of && one.of.quality === quality
const isHeat = isOf('heat')
const isSalt = isOf('sodium')
const isProtein = isOf('protein')

/** Reads the swaps of a wish; of two foods in the place of one, the second comes as `more`. */
function readSwaps(text: string): Understood<Wish['swaps'][number]> & { more: string[] } {
  const found: Wish['swaps'] = []
  const more: string[] = []
  let rest = text
  for (let round = 0; round < 4; round++) {
    const hit = swapPatterns
      .map((each) => ({ ...each, match: each.pattern.exec(rest) }))
      .find(({ match }) => match)
    if (!hit?.match) break
    const { match, from, to } = hit
    const [first = '', second = '', ...others] = food(match[to] ?? '').split(/ (?:and|&) /)
    const other = others.length === 0 && foodMeant(first) ? foodMeant(second) : null
    if (other) more.push(other.id)
    found.push({ from: food(match[from] ?? ''), to: other ? first : food(match[to] ?? '') })
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  return { found, rest, more }
}

/** Strips the other words from a food: "the butter please" → "butter". */
const food = (words: string): string =>
  words
    .replace(/[.!?]+\s*$/, '')
    .replace(/\b(?:please|thanks|thank you|instead)\b/gi, '')
    .replace(
      /^\s*(?:(?:all|some|the|my|any|a|an|out|and|with|use|using|can|could|i|you|we|do|make|it|this|have|want|would like)\s+)+/i,
      '',
    )
    .trim()

/** True when the kitchen found nothing in the wish that it can act on. */
export const isEmptyWish = ({ craving, ...wish }: Wish): boolean =>
  [wish.swaps, wish.adds, wish.changes, wish.atMost, wish.amounts, wish.cooked, wish.textures].every(
    (some) => some.length === 0,
  ) &&
  !(wish.isAhead || wish.isFrozen) &&
  wish.pan === null &&
  wish.servings === null &&
  !(wish.cheaper || wish.quicker) &&
  craving.diets.length + craving.exclusions.length + wish.tools.length === 0 &&
  (craving.allergies ?? []).length + (craving.conditions ?? []).length + (craving.targets ?? []).length === 0

/** Returns the food that a word of the wish means, if the kitchen knows it. */
export const foodMeant = (words: string) => matchFood(words)?.food ?? null
