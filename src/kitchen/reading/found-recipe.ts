/** A line of an ingredient list, and the part of the dish it is for: `For the sauce`. */
export interface FoundLine {
  text: string
  group: string | null
}

/** What a recipe elsewhere says beside what a recipe here has a place for. */
export const extraKinds = ['nutrition', 'rating', 'video', 'keywords', 'tools'] as const
export type ExtraKind = (typeof extraKinds)[number]

/**
 * A recipe as somebody else wrote it: plain text, nothing guessed, in the source's own order. Every reader (page, pasted
 * text, photo, another app's file) makes one of these; `draftOf` makes a draft of it.
 */
export interface FoundRecipe {
  title: string
  description: string
  ingredients: FoundLine[]
  steps: FoundLine[]
  /** Minutes; null where nothing was said or nothing could be understood. */
  prepMinutes: number | null
  cookMinutes: number | null
  /** Rising, chilling, waiting. */
  restMinutes: number | null
  totalMinutes: number | null
  /** As written: `Serves 4–6`, `12 cookies`. */
  yield: string | null
  /** Words that may name a meal: categories, courses, keywords. The surest first. */
  categories: string[]
  author: string | null
  /** Where the source says that it comes from. */
  address: string | null
  /** Addresses as they stand in the source, best first. */
  pictures: string[]
  /** The cook's tips, storage and the like, in lines. */
  notes: string
  extras: ExtraKind[]
  /** What was there and made no sense, in a cook's words: `the cooking time "soon"`. */
  unclear: string[]
}

export const nothingFound = (): FoundRecipe => ({
  title: '',
  description: '',
  ingredients: [],
  steps: [],
  prepMinutes: null,
  cookMinutes: null,
  restMinutes: null,
  totalMinutes: null,
  yield: null,
  categories: [],
  author: null,
  address: null,
  pictures: [],
  notes: '',
  extras: [],
  unclear: [],
})

/** Whether there is enough to be called a recipe: something to buy and something to do, or a name with one of both. */
export const isRecipe = ({ title, ingredients, steps }: FoundRecipe): boolean =>
  (ingredients.length > 0 && steps.length > 0) ||
  (title !== '' && (ingredients.length > 1 || steps.length > 1))
