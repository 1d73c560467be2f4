import { lazy } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { prepared } from '#web/lib/prepared.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Code of its own, though it is the first page of visitors: who is signed in does not need it. */
export const Landing = prepared(() => import('#web/pages/landing.tsx').then((m) => m.Landing))
const AuthAction = lazy(() => import('#web/pages/auth-action.tsx').then((m) => ({ default: m.AuthAction })))
const NotFoundForVisitor = lazy(() =>
  import('./not-found-for-visitor.tsx').then((m) => ({ default: m.NotFoundForVisitor })),
)
const SharedForVisitor = lazy(() =>
  import('./shared-for-visitor.tsx').then((m) => ({ default: m.SharedForVisitor })),
)

/** What is the same for visitors and members: it does not wait until it is known who is there. */
export const isForVisitorsToo = (pathname: string): boolean => /^\/(shared?|__)\//.test(pathname)

/** What everyone can see who is not signed in; also while that is not known yet. */
export const VisitorRoutes = ({ loading }: { loading: boolean }) => (
  <Routes>
    <Route path="/" element={<Landing />} />
    <Route path="/shared/:id" element={<SharedForVisitor />} />
    <Route path="/__/auth/action" element={<AuthAction />} />
    <Route path="/share/:id" element={<ToShared />} />
    <Route path="*" element={loading ? <LoadingScreen /> : <NotFoundForVisitor />} />
  </Routes>
)

/** The copied form of a share link. The server redirects it too. */
export function ToShared() {
  const { id = '' } = useParams()
  return <Navigate to={paths.shared(id)} replace />
}
