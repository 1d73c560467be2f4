import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isDescription } from './description.ts'
import { type Glossed, rules } from './gloss.ts'

const quoted = `["“”„«‘'‹](\\p{L}[\\p{L}' -]{1,30}?)["”“»’'›]`
/** A name in quotes at the beginning, with the words that tell what it is made of. */
const explained = new RegExp(
  `^\\W*(?:(?:recipe for|the|some|my grandma's|grandma's|those|old[- ]fashioned|a|an) )*${quoted},?:? *((?:which |that )?(?:is |are |was |were )?(?:(?:a|an|the|little|small|kind of|sort of|type of) )*(?:made|rolled|\\p{L}+ (?:\\p{L}+ )?(?:made|rolled|dipped|with|of|in))\\b.+)$`,
  'iu',
)
/** Description of a dish, with a name that the cook is not sure of behind it. */
const called =
  /^(.{8,}?),? (?:that (?:is|was) |which (?:is|was) |they |we |my \p{L}+ )?(?:called|named|known as|goes by|call|calls|genannt|namens|llamad[oa]|appelée?|qui s'appelle|chiamat[oa]) (?:it )?(?:(?:a|an|the) )?["“„«‘'‹]?(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}?)["”“»’'›]?(?:,? (?:or|oder|o|ou) (?:something|sth|anything|so|similar|the like|so ähnlich|algo así|quelque chose)(?: (?:similar|like (?:it|that)|close|ähnlich))?|,? or so)?[.!?]*(?= with\b|$)/iu

/**
 * Returns a craving without the nickname of a dish that it describes, since no dish is made of it: "“snails” made with
 * pie dough and rolled in cinnamon" is the pastry. A name that the cookbook has stays.
 */
export function withoutNickname(text: string, cookbook: Cookbook): Glossed {
  const { names, families, knownDishes } = cookbook
  const isKnown = (name: string) => names.has(nameKey(name)) || knownDishes.has(nameKey(name))
  const [, nickname, description] = explained.exec(text) ?? []
  if (
    nickname &&
    description &&
    !rules.test(nickname) &&
    !isKnown(nickname) &&
    isDescription(description, cookbook)
  )
    return { text: description, told: toldOfNickname(nickname) }
  const [said, dish, name] = called.exec(text) ?? []
  if (!said || !dish || !name) return { text, told: null }
  // A name that the cookbook has says which dish is meant, whatever else is remembered of it.
  const foods = dish.match(/\p{L}{3,}/gu) ?? []
  const whole = [name, ...foods.map((food) => `${food} ${name}`)].find(
    (one) => names.has(nameKey(one)) && !families.has(nameKey(one)),
  )
  if (whole && !rules.test(dish)) return { text: `${whole}${text.slice(said.length)}`, told: null }
  if (!isKnown(name) && isDescription(dish, cookbook))
    return { text: `${dish}${text.slice(said.length)}`, told: toldOfNickname(name) }
  return { text, told: null }
}

const toldOfNickname = (name: string): string =>
  `“${name}” is no name that the kitchen knows: this is the dish by what you say of it.`
