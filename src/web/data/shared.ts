import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** A recipe whose owner shared it, for anyone. */
export const sharedRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/recipes/shared', id],
    queryFn: ({ signal }) => call(api.shared.get, { params: { id }, signal }),
  })
