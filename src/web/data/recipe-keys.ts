import type { Query } from '@tanstack/react-query'

const RECIPES = '/api/recipes'

/** The key of one recipe. */
export const recipeKey = (id: string) => [RECIPES, 'one', id] as const

/** The key of a list of whole recipes. */
export const listKey = (...filter: string[]) => [RECIPES, ...filter] as const

/** Whether a query holds a list of recipes. */
export const isRecipeList = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] === RECIPES && queryKey[1] !== 'one'
