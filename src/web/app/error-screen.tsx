import { buttonLook } from '#web/ui/button-look.ts'
import { commonWords } from '#web/words/common.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

interface ErrorScreenProps {
  onTryAgain: () => void
  onRefresh: () => void
}

export const ErrorScreen = ({ onTryAgain, onRefresh }: ErrorScreenProps) => {
  const t = useWords(frameWords)
  const common = useWords(commonWords)
  return (
    <main className="page grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <h1 className="text-3xl">{t.brokenTitle}</h1>
      <p role="alert" className="max-w-md text-ink-soft">
        {t.brokenText}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonLook()} onClick={onTryAgain}>
          {common.retry}
        </button>
        <button type="button" className={buttonLook({ variant: 'secondary' })} onClick={onRefresh}>
          {t.refresh}
        </button>
      </div>
    </main>
  )
}
