import { rankOf } from '../languages/word-ranks.ts'
import type { Craving } from './craving.ts'

/** Everyday words are talk; rarer ones may have named what was wished for. */
const RARE = 5000

/** The words of a craving that were not understood and are no everyday English. */
export const strangersIn = ({ unknown = [] }: Craving): string[] =>
  unknown.filter((word) => (rankOf(word, 'en') ?? RARE) >= RARE)
