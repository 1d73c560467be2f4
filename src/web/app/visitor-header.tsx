import { Link, useLocation } from 'react-router'
import { useAuth, wasSignedIn } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

interface VisitorHeaderProps {
  /** Whether the page itself has the way in. */
  pageLeadsIn?: boolean
}

/** Above the pages that a visitor may read: where they are, and the way in, which comes back to the page. */
export function VisitorHeader({ pageLeadsIn = false }: VisitorHeaderProps) {
  const t = useWords(frameWords)
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  const here = pathname + search
  // Somebody who was signed in is most likely about to be shown in: no need to ask them.
  const unsure = status === 'loading' && wasSignedIn()
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Link
          to={paths.home}
          aria-label={t.toHome}
          className="flex rounded-md pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Wordmark />
        </Link>
        {!unsure && !pageLeadsIn && (
          <nav aria-label={t.accountNav} className="flex gap-2">
            <Link to={paths.auth('sign-in', here)} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
              {t.signIn}
            </Link>
            <Link
              to={paths.auth('sign-up', here)}
              className={buttonLook({ size: 'sm' }, 'max-[21rem]:hidden')}
            >
              {t.signUp}
            </Link>
          </nav>
        )}
      </div>
    </header>
  )
}
