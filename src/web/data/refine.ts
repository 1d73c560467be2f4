import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { quotaQuery } from './quota.ts'
import { keepRecipe } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** Requests a proposal for a changed recipe; the recipe itself stays unchanged. */
export const useProposal = (recipeId: string) =>
  useMutation({
    mutationFn: ({ wish, signal }: { wish: string; signal: AbortSignal }) =>
      call(api.refine.propose, { params: { id: recipeId }, body: { wish }, signal }),
  })

/** Accepts a proposal as the recipe's new version; the idempotency key is one per intended click. */
export function useKeepProposal(recipeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ proposalId, key }: { proposalId: string; key: string }) =>
      call(api.refine.accept, { params: { id: recipeId }, body: { proposalId }, idempotencyKey: key }),
    onSuccess: async ({ recipe }) => {
      await Promise.all([
        keepRecipe(client, recipe),
        // Queries below the recipe's key, such as its versions and foods, belong to the old version.
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
