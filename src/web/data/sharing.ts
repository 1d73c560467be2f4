import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { patchRecipe } from './recipe-cache.ts'

/** Switches a recipe's public link on and returns it; repeating the call changes nothing. */
export function useSwitchLinkOn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.share, { params: { id } }),
    onSuccess: (_, id) => patchRecipe(client, id, { isShared: true }),
  })
}

/** Switches a recipe's public link off, after which it leads nowhere. */
export function useSwitchLinkOff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.unshare, { params: { id } }),
    onSuccess: (_, id) => {
      patchRecipe(client, id, { isShared: false })
      client.removeQueries({ queryKey: ['/api/recipes/shared', id] })
    },
  })
}
