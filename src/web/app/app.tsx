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

// Before anything else sees the address: it may carry the secret of a payment.
notePaymentReturn()

const loadMembers = () => import('./member-app.tsx')
const MemberApp = prepared(() => loadMembers().then((module) => module.MemberApp))
const CodeDialog = lazy(() =>
  import('#web/features/auth/code-dialog.tsx').then((module) => ({ default: module.CodeDialog })),
)
const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Every primitive in every state. Not part of a build for production: this is `false` there, and nothing imports it. */
const DesignPage = import.meta.env.DEV
  ? lazy(() => import('#web/design/design-page.tsx').then((module) => ({ default: module.DesignPage })))
  : null

/** Someone who was signed in here most likely still is: their pages are fetched while that is being found out. */
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
  useLanguage() // what formats a date or a price without a text beside it is drawn anew too
  const status = useStatus()
  const { pathname, search } = useLocation()
  const isSigningIn = status === 'visitor' && authModeOf(new URLSearchParams(search)) !== null
  useEffect(() => {
    if (!isSigningIn) return
    MemberApp.prepare()
    loadMembers().then(
      ({ prepareHome }) => prepareHome(),
      () => undefined, // fetched again when it is needed
    )
  }, [isSigningIn])
  if (DesignPage && pathname === '/design') return <DesignPage />
  if (status === 'member') return <MemberApp />
  // Most likely a cook: not even the routes of visitors are looked through for what they will see in a moment.
  if (status === 'loading' && wasSignedIn() && !isForVisitorsToo(pathname)) return <LoadingScreen />
  return <VisitorRoutes loading={status === 'loading'} />
}

/**
 * Who is there. Becoming known draws the whole app: that is done in small steps, between which the browser can answer.
 * Whatever else happens holds at once: who signs out sees nothing of theirs any more.
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
    setStatus(shown) // as it became between the first drawing and now
    return onAuth(follow)
  }, [])
  return status
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

/** A sign-in with the right password waits for the code of the authenticator app, on whatever page. */
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
