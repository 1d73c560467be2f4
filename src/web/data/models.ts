import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { ModelRole } from '#contract/models.ts'
import { call } from '#web/lib/http.ts'

export const modelReportQuery = queryOptions({
  queryKey: ['/api/admin/models'],
  queryFn: ({ signal }) => call(api.models.report, { signal }),
  staleTime: 0,
})

/** Tests one model with one small question, and then refetches the models' report, which holds the result. */
export function useTryModel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (role: ModelRole) => call(api.models.tryOut, { body: { role } }),
    onSettled: () => client.invalidateQueries({ queryKey: modelReportQuery.queryKey }),
  })
}
