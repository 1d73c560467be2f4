import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { kindAsked } from '../../frames/index.ts'
import type { Claim } from '../claim.ts'
import type { Craving } from '../craving.ts'

/**
 * Reads the flavor of a food as what it is: the honey mustard of "honey mustard pork chops" is a sauce that a
 * frame makes, and neither a bought mustard nor two unknown words. Changes the craving.
 */
export function readFlavor(craving: Craving, { frames }: Cookbook): void {
  const asked = kindAsked(frames, craving)
  if (asked === null || asked.head !== null) return
  const words = new Set(nameKey(asked.kind).split(' '))
  const ids = new Set(asked.foods.flatMap(({ answers }) => answers))
  craving.unknown = craving.unknown?.filter((word) => !words.has(nameKey(word)))
  craving.claims = withFlavor(craving.claims ?? [], words)
  // A food that only the flavor's name brought in is part of the sauce.
  craving.foods = craving.foods.filter((id) => ids.has(id))
}

/** Joins the claims on the words of a flavor to one wish. */
function withFlavor(claims: readonly Claim[], words: ReadonlySet<string>): Claim[] {
  const isOfFlavor = ({ kind, words: said }: Claim) =>
    kind !== 'exclusion' &&
    kind !== 'allergy' &&
    nameKey(said)
      .split(' ')
      .every((word) => words.has(word))
  const read: Claim[] = []
  for (const claim of claims) {
    const before = read.at(-1)
    const isNext = before !== undefined && before.to === claim.from && isOfFlavor(before)
    if (!isOfFlavor(claim)) read.push(claim)
    else if (isNext) read.splice(-1, 1, flavorOf(before, `${before.words} ${claim.words}`, claim.to))
    else read.push(flavorOf(claim, claim.words, claim.to))
  }
  return read
}

const flavorOf = (claim: Claim, words: string, to: number): Claim => ({
  ...claim,
  kind: 'wish',
  namesA: ['mood'],
  dishes: [],
  words,
  english: words,
  means: words.toLowerCase(),
  to,
})
