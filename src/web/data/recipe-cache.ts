import type { QueryClient } from '@tanstack/react-query'
import type { Recipe } from '#contract/recipe.ts'
import { isRecipeList, recipeKey } from './recipe-keys.ts'

/** Every list of recipes, whatever its filter; single recipes stay. */
export const invalidateLists = (client: QueryClient) => client.invalidateQueries({ predicate: isRecipeList })

/** Changes one recipe wherever it is in the cache. */
export function patchRecipe(client: QueryClient, id: string, patch: Partial<Recipe>): void {
  client.setQueryData<Recipe>(recipeKey(id), (old) => old && { ...old, ...patch })
  client.setQueriesData<Recipe[]>({ predicate: isRecipeList }, (old) =>
    old?.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  )
}

/** A recipe as the server has it now: into the cache as it came; the lists are read anew. */
export async function keepRecipe(client: QueryClient, recipe: Recipe): Promise<void> {
  client.setQueryData(recipeKey(recipe.id), recipe)
  patchRecipe(client, recipe.id, recipe)
  await invalidateLists(client)
}

/** Takes a recipe out of every list. Its own page may still show it, and asks anew when it is next opened. */
export function forgetRecipe(client: QueryClient, id: string): void {
  client.setQueriesData<Recipe[]>({ predicate: isRecipeList }, (old) => old?.filter((one) => one.id !== id))
  void client.invalidateQueries({ queryKey: recipeKey(id), refetchType: 'none' })
  void invalidateLists(client)
}
