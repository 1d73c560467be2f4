/** One, two, three or four columns by the room that the list has: put it inside of an `@container`. */
export const recipeColumns =
  'grid grid-cols-1 gap-5 @min-[33rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[66rem]:grid-cols-4'

/** The gap of the columns above. */
export const COLUMN_GAP_PX = 20
