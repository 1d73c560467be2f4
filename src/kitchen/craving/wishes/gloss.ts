import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isDishKind } from '../passes/denied-dishes.ts'
import { withoutRequest } from '../request-words.ts'
import { isDescription } from './description.ts'

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
  if (
    inside &&
    isUnknownName(before.trim(), cookbook) &&
    !rules.test(inside) &&
    isDescription(inside, cookbook)
  )
    return { text: inside.trim(), told: toldOfName(before.trim()) }
  const [, apart = '', description = ''] = apposed.exec(text) ?? []
  const describes = describing.test(description) || names.has(nameKey(description))
  if (apart && describes && isUnknownName(apart, cookbook) && isDescription(description, cookbook))
    return { text: description, told: toldOfName(apart) }
  const [, thing = '', middle = '', made = ''] = between.exec(text) ?? []
  if (middle && isUnknownName(middle, cookbook) && isDescription(`${thing} ${made}`, cookbook))
    return { text: `${thing} ${made}`, told: toldOfName(middle) }
  return { text, told: null }
}

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
