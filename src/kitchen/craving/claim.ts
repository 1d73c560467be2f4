/** Kinds of meaning that words of a craving can be read as. */
export type ClaimKind =
  | 'number'
  | 'condition'
  | 'unknown-condition'
  | 'allergy'
  | 'exclusion'
  | 'technique'
  | 'equipment'
  | 'state'
  | 'not-food'
  | 'wish'
  | 'joining'
  | 'unknown'

/**
 * Kinds of thing that the words of a wish may name. Any food of a family may be chosen; a class is only ever
 * left out.
 */
export type WishKind =
  | 'dish'
  | 'food'
  | 'family'
  | 'class'
  | 'diet'
  | 'cuisine'
  | 'mood'
  | 'category'
  | 'equipment'

/** Words of a craving that one pass has read, with their meaning. */
export interface Claim {
  kind: ClaimKind
  /** The words as typed. */
  words: string
  /** Meaning of the words, for people: `no peanuts`, `at most 30 minutes`. */
  means: string
  /** English of the words; set on wishes and on words that no pass has claimed. */
  english?: string
  /** True when a comma or another stop stands before the words. */
  afterStop?: boolean
  /** Kinds that the words of a wish may name: `['dish']`, `['food', 'mood']`. */
  namesA?: WishKind[]
  /** The kinds of dish that the words may name. */
  dishes?: string[]
  /** Range of word positions, `from` inclusive and `to` exclusive. */
  from: number
  to: number
}

/**
 * Nutrients that a craving can limit per serving: calories in kcal, sodium in milligrams, the others in
 * grams.
 */
export const measures = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const
export type Measure = (typeof measures)[number]

/** Limit per serving that the craving asks for, such as at least 25 g of protein. */
export interface Target {
  measure: Measure
  atLeast?: number
  atMost?: number
  /** True for a wish in words, such as "not too sweet": a dish that misses it is made all the same, and the cook told. */
  isSoft?: true
}

export const foodStates = ['leftover', 'cooked', 'raw', 'frozen', 'canned', 'dried'] as const

/** Food at hand in a state of its own, by its English name: `{ food: 'potato', state: 'leftover' }`. */
export interface FoodState {
  food: string
  state: (typeof foodStates)[number]
}

/** Amount of a food that the cook has: `{ food: 'egg yolk', quantity: 6, unit: null, words: '6 egg yolks' }`. */
export interface AmountAtHand {
  /** English name of the food, in the singular. */
  food: string
  quantity: number
  /** Unit as typed; null for a food that is counted. */
  unit: string | null
  /** The whole amount as typed. */
  words: string
}

/** Amount of a dish that is to be made: a share of the recipe, a number of pieces, or a volume. */
export interface Yield {
  /** The whole amount as typed. */
  words: string
  times?: number
  pieces?: number
  /** Noun that is counted, in the singular: `cupcake`, `loaf`. */
  of?: string
  milliliters?: number
}

/** Words that say where on the table a dish stands, and name none: a coleslaw is a side dish however it is filed. */
export const saysSideDish = /^sides?(?: dish(?:es)?)?$/i

/** Returns the words of a claim in English and lower case. */
export const englishOfClaim = ({ english, words }: Claim): string => (english ?? words).toLowerCase()

/**
 * Returns the cook's own word for a food that was understood: "moose" where the kitchen knows it as bison. The name
 * stands where the words are several or none.
 */
export function saidOf({ claims = [] }: { claims?: readonly Claim[] }, food: string): string {
  const said = claims.filter(({ kind, means }) => kind === 'wish' && means === food)
  const words = said[0]?.words.toLowerCase() ?? food
  return said.length === 1 && !words.includes(food) ? words : food
}

/** True when a claim wishes for a food or a family of foods. */
export const isFoodWish = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.some((one) => one === 'food' || one === 'family')

/** True when a claim wishes for a dish, a food or a family of foods. */
export const namesThing = (claim: Claim): boolean =>
  isFoodWish(claim) || (claim.kind === 'wish' && (claim.namesA?.includes('dish') ?? false))
