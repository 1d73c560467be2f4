import { claim, isClaimed, type Reading } from '../reading.ts'
import { thingAt } from '../things.ts'
import { excludeThings } from './rule-out.ts'

/** Answers to a food that is asked after, by which it is left out: "but eggs? Forget it." */
const wavingOff =
  /^(?:forget (?:it|about it|about them|that|them)|no way|no thanks|no thank you|nope|no sir|yuck|eww*|ugh|hell no|heck no|hard pass|not a chance|never|absolutely not|no chance|nein danke|auf keinen fall|ni hablar|ni loco|hors de question|non merci|beurk|no grazie|neanche per sogno|manco morto)(?=$| )/

/** Reads "eggs? Forget it." as leaving eggs out. */
export function readWavedOff(reading: Reading): void {
  const { words } = reading
  for (let at = 0; at < words.length; at++) {
    const thing = isClaimed(reading, at) ? null : thingAt(words, at)
    const next = thing ? words[thing.to] : undefined
    if (!thing || !next || !/^\s*\?/.test(next.stop)) continue
    const rest = words
      .slice(thing.to, thing.to + 4)
      .map(({ folded }) => folded)
      .join(' ')
    const length = wavingOff.exec(rest)?.[0].split(' ').length ?? 0
    if (length === 0) continue
    excludeThings(reading, [thing])
    claim(reading, 'exclusion', thing.from, thing.to + length, `no ${thing.name}`)
  }
}
