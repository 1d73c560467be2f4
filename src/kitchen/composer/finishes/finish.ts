/** Kinds of plate that a finish may suit; `suits.ts` says which dish is which. */
export type Plate =
  | 'smooth-soup'
  | 'chunky-soup'
  | 'asian-bowl'
  | 'stew'
  | 'chili'
  | 'curry'
  | 'roast'
  | 'pan'
  | 'tomato-pasta'
  | 'pale-pasta'
  | 'grain'
  | 'leaf-salad'
  | 'bake'
  | 'eggs'
  | 'handheld'
  | 'toast'
  | 'burger'
  | 'potato'
  | 'cake'
  | 'loaf'
  | 'muffin'
  | 'scone'
  | 'brownie'
  | 'cookie'
  | 'griddle'
  | 'cold-sweet'
  | 'cream-sweet'
  | 'fruit-bake'
  | 'porridge'
  | 'smoothie'

/**
 * What goes on last and makes this evening's version another dish than yesterday's: a relish, a crumble, a sauce.
 * Lines are in the dishes' notation, amounts for four.
 */
export interface Finish {
  /** As a title ends, after "with": `Gremolata`. */
  name: string
  lines: string
  /** How it is made: a step of its own before the last one. */
  make?: string
  /** How it is served: a sentence that ends the last step. */
  serve: string
  /** A crust instead: what to do right before baking, as "scatter with the streusel". */
  crust?: string
  suits: readonly Plate[]
  /** Only in dishes of these cuisines, or of none. */
  cuisines?: readonly string[]
}

export const finish = (
  name: string,
  suits: string,
  lines: string,
  serve: string,
  make = '',
  cuisines = '',
): Finish => ({
  name,
  suits: suits.split(' ') as Plate[], // a test holds every row against the plates that dishes have
  lines,
  serve,
  ...(make && { make }),
  ...(cuisines && { cuisines: cuisines.split(' ') }),
})

/** A crust that bakes on: `onto` is done right before the tin goes into the oven. */
export const crust = (name: string, suits: string, lines: string, onto: string, make = ''): Finish => ({
  ...finish(name, suits, lines, '', make),
  crust: onto,
})
