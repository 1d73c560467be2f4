import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

export const foldersQuery = queryOptions({
  queryKey: ['/api/folders'],
  queryFn: ({ signal }) => call(api.folders.list, { signal }),
})
