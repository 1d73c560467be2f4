import { type Reading, wordAt } from '../reading.ts'

import { wordSet } from '../word-set.ts'
import { listFrom } from './noun-phrases.ts'
import type { Statement } from './statement.ts'

const replacing = wordSet('replace replaces replaced replacing')
const swapping = wordSet('swap swaps swapped swapping switch switching exchange exchanging')
const substituting = wordSet('substitute substitutes substituting sub subbing')
const asExclusion = { length: 0, strength: 'exclusion', runsOn: false } as const

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
  const joint = wordAt(reading, first.to)
  if (isSubstitute && joint === 'for') {
    const second = listFrom(reading, first.to + 1, asExclusion)
    return second.things.length > 0
      ? { from: first.to, to: second.to, things: second.things, strength: 'exclusion' }
      : null
  }
  const isSwap = ['for', 'with', 'by', 'to'].includes(joint) || replacing.has(verb) || skip === 2
  return isSwap ? { from: at, to: first.to, things: first.things, strength: 'exclusion' } : null
}
