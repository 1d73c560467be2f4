import { QueryClientProvider } from '@tanstack/react-query'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#contract/limits.ts'
import { layWaiting } from '#web/data/waiting-changes.ts'
import { authState } from '#web/lib/auth.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { keepQueries } from '#web/offline/kept-queries.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MemberRoutes } from './member-routes.tsx'
import { useDevice } from './use-device.ts'
import { useSync } from './use-sync.ts'

keepQueries(queryClient, layWaiting)

export { prepareHome } from './member-routes.tsx'

export function MemberApp() {
  useDevice(queryClient, authState().user?.uid ?? '')
  const ready = useSync(queryClient)
  if (!ready) return <LoadingScreen />
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayMs={TOOLTIP_DELAY_MS} skipDelayMs={TOOLTIP_SKIP_DELAY_MS}>
        <MemberRoutes />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
