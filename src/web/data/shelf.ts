import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Recipes that the cook wants to cook some day, latest first; for active subscribers only. */
export const shelfQuery = queryOptions({
  queryKey: ['/api/shelf'],
  queryFn: ({ signal }) => call(api.shelf.list, { signal }),
  // Other pages rename and delete recipes.
  staleTime: 0,
})

/** Adds a recipe to the shelf; `addedAt` restores a removed one at its old place. */
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
    // A refused change refetches the shelf as well, because another device may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
  })
}
