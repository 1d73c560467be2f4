import type { Reading } from '../reading.ts'
import type { Thing } from '../things.ts'
import { excludeThings, forbidThings } from './rule-out.ts'
import type { Statement } from './statement.ts'

/** True for an egg that is denied raw or runny, "no raw egg": a cooked one is welcome. */
const isUncookedEgg = (reading: Reading, { from, to, name }: Thing): boolean =>
  /^eggs?(?: (?:yolk|white))?$/.test(name) &&
  reading.words.slice(from, to).some(({ plain }) => /^(?:raw|runny|uncooked|undercooked)$/.test(plain))

/** Rules out the foods of a statement, and says so in the claims of its words. Changes the reading. */
export function applyStatement(reading: Reading, { from, to, things, strength }: Statement): void {
  const raw = strength === 'exclusion' ? things.filter((one) => isUncookedEgg(reading, one)) : []
  if (raw.length > 0) reading.cooksEggs = true
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
