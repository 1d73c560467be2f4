import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { authState, onAuth, wasSignedIn } from '#web/lib/auth.ts'
import { useCodeQuestion } from '#web/lib/code-question.ts'
import { authModeOf } from '#web/lib/paths.ts'
import { notePaymentReturn } from '#web/lib/payment-return.ts'
import { prepared } from '#web/lib/prepared.tsx'
import { useToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/words/words.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { isForVisitorsToo, VisitorRoutes } from './visitor-routes.tsx'

// The address may carry the secret of a payment, so it is cleaned before any other code reads it.
notePaymentReturn()

const loadMembers = () => import('./member-app.tsx')
const MemberApp = prepared(() => loadMembers().then((module) => module.MemberApp))
const CodeDialog = lazy(() =>
  import('#web/features/auth/code-dialog.tsx').then((module) => ({ default: module.CodeDialog })),
)
const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/**
 * A page with all components of the interface in every state. The production build omits it, because
 * `import.meta.env.DEV` is false there.
 */
const DesignPage = import.meta.env.DEV
  ? lazy(() => import('#web/design/design-page.tsx').then((module) => ({ default: module.DesignPage })))
  : null

/**
 * Fetches the members' pages while the sign-in state is unknown, because a cook who was signed in here most
 * likely still is.
 */
export const prepareMembers = (): void => {
  if (wasSignedIn()) MemberApp.prepare()
}

export const App = () => (
  <BrowserRouter>
    <Guarded />
    <ToasterWhenNeeded />
    <CodeDialogWhenAsked />
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
  useLanguage() // dates and prices without a text beside them are redrawn too when the language changes
  const status = useStatus()
  const { pathname, search } = useLocation()
  const isSigningIn = status === 'visitor' && authModeOf(new URLSearchParams(search)) !== null
  useEffect(() => {
    if (!isSigningIn) return
    MemberApp.prepare()
    loadMembers().then(
      ({ prepareHome }) => prepareHome(),
      () => undefined, // a failed fetch is repeated when the code is needed
    )
  }, [isSigningIn])
  if (DesignPage && pathname === '/design') return <DesignPage />
  if (status === 'member') return <MemberApp />
  // A cook will most likely be shown in a moment, so the visitors' routes are not even matched.
  if (status === 'loading' && wasSignedIn() && !isForVisitorsToo(pathname)) return <LoadingScreen />
  return <VisitorRoutes loading={status === 'loading'} />
}

/**
 * The sign-in status. The step from loading to member draws the whole app, so it runs as a transition during
 * which the browser can respond. All other changes apply at once: after signing out, nothing of the cook
 * stays visible.
 */
function useStatus() {
  const [status, setStatus] = useState(() => authState().status)
  useEffect(() => {
    let shown = authState().status
    const follow = () => {
      const before = shown
      shown = authState().status
      if (before === 'loading' && shown === 'member') startTransition(() => setStatus('member'))
      else setStatus(shown)
    }
    setStatus(shown) // the status may have changed between the first render and this effect
    return onAuth(follow)
  }, [])
  return status
}

/** The toaster, loaded with the first toast; after that it stays mounted, with its live region. */
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

/**
 * The dialog for the authenticator app's code, on any page while a sign-in with the right password waits for
 * it.
 */
function CodeDialogWhenAsked() {
  const question = useCodeQuestion()
  return (
    question && (
      <Suspense fallback={null}>
        <CodeDialog question={question} />
      </Suspense>
    )
  )
}
