import { lazy, Suspense, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { useAuth, wasSignedIn } from '#web/lib/auth.ts'
import { useToast } from '#web/lib/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { VisitorRoutes } from './visitor-routes.tsx'

const loadMembers = () => import('./member-app.tsx')
const MemberApp = lazy(() => loadMembers().then((module) => ({ default: module.MemberApp })))
const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

// Someone who was signed in here most likely still is: their pages are fetched while that is being found out.
if (wasSignedIn()) void loadMembers()

export const App = () => (
  <BrowserRouter>
    <Guarded />
    <ToasterWhenNeeded />
  </BrowserRouter>
)

function Guarded() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetOn={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes />
      </Suspense>
    </ErrorBoundary>
  )
}

function Routes() {
  const { status } = useAuth()
  if (status === 'member') return <MemberApp />
  return <VisitorRoutes loading={status === 'loading'} />
}

/** The toasts' code is fetched with the first toast; from then on it stays, with its live region. */
function ToasterWhenNeeded() {
  const [needed, setNeeded] = useState(false)
  const shown = useToast() !== null
  if (shown && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
