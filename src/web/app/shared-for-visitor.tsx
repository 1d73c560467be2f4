import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/lib/query-client.ts'
import { Shared } from '#web/pages/shared.tsx'

/** The shared page outside the members' app: it brings the data client along. */
export const SharedForVisitor = () => (
  <QueryClientProvider client={queryClient}>
    <Shared />
  </QueryClientProvider>
)
