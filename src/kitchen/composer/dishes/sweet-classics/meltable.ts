import type { Kit } from '../../kit.ts'

/** Chocolate to melt, of what the rules allow: where nuts are out, most bars are, and chips are not. */
export const meltable = (kit: Kit): string | null =>
  ['dark-chocolate', 'vegan-dark-chocolate', 'chocolate-chip', 'vegan-chocolate-chip'].find(kit.ok) ?? null

/** Its line; chips need no knife. */
export const meltableLine = (id: string, ounces: number): string =>
  `${ounces} oz ${id}${id.endsWith('chip') ? '' : ' | finely chopped'}`
