import { Spinner } from '#web/ui/spinner.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

/**
 * A screen for the time until the sign-in state is known or a page's code is loaded. Its text appears only
 * after 300 ms.
 */
export const LoadingScreen = () => {
  const t = useWords(frameWords)
  return (
    <div role="status" className="grid min-h-[70dvh] place-content-center">
      <span className="flex items-center gap-3 text-ink-soft [animation:fade-in_200ms_300ms_both]">
        <Spinner /> {t.loading}
      </span>
    </div>
  )
}
