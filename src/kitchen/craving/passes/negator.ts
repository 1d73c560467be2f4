/**
 * Strictness of a denied list. `leave` counts only with an `out` or `off` behind the list: "leave the olives
 * out".
 */
export type Strength = 'allergy' | 'exclusion' | 'leave'

/** Words that deny the list of foods behind them. */
export interface Negator {
  /** Number of words. */
  length: number
  strength: Strength
  /** True when the list runs on over commas: "without onions, garlic, leeks". */
  runsOn: boolean
  /** True when names of dishes may stand in the list: "something other than tacos or spaghetti sauce". */
  ofDishes?: boolean
  /** True where parts of dishes may stand by themselves: "anything with sauce on it". */
  ofParts?: boolean
  /** True for a matter of taste, where the longer name of a dish is meant: "doesn't like fettuccine alfredo". */
  ofTaste?: boolean
}
