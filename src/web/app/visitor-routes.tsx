import { lazy } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { prepared } from '#web/lib/prepared.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/**
 * The landing page, loaded on demand although visitors see it first, because signed-in cooks do not need it.
 */
export const Landing = prepared(() => import('#web/pages/landing.tsx').then((m) => m.Landing))
const AuthAction = lazy(() => import('#web/pages/auth-action.tsx').then((m) => ({ default: m.AuthAction })))
const NotFoundForVisitor = lazy(() =>
  import('./not-found-for-visitor.tsx').then((m) => ({ default: m.NotFoundForVisitor })),
)
const SharedForVisitor = lazy(() =>
  import('./shared-for-visitor.tsx').then((m) => ({ default: m.SharedForVisitor })),
)

/** True for pages that are the same for visitors and members, and so do not wait for the sign-in state. */
export const isForVisitorsToo = (pathname: string): boolean => /^\/(shared?|__)\//.test(pathname)

/** Routes of visitors, also used while the sign-in state is unknown. */
export const VisitorRoutes = ({ loading }: { loading: boolean }) => (
  <Routes>
    <Route path="/" element={<Landing />} />
    <Route path="/shared/:id" element={<SharedForVisitor />} />
    <Route path="/__/auth/action" element={<AuthAction />} />
    <Route path="/share/:id" element={<ToShared />} />
    <Route path="*" element={loading ? <LoadingScreen /> : <NotFoundForVisitor />} />
  </Routes>
)

/** Redirects `/share/:id`, the form of a share link that cooks copy, as the server does too. */
export function ToShared() {
  const { id = '' } = useParams()
  return <Navigate to={paths.shared(id)} replace />
}
