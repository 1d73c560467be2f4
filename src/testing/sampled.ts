import { hashOfSources } from './hash-of-sources.ts'

/** True for proofs that take longer than they say between two changes: `PROOF=full`, as `npm run goals` sets it. */
const isFullProof = process.env.PROOF === 'full'

/** True when sweeps are to be whole: `SWEEPS=all npm test -- unit`. */
const isWhole = isFullProof || process.env.SWEEPS === 'all'

/** A number that each change of the sources changes, and that is the same for the same sources. */
const turn = Number.parseInt(hashOfSources().slice(0, 8), 16)

/**
 * Returns one in so many elements of a list, evenly spread and never none, for sweeps over thousands of recipes
 * or cravings that would take minutes. Each change of the sources chooses other ones, so that all get their
 * turn; `SWEEPS=all` keeps all.
 */
export const sampled = <Element>(list: readonly Element[], oneIn: number): Element[] => {
  const step = isWhole ? 1 : Math.max(1, Math.min(oneIn, list.length))
  return list.filter((_, at) => at % step === turn % step)
}
