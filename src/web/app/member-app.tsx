import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#contract/limits.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { lookForServer } from '#web/offline/look-for-server.ts'
import { startWorker } from '#web/offline/new-version.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MemberRoutes } from './member-routes.tsx'
import { useSync } from './use-sync.ts'

const A_MOMENT_MS = 1000

export { prepareHome } from './member-routes.tsx'

export function MemberApp() {
  const ready = useSync(queryClient)
  useEffect(keepForLater, [])
  if (!ready) return <LoadingScreen />
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayMs={TOOLTIP_DELAY_MS} skipDelayMs={TOOLTIP_SKIP_DELAY_MS}>
        <MemberRoutes />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

/** What the page needs once it stands, and not before. */
function keepForLater() {
  const timer = setTimeout(() => void startWorker(), A_MOMENT_MS)
  const stop = lookForServer()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
