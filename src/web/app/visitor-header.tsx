import { Link, useLocation } from 'react-router'
import { useAuth, wasSignedIn } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Wordmark } from './wordmark.tsx'

/** Above the pages that a visitor may read: where they are, and the way in, which comes back to the page. */
export function VisitorHeader() {
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  const here = pathname + search
  // Somebody who was signed in is most likely about to be shown in: no need to ask them.
  const unsure = status === 'loading' && wasSignedIn()
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Link to={paths.home} aria-label="Larder, home" className="flex rounded-md">
          <Wordmark />
        </Link>
        {!unsure && (
          <nav aria-label="Account" className="flex gap-2">
            <Link to={paths.auth('sign-in', here)} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
              Sign In
            </Link>
            <Link
              to={paths.auth('sign-up', here)}
              className={buttonLook({ size: 'sm' }, 'max-[21rem]:hidden')}
            >
              Sign Up
            </Link>
          </nav>
        )}
      </div>
    </header>
  )
}
