import { occasionsSaid } from '../cookbook/occasions.ts'
import type { ClaimKind } from './claim.ts'
import { type Craving, waysToMeet } from './craving.ts'

/** Part of a craving that was understood: the words as typed, and their meaning. */
export interface Understood {
  words: string
  means: string
}

const kinds: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'number',
  'condition',
  'allergy',
  'exclusion',
  'technique',
  'equipment',
  'state',
  'wish',
])

/** Largest number of chips that stays readable. */
const MOST = 12
const LONGEST = 60
/** The same for what is left out: a long list of it has to be seen all the same. */
const LONGEST_RULE = 160
const rules: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['allergy', 'exclusion', 'condition'])

/**
 * Returns the understood parts in the order of the words, the named dish first, for the cook to check and
 * take back.
 */
export function understoodOf(craving: Craving): Understood[] {
  const ways = waysToMeet(craving).flatMap(understoodOfWay)
  const each = new Map(ways.map((one) => [one.means, one]))
  return [...each.values()].slice(0, MOST)
}

function understoodOfWay({ claims = [], named, text, typed }: Craving): Understood[] {
  const dish =
    named && named.words.length <= LONGEST ? [{ words: named.words, means: named.words.toLowerCase() }] : []
  const others = claims
    .filter(({ kind, words, means }) => kinds.has(kind) && means !== '' && !named?.words.includes(words))
    .map(({ words, means, kind }) => ({ words, means, longest: rules.has(kind) ? LONGEST_RULE : LONGEST }))
    .filter(({ words, means, longest }) => words.length <= longest && means.length <= longest)
    .map(({ words, means }) => ({ words, means }))
  const days = occasionsSaid(typed ?? text).filter(
    ({ words }) => !named?.words.toLowerCase().includes(words.toLowerCase()),
  )
  // "Christmas" is shown as the day, and not as the winter that it also means.
  const isDay = (said: string) => days.some(({ words }) => words.toLowerCase() === said.toLowerCase())
  const each = new Map(
    [...dish, ...others.filter(({ words }) => !isDay(words)), ...days].map((one) => [one.means, one]),
  )
  return [...each.values()]
}
