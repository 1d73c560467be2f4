/** What words of a craving were read as. */
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

/** What the words of a wish may name. A family is a kind of food of which one may be chosen, a class is only ever left out. */
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

/** Words of a craving that one pass has read. */
export interface Claim {
  kind: ClaimKind
  /** The words as typed. */
  words: string
  /** What they mean, for people: `no peanuts`, `at most 30 minutes`. */
  means: string
  /** The words in English, of wishes and of what no pass has claimed. */
  english?: string
  /** A comma or another stop stands before the words. */
  afterStop?: boolean
  /** What a wish may name: `['dish']`, `['food', 'mood']`. */
  namesA?: WishKind[]
  /** The kinds of dish that the words may name. */
  dishes?: string[]
  /** The places of the words, `from` up to, not including, `to`. */
  from: number
  to: number
}

/** Nutrition per serving, as it is computed: kcal; grams; milligrams of sodium. */
export const measures = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const
export type Measure = (typeof measures)[number]

/** A figure per serving that was asked for. */
export interface Target {
  measure: Measure
  atLeast?: number
  atMost?: number
}

export const foodStates = ['leftover', 'cooked', 'raw', 'frozen', 'canned', 'dried'] as const

/** A food that is at hand in a state of its own, by its English name: `{ food: 'potato', state: 'leftover' }`. */
export interface FoodState {
  food: string
  state: (typeof foodStates)[number]
}

/** The words of a claim in English, in small letters. */
export const englishOfClaim = ({ english, words }: Claim): string => (english ?? words).toLowerCase()

/** Whether a claim wishes for a food or a kind of food. */
export const isFoodWish = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && namesA.some((one) => one === 'food' || one === 'family')
