import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportChoice, ImportJob } from '#contract/imports.ts'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

const IMPORTS = '/api/imports'
/** Milliseconds between two polls of an import that is being processed. */
const LOOK_MS = 700

/** The cook's recent imports, newest first. */
export const importsQuery = queryOptions({
  queryKey: [IMPORTS],
  queryFn: ({ signal }) => call(api.imports.list, { signal }),
})

export const isAtWork = (job: ImportJob | undefined): boolean =>
  job?.state === 'reading' || job?.state === 'saving'

/** One import, which is polled for as long as it is being processed. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [IMPORTS, id],
    queryFn: ({ signal }) => call(api.imports.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? LOOK_MS : false),
  })

/**
 * The recipes of an imported file, page by page. `state` is part of the key because only saved recipes have
 * addresses.
 */
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

/**
 * Invalidates all cached data but the imports after an import, because it may touch any of the cook's data.
 */
export function useAfterImport() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== IMPORTS })
}
