/** Line of an ingredient list, with the part of the dish that it belongs to: `For the sauce`. */
export interface FoundLine {
  text: string
  group: string | null
}

/** Facts of a foreign recipe for which a recipe here has no field. */
export const extraKinds = ['nutrition', 'rating', 'video', 'keywords', 'tools'] as const
export type ExtraKind = (typeof extraKinds)[number]

/**
 * Recipe as somebody else wrote it: plain text, nothing guessed, in the source's own order. Every reader
 * (page, pasted text, photo, another app's file) returns this type; `draftOf` converts it to a draft.
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
  /** Addresses of pictures as written in the source, the best first. */
  pictures: string[]
  /** Tips, storage advice and the like, in lines. */
  notes: string
  extras: ExtraKind[]
  /** Parts that were found and not understood, in words for a cook: `the cooking time "soon"`. */
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

/** True when the text is enough for a recipe: ingredients and steps, or a title with several of either. */
export const isRecipe = ({ title, ingredients, steps }: FoundRecipe): boolean =>
  (ingredients.length > 0 && steps.length > 0) ||
  (title !== '' && (ingredients.length > 1 || steps.length > 1))
