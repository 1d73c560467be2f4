import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CookedBody } from '#contract/cooked.ts'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { recipeKey } from './recipe-keys.ts'

/** The days on which the cook cooked a recipe, latest first. */
export const cookedQuery = (recipeId: string) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'cooked'],
    queryFn: ({ signal }) => call(api.cooked.list, { params: { id: recipeId }, signal }),
  })

export const useAddCooked = (recipeId: string) =>
  useLogChange(recipeId, (body: CookedBody) => call(api.cooked.add, { params: { id: recipeId }, body }))

export const useUpdateCooked = (recipeId: string) =>
  useLogChange(recipeId, ({ id, ...body }: CookedBody & { id: string }) =>
    call(api.cooked.update, { params: { id }, body }),
  )

export const useRemoveCooked = (recipeId: string) =>
  useLogChange(recipeId, (id: string) => call(api.cooked.remove, { params: { id } }))

function useLogChange<Input, Reply>(recipeId: string, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Also after a refusal: another device may have changed the log.
    onSettled: () => client.invalidateQueries({ queryKey: cookedQuery(recipeId).queryKey }),
  })
}
