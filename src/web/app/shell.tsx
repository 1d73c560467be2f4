import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LeaveWatch } from '#web/features/offline/leave-watch.tsx'
import { TimersMount } from '#web/features/timers/timers-mount.tsx'
import { useAuth } from '#web/lib/auth.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ThemeOfCook } from './theme-of-cook.ts'
import { TopBar } from './top-bar.tsx'
import { usePageStart } from './use-page-start.ts'
import { useStill } from './use-still.ts'

/** The frame around every page of a signed-in cook. */
export function Shell() {
  const t = useWords(frameWords)
  const { pathname } = useLocation()
  const main = usePageStart()
  const { user } = useAuth()
  useStill(user?.uid ?? '')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-card focus:px-4 focus:py-3 focus:shadow-float"
      >
        {t.skip}
      </a>
      <TopBar />
      <div id="main" ref={main} tabIndex={-1} className="flex-1 pb-24 outline-none md:pb-16">
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
      <TimersMount owner={user?.uid ?? ''} placement="floating" />
      <BottomTabs />
      <LeaveWatch />
      <ThemeOfCook />
    </div>
  )
}
