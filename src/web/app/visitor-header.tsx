import { Link, useLocation } from 'react-router'
import { useAuth, wasSignedIn } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

interface VisitorHeaderProps {
  /** True when the page has its own sign-in and sign-up links. */
  pageLeadsIn?: boolean
}

/**
 * The header of pages that visitors may read: the home link, and links to sign in or up that return to the
 * page.
 */
export function VisitorHeader({ pageLeadsIn = false }: VisitorHeaderProps) {
  const t = useWords(frameWords)
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  const here = pathname + search
  // A cook who was signed in will most likely be recognised in a moment, so the sign-in links are held back.
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
