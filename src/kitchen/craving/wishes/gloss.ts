import { conditionsIn, unknownConditionsIn } from '../../conditions/index.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isOtherWord, rankOf } from '../../languages/word-ranks.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import { allergensOfWord } from '../allergens.ts'
import { denier } from '../passes/denial-grammar.ts'
import { isDishKind } from '../passes/denied-dishes.ts'
import { withoutRequest } from '../request-words.ts'
import { stem } from '../stem.ts'
import { isDescription } from './description.ts'
import { isFoodWord } from './lexicon.ts'
import { spelledAsNamed } from './spelled-as-named.ts'

const glossed = /^([^()]{3,})\(([^()]{3,60})\)\s*[.?!]*$/
/** Words with which brackets that add to a wish begin: "(with peas)". */
const adds = /^\W*(?:with|plus|and|extra|but|or|in|on|under|over)\b/i
/** Brackets that add a rule, or a number of people, whatever else they say. */
export const rules =
  /\d|\b(?:without|no|not|non|free|less|low|vegan|vegetarian|for|allerg\w*|under|mit|ohne|con|sin|senza|avec|sans|halal|kosher|please|if|i|we|my|our)\b/i
/** Brackets that tell the one which is meant from others of its name: "(the ketchup one)", "(the soup)". */
const oneOf =
  /^(?:it['’]?s |i mean |meaning |as in )?(?:the|that|like the|a) (\p{L}+(?: \p{L}+)?)(?: (?:one|ones|kind|type|version|sort|style))?$/iu
/** A name of one to three words before the comma behind which it is explained. */
const apposed =
  /^((?:\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’-]*){0,2}), (?:(?:it['’]?s|that['’]?s|i\.e\.|aka|which is|which are|that is|that are|meaning|or|oder|ou|o|also called) )?((?:an? |the )?\p{L}+ .*)$/iu
/** A name between a food and what is in it: "blood sausage, kishka, made with buckwheat". */
const between =
  /^([^,()]{4,40}), (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?), ((?:made|stuffed|filled|baked|cooked|fried|with|in|of)\b.*)$/iu
/** Words by which what stands behind a comma describes a dish and lists no foods. */
const describing =
  /^(?:an?|the) |\b(?:made|stuffed|filled|baked|fried|cooked|topped|rolled|with|in|of|from)\b/i

/** Words and dashes between two names of a dish, or between its name and what it is. */
const otherName =
  /^(.{3,60}?)(?:,? (?:aka|a\.k\.a\.|also (?:called|known as)|i\.e\.|known as|better known as),? | [-–—] )(.{3,80}?)[.?!]*$/i

/** Craving without an explanation, with what the cook is told of it. */
export interface Glossed {
  text: string
  told: string | null
}

/**
 * Returns a craving in which the explanation of a name decides: the vegetable stew of "Efo Riro (vegetable stew)" says
 * no more than the name, and of a name that no recipe has, "palakura pappu (spinach dal)", it says all.
 */
export function withoutGloss(text: string, cookbook: Cookbook): Glossed {
  const { names, families } = cookbook
  const [, before = '', inside = ''] = glossed.exec(text) ?? []
  const name = nameKey(withoutRequest(before))
  const one = oneOf.exec(inside.trim())?.[1]
  if (one && before.trim().split(' ').length <= 5 && !rules.test(inside))
    return { text: ofThatOne(before.trim(), one), told: null }
  if (names.has(name) && !families.has(name) && !adds.test(inside) && !rules.test(inside))
    return { text: before.trim(), told: null }
  const described =
    inside && !rules.test(inside) ? byDescription(before.trim(), inside.trim(), cookbook) : null
  if (described) return described
  const [, first = '', other = ''] = otherName.exec(text) ?? []
  // A dash also parts a sentence about the eater from the dish, so that only a name that is known stands before one.
  const mayBeNamed =
    !/ [-–—] /.test(text) ||
    [first, other].every((said) => isOwnName(said, cookbook)) ||
    [first, other].some((said) => isUnknownName(said, cookbook))
  const [own] = mayBeNamed ? [first, other].filter((said) => isOwnName(said, cookbook)) : []
  if (own && !rules.test(first + other)) return { text: own, told: null }
  const ofOther =
    first && mayBeNamed && !rules.test(first + other)
      ? (byDescription(first, other, cookbook) ?? byDescription(other, first, cookbook))
      : null
  if (ofOther) return ofOther
  const [, apart = '', description = ''] = apposed.exec(text) ?? []
  const describes =
    describing.test(description) ||
    names.has(nameKey(description)) ||
    isDishKind(nameKey(description.split(' ').at(-1) ?? ''))
  const isName =
    isUnknownName(apart, cookbook) || (apart.includes(' ') && isStrangeName(apart, cookbook, LONGEST))
  if (apart && describes && isName && isDescription(description, cookbook))
    return { text: description, told: toldOfName(apart) }
  const [, thing = '', middle = '', made = ''] = between.exec(text) ?? []
  if (middle && isUnknownName(middle, cookbook) && isDescription(`${thing} ${made}`, cookbook))
    return { text: `${thing} ${made}`, told: toldOfName(middle) }
  return { text, told: null }
}

const isOwnName = (said: string, { names, families }: Cookbook): boolean => {
  const name = nameKey(withoutRequest(said))
  return names.has(name) && !families.has(name)
}

/**
 * Returns the description of a name that the kitchen has no recipe of; a tripe stew for "Maguru Stew (Tripe)", where the
 * kind of dish stands in the name alone. Null where the name is known, or where the description says too little.
 */
function byDescription(name: string, description: string, cookbook: Cookbook): Glossed | null {
  if (!isUnknownName(name, cookbook) && !isStrangeName(name, cookbook)) return null
  const last = name.split(' ').at(-1) ?? ''
  const isOfKind = description.split(/[\s,]+/).some((word) => isDishKind(nameKey(word)))
  const whole = !isOfKind && isDishKind(nameKey(last)) ? `${description} ${last}` : description
  const isOfFood = whole.split(/\s+/).some((word) => isFoodWord(nameKey(word)))
  return isOfFood || isDescription(whole, cookbook) ? { text: whole, told: toldOfName(name) } : null
}

/**
 * True for a name with a word of no language that is read, where no condition or medicine is called so, and no recipe is
 * spelled nearly so: any known word would say something of the dish by itself.
 * @param least how many of its words have to be of no language
 */
const isStrangeName = (said: string, cookbook: Cookbook, least = 1): boolean => {
  const words = nameKey(withoutRequest(said)).split(' ')
  const strange = words.filter(
    (word) =>
      rankOf(word, 'en') === null &&
      !isOtherWord(word) &&
      !cookbook.nameWords.has(word) &&
      !isFoodWord(word) &&
      !isDishKind(word),
  )
  return (
    strange.length >= Math.min(least, words.length) &&
    // "Reacts badly to lupine" is a sentence: a name has no everyday words beside its own and the kind of dish.
    words.every((word) => strange.includes(word) || isDishKind(word) || isFoodWord(word)) &&
    words.length <= LONGEST + 1 &&
    !saysRule(said, words, cookbook) &&
    conditionsIn(said).length === 0 &&
    unknownConditionsIn(said).length === 0 &&
    spelledAsNamed(said, cookbook).readAs.length === 0
  )
}

const denied = new RegExp(`\\b${denier}\\b`, 'i')
/**
 * True for words that rule something out, or that stand in no name of a dish: "strictly avoiding sulphites" before a dash
 * is a rule, and no name of the pork behind it.
 */
const saysRule = (said: string, words: readonly string[], { senses }: Cookbook): boolean =>
  rules.test(said) ||
  denied.test(said) ||
  words.some((word) => allergensOfWord(stem(word)).length > 0 || hasFormOf(senses.inNoName, word))

const ofThatOne = (name: string, one: string): string =>
  nameKey(name).split(' ').includes(nameKey(one))
    ? name
    : isDishKind(nameKey(one).split(' ').at(-1) ?? '')
      ? `${name} ${one}`
      : `${name} with ${one}`

const LONGEST = 4

/**
 * True for the name of a dish that the kitchen has no recipe of. Any other unknown word may be a medicine or an illness,
 * which no description of a dish replaces: "warfarin, salad with spinach".
 */
const isUnknownName = (said: string, cookbook: Cookbook): boolean => {
  const name = nameKey(withoutRequest(said))
  return (
    name !== '' &&
    name.split(' ').length <= LONGEST &&
    !rules.test(said) &&
    !cookbook.names.has(name) &&
    cookbook.knownDishes.has(name)
  )
}

const toldOfName = (name: string): string =>
  `“${name}” was read by what you say of it, as the kitchen has no recipe of that name.`
