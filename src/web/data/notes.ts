import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** A cook's private notes on a recipe. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/recipe-notes', id],
    queryFn: ({ signal }) => call(api.notes.get, { params: { id }, signal }),
  })

/** Saves the notes if the stored text still equals `before`. @throws HttpError conflict when it differs */
export function useSaveNotes(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `notes-${id}` },
    mutationFn: (body: { notes: string; before?: string }) =>
      call(api.notes.update, { params: { id }, body }),
    onSuccess: (saved) => client.setQueryData(notesQuery(id).queryKey, saved),
  })
}
