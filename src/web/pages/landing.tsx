import { lazy, Suspense } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { recipe } from '#web/assets/landing-recipe.ts'
import small from '#web/assets/landing-recipe-720.webp'
import large from '#web/assets/landing-recipe-1200.webp'
import { LiveRecipe } from '#web/features/landing/live-recipe.tsx'
import { Prices } from '#web/features/landing/prices.tsx'
import { Promises } from '#web/features/landing/promises.tsx'
import { LanguageSwitch } from '#web/features/settings/language-switch.tsx'
import { type AuthMode, authModeOf, isOpenToAll, paths, returnAddressOf } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { frameWords } from '#web/words/frame.ts'
import { landingWords } from '#web/words/landing.ts'
import { useWords } from '#web/words/words.ts'

const loadDialog = () => import('#web/features/auth/auth-dialog.tsx')
const AuthDialog = lazy(() => loadDialog().then((module) => ({ default: module.AuthDialog })))

/**
 * The visitors' page: one sentence, a recipe that was really generated, the prices and the sign-in dialog.
 */
export function Landing() {
  const t = useWords(landingWords)
  const frame = useWords(frameWords)
  useTitle()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const mode = authModeOf(search)
  const returnTo = returnAddressOf(search) ?? undefined
  const address = (to: AuthMode) => paths.auth(to, returnTo)
  // A visitor who came from a shared recipe returns to it; a member's page would only say that it does not
  // exist.
  const close = () =>
    returnTo && isOpenToAll(returnTo)
      ? navigate(returnTo, { replace: true })
      : setSearch({}, { replace: true })
  const wayIn = (to: AuthMode) => ({ to: address(to), onPointerEnter: loadDialog, onFocus: loadDialog })

  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-card focus:px-4 focus:py-3 focus:shadow-float"
      >
        {frame.skip}
      </a>
      <header className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4">
        <Wordmark />
        <nav aria-label={frame.accountNav} className="flex gap-2">
          <Link {...wayIn('sign-in')} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
            {frame.signIn}
          </Link>
          <Link {...wayIn('sign-up')} className={buttonLook({ size: 'sm' }, 'max-[21rem]:hidden')}>
            {frame.signUp}
          </Link>
        </nav>
      </header>
      <main id="main">
        <section className="page grid items-center gap-10 pt-6 pb-16 md:grid-cols-2 md:items-start md:pt-10 lg:gap-16 lg:pb-24">
          <div className="md:pt-20 lg:pt-24 xl:pt-28">
            <h1 className="text-5xl leading-[1.05] lg:text-6xl xl:text-7xl">
              {t.crave}
              <br />
              {t.cook}
              <br />
              <span className="text-accent">{t.keep}</span>
            </h1>
            <p className="mt-6 max-w-lg text-lg text-ink-soft lg:text-xl lg:leading-8">{t.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link {...wayIn('sign-up')} className={buttonLook({})}>
                {t.signUpFree}
              </Link>
              <Link {...wayIn('sign-in')} className={buttonLook({ variant: 'secondary' })}>
                {frame.signIn}
              </Link>
            </div>
            <p className="mt-4 text-small text-ink-soft">{t.free3}</p>
          </div>
          <LiveRecipe recipe={recipe} small={small} large={large} />
        </section>
        <Promises />
        <Prices signUp={address('sign-up')} />
      </main>
      <footer className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-small text-ink-soft">
          <p>{t.footer}</p>
          <LanguageSwitch />
        </div>
      </footer>
      {mode && (
        <Suspense fallback={null}>
          <AuthDialog
            mode={mode}
            onMode={(next) => setSearch(new URLSearchParams(address(next).slice(2)), { replace: true })}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
