interface Collective {
  /** Member that a finished dish may take in for the word: a strewn herb does no harm. */
  member?: string
  /** True where every dish has some: who asks for a meatloaf "with seasoning" asks for a meatloaf. */
  isInEach?: true
}

/** Words by which cooks name foods together without saying which. */
const collectives: Readonly<Record<string, Collective>> = {
  herb: { member: 'parsley', isInEach: true },
  spice: { isInEach: true },
  seasoning: { isInEach: true },
  aromatic: { isInEach: true },
  vegetable: {},
  veggie: {},
  veg: {},
  green: {},
  topping: {},
  fixing: {},
  trimming: {},
}

const entryOf = (word: string): Collective | undefined => {
  const singular = word.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(collectives, singular) ? collectives[singular] : undefined
}

/** True for a word that names foods together: herbs, vegetables, seasoning. */
export const isCollective = (word: string): boolean => entryOf(word) !== undefined

/** True for a collective word that names no dish beside another one, since each dish has some. */
export const isInEachDish = (word: string): boolean => entryOf(word)?.isInEach ?? false

/** Returns the food that a dish may take in for a collective word, so that a wish for herbs is met; null for none. */
export const memberFor = (word: string): string | null => entryOf(word)?.member ?? null
