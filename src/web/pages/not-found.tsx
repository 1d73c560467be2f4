import { Link, useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The page for an unknown address. For visitors that may be a member's page, so signing in returns to it; at
 * the share target it tells them that the shared content is not lost.
 */
export function NotFound({ visitor = false }: { visitor?: boolean }) {
  const t = useWords(pagesWords)
  const { pathname, search } = useLocation()
  const isShared = visitor && pathname === paths.shareTarget
  useTitle(isShared ? t.sharedWaits : t.nowhere)
  return (
    <main className="page grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <EmptyPlate />
      <h1 className="mt-4 text-3xl">{isShared ? t.sharedWaitsTitle : t.nowhereTitle}</h1>
      <p className="text-ink-soft">{isShared ? t.sharedWaitsText : t.nowhereText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {visitor && (
          <Link to={paths.auth('sign-in', pathname + search)} className={buttonLook()}>
            {t.signIn}
          </Link>
        )}
        <Link to={paths.home} className={buttonLook({ variant: visitor ? 'secondary' : 'primary' })}>
          {t.goHome}
        </Link>
      </div>
    </main>
  )
}

const EmptyPlate = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className="w-48">
    <circle cx="80" cy="60" r="46" fill="var(--card)" stroke="var(--line-strong)" strokeWidth="2" />
    <circle cx="80" cy="60" r="31" fill="none" stroke="var(--line)" strokeWidth="2" />
    <path
      d="M16 30v18m-6-18v14a6 6 0 0 0 12 0V30M16 50v42"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M144 92V66m0 0V30c-7 4-10 14-10 24 0 8 4 12 10 12z"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M66 66c8-6 12-6 18-1" fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
