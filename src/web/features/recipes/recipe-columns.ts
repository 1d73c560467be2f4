/** Classes for one to four columns, depending on the width of the surrounding `@container`. */
export const recipeColumns =
  'grid grid-cols-1 gap-5 @min-[33rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[66rem]:grid-cols-4'

/** Gap between the columns in pixels. */
export const COLUMN_GAP_PX = 20
