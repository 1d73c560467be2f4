import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportChoice, ImportJob } from '#contract/imports.ts'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

const IMPORTS = '/api/imports'
/** How often a file that is being worked on is asked after. */
const LOOK_MS = 700

/** Files that were brought lately, newest first. */
export const importsQuery = queryOptions({
  queryKey: [IMPORTS],
  queryFn: ({ signal }) => call(api.imports.list, { signal }),
})

export const isAtWork = (job: ImportJob | undefined): boolean =>
  job?.state === 'reading' || job?.state === 'saving'

/** One of them; while it is worked on, it is asked after again and again. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [IMPORTS, id],
    queryFn: ({ signal }) => call(api.imports.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? LOOK_MS : false),
  })

/** The recipes of a file, a page at a time. `state` belongs to the key: a saved file's recipes have addresses. */
export const importItemsQuery = (id: string, state: ImportJob['state']) =>
  infiniteQueryOptions({
    queryKey: [IMPORTS, id, 'items', state],
    queryFn: ({ pageParam, signal }) =>
      call(api.imports.items, { params: { id }, query: { after: pageParam }, signal }),
    initialPageParam: -1,
    getNextPageParam: ({ next }) => next,
  })

export function useUploadFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return call(api.imports.start, { form })
    },
    onSuccess: (job) => client.setQueryData(importQuery(job.id).queryKey, job),
  })
}

export function useSaveImport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: ImportChoice) => call(api.imports.save, { params: { id }, body: choice }),
    onSuccess: (job) => client.setQueryData(importQuery(id).queryKey, job),
  })
}

export function useForgetImport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.imports.remove, { params: { id } }),
    onSuccess: () => client.removeQueries({ queryKey: [IMPORTS, id] }),
  })
}

/** An import may touch everything of a cook: all but the imports themselves is read anew when it is next shown. */
export function useAfterImport() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== IMPORTS })
}
