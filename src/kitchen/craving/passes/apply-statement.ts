import type { Reading } from '../reading.ts'
import { isEgg, isOfAnimal, isUncooked } from './denied-raw.ts'
import { excludeThings, forbidThings } from './rule-out.ts'
import type { Statement } from './statement.ts'

/** Rules out the foods of a statement, and says so in the claims of its words. Changes the reading. */
export function applyStatement(reading: Reading, { from, to, things, strength }: Statement): void {
  const raw = strength === 'exclusion' ? things.filter((one) => isUncooked(reading, one)) : []
  if (raw.some(isEgg)) reading.cooksEggs = true
  if (raw.some(isOfAnimal)) reading.cooksMeat = true
  const out = things.filter((one) => !raw.includes(one))
  if (strength === 'allergy') forbidThings(reading, things)
  else excludeThings(reading, out)
  const list = things
    .map((one) => (raw.includes(one) ? `raw ${one.name}` : one.name === 'green' ? 'greens' : one.name))
    .join(', ')
  const own = reading.claims.filter((one) => one.kind === 'exclusion' && from <= one.from && one.to <= to)
  for (const one of own) {
    one.kind = strength === 'allergy' ? 'allergy' : 'exclusion'
    one.means = strength === 'allergy' ? `allergy: ${list}` : `no ${list}`
  }
}
