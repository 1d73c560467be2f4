import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { applyWaiting } from '#web/data/waiting-changes.ts'
import { authState } from '#web/lib/auth.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { keepQueries } from '#web/offline/kept-queries.ts'
import { askAhead } from './ask-ahead.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { MemberRoutes } from './member-routes.tsx'
import { useDevice } from './use-device.ts'
import { useSync } from './use-sync.ts'

keepQueries(queryClient, applyWaiting)

export { prepareHome } from './member-routes.tsx'

export function MemberApp() {
  useDevice(queryClient, authState().user?.uid ?? '')
  const ready = useSync(queryClient)
  useState(() => ready && askAhead(queryClient, window.location))
  if (!ready) return <LoadingScreen />
  return (
    <QueryClientProvider client={queryClient}>
      <MemberRoutes />
    </QueryClientProvider>
  )
}
