import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { quotaQuery } from './quota.ts'
import { keepRecipe } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** Asks for a changed recipe. Nothing changes by it. */
export const useProposal = (recipeId: string) =>
  useMutation({
    mutationFn: ({ wish, signal }: { wish: string; signal: AbortSignal }) =>
      call(api.refine.propose, { params: { id: recipeId }, body: { wish }, signal }),
  })

/** Keeps a proposal as the recipe's new version. One key for each click that is meant. */
export function useKeepProposal(recipeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ proposalId, key }: { proposalId: string; key: string }) =>
      call(api.refine.accept, { params: { id: recipeId }, body: { proposalId }, idempotencyKey: key }),
    onSuccess: async ({ recipe }) => {
      await Promise.all([
        keepRecipe(client, recipe),
        // What hangs on the recipe: its versions, its foods.
        client.invalidateQueries({
          queryKey: recipeKey(recipeId),
          predicate: ({ queryKey }) => queryKey.length > recipeKey(recipeId).length,
        }),
        client.invalidateQueries({ queryKey: quotaQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['/api/auth/user'] }),
      ])
    },
  })
}
