import type { RecipeFile } from './recipe-file.ts'

type Names = Pick<RecipeFile, 'title' | 'short' | 'names'>

/** Returns the names that no other recipe has. */
export const ownNamesOf = ({ title, short, names }: Names): string[] => [
  title,
  ...(short ? [short] : []),
  ...names,
]

/** Returns every name of a recipe: its own, and those that it shares with others. */
export const namesOf = (file: Names & Pick<RecipeFile, 'family'>): string[] => [
  ...ownNamesOf(file),
  ...file.family,
]
