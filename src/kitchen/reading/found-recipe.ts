/** A line of an ingredient list, with the heading of its part of the dish: `For the sauce`. */
export interface FoundLine {
  text: string
  group: string | null
}

/** Facts of a recipe elsewhere for which recipes here have no field. */
export const extraKinds = ['nutrition', 'rating', 'video', 'keywords', 'tools'] as const
export type ExtraKind = (typeof extraKinds)[number]

/**
 * A recipe as somebody else wrote it: plain text, nothing guessed, in the source's own order. Every reader
 * (page, pasted text, photo, another app's file) makes one of these; `draftOf` makes a draft of it.
 */
export interface FoundRecipe {
  title: string
  description: string
  ingredients: FoundLine[]
  steps: FoundLine[]
  /** Minutes; null when nothing was said or understood. */
  prepMinutes: number | null
  cookMinutes: number | null
  /** Minutes of rising, chilling or waiting. */
  restMinutes: number | null
  totalMinutes: number | null
  /** Yield as written: `Serves 4–6`, `12 cookies`. */
  yield: string | null
  /** Words that may name a meal: categories, courses, keywords. The surest come first. */
  categories: string[]
  author: string | null
  /** Address that the source gives as its origin. */
  address: string | null
  /** Addresses of pictures as written in the source, best first. */
  pictures: string[]
  /** Tips, storage advice and the like, in lines. */
  notes: string
  extras: ExtraKind[]
  /** Parts of the source that made no sense, in words for the cook: `the cooking time "soon"`. */
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

/**
 * True when there is enough for a recipe: something to buy and something to do, or a name with one of both.
 */
export const isRecipe = ({ title, ingredients, steps }: FoundRecipe): boolean =>
  (ingredients.length > 0 && steps.length > 0) ||
  (title !== '' && (ingredients.length > 1 || steps.length > 1))
