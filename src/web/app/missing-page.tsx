import { useIsOffline } from '#web/lib/reachability.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { networkWords } from '#web/words/network.ts'
import { useWords } from '#web/words/words.ts'

/**
 * A screen in place of a page whose code could not be fetched; only a reload makes the browser request the
 * code again.
 */
export function MissingPage() {
  const t = useWords(networkWords)
  const isOffline = useIsOffline()
  return (
    <main className="page grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <h1 className="text-3xl">{isOffline ? t.missingTitle : t.newVersion}</h1>
      <p role="alert" className="max-w-md text-ink-soft">
        {isOffline ? t.missingOffline : t.missingNew}
      </p>
      <button type="button" className={buttonLook({}, 'mt-3')} onClick={() => window.location.reload()}>
        {t.refresh}
      </button>
    </main>
  )
}
