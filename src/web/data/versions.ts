import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { keepRecipe } from './recipe-cache.ts'

/** All versions of a recipe. `now` is its present version; as part of the key it prevents a stale list. */
export const versionsQuery = (id: string, now: number) =>
  queryOptions({
    queryKey: ['/api/recipe-versions', id, now],
    queryFn: ({ signal }) => call(api.versions.list, { params: { id }, signal }),
  })

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['/api/recipe-versions', id, 'one', version],
    queryFn: ({ signal }) => call(api.versions.get, { params: { id, version }, signal }),
  })

export function useRestoreVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => call(api.versions.restore, { params: { id, version } }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}
