import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Recipes to cook some day, the latest first. Only for active subscribers. */
export const shelfQuery = queryOptions({
  queryKey: ['/api/shelf'],
  queryFn: ({ signal }) => call(api.shelf.list, { signal }),
  // Recipes are renamed and deleted elsewhere.
  staleTime: 0,
})

/** `addedAt` puts a recipe back where it was. */
export const useAddToShelf = () =>
  useShelfChange(({ id, addedAt }: { id: string; addedAt?: string | undefined }) =>
    call(api.shelf.add, { params: { id }, body: addedAt ? { addedAt } : {} }),
  )

export const useTakeFromShelf = () =>
  useShelfChange((id: string) => call(api.shelf.remove, { params: { id } }))

function useShelfChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Also after a refusal: another device may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
  })
}
