import { numberWords } from '../../steps/number-words.ts'
import { claim, isClaimed, type Pass, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { listFrom } from './list-behind.ts'
import { excludeThings } from './rule-out.ts'
import type { Statement } from './statement.ts'

const replacing = wordSet('replace replaces replaced replacing')
const swapping = wordSet('swap swaps swapped swapping switch switching exchange exchanging')
const substituting = wordSet('substitute substitutes substituting sub subbing')
const asExclusion = { length: 0, strength: 'exclusion', runsOn: false } as const

/** Returns the place behind "in this recipe"; the same place where no such words stand. */
function placeBehind(reading: Reading, at: number): number {
  if (!/^(?:in|from)$/.test(wordAt(reading, at)) || reading.words[at]?.stop !== '') return at
  for (let to = at + 2; to <= at + 5; to++)
    if (/^(?:for|with|by|to)$/.test(wordAt(reading, to)) && reading.words[to]?.stop === '') return to
  return at
}

const nouns = wordSet(
  'substitute substitutes substitution replacement replacements alternative alternatives swap',
)
/**
 * Rules out the food that a cook wants another one for, with its amount: "a substitute for the four sticks of butter",
 * "a wine alternative".
 */
export const readReplaced: Pass = (reading) => {
  reading.words.forEach((_, at) => {
    const own = thingAt(reading.words, at)
    if (
      own &&
      !isClaimed(reading, at) &&
      nouns.has(wordAt(reading, own.to)) &&
      reading.words[own.to]?.stop === ''
    ) {
      excludeThings(reading, [own])
      claim(reading, 'exclusion', at, own.to + 1, `no ${own.name}`)
      return
    }
    if (!nouns.has(wordAt(reading, at)) || !/^(?:for|to)$/.test(wordAt(reading, at + 1))) return
    let from = at + 2
    while (
      /^(?:the|my|all|that|those|this|of|a|an|\d+|cups?|sticks?|pounds?|ounces?|oz|g|grams?|tablespoons?|teaspoons?|tbsp|tsp|cans?)$/.test(
        wordAt(reading, from),
      ) ||
      wordAt(reading, from) in numberWords
    )
      from++
    const thing = thingAt(reading.words, from)
    // "A substitute for wine" alone is a question about the food, and no dish.
    if (!thing || (from === at + 2 && at < 2)) return
    excludeThings(reading, [thing])
    claim(reading, 'exclusion', at, thing.to, `no ${thing.name}`)
  })
}

/**
 * Reads the exchange of one food for another: "swap the beef for lentils", "replace the chicken with tofu",
 * "substitute tofu for the chicken". The replaced food is excluded; the other stays a wish.
 */
export function readSwap(reading: Reading, at: number): Statement | null {
  const verb = wordAt(reading, at)
  const isSubstitute = substituting.has(verb)
  if (!replacing.has(verb) && !swapping.has(verb) && !isSubstitute) return null
  const skip = ['out', 'up'].includes(wordAt(reading, at + 1)) ? 2 : 1
  const first = listFrom(reading, at + skip, asExclusion)
  if (first.things.length === 0) return null
  const place = placeBehind(reading, first.to)
  const joint = wordAt(reading, place)
  // "Substitute the butter in this for oil": what is in the dish goes out.
  if (isSubstitute && joint === 'for' && place === first.to) {
    const second = listFrom(reading, first.to + 1, asExclusion)
    return second.things.length > 0
      ? { from: first.to, to: second.to, things: second.things, strength: 'exclusion' }
      : null
  }
  const isSwap = ['for', 'with', 'by', 'to'].includes(joint) || replacing.has(verb) || skip === 2
  return isSwap ? { from: at, to: first.to, things: first.things, strength: 'exclusion' } : null
}
