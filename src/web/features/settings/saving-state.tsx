import { CircleAlert, CircleCheck } from 'lucide-react'
import type { CookSettings } from '#contract/settings.ts'
import { useSavingState } from '#web/data/settings.ts'
import { icon } from '#web/ui/icon.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'

/** The state of the last change beside a group of settings; its space is reserved, so that nothing jumps. */
export function SavingState({ of }: { of: readonly (keyof CookSettings)[] }) {
  const t = useWords(settingsWords)
  const state = useSavingState(of)
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-ink-soft [&_svg]:size-4.5">
      {state === 'pending' && (
        <>
          <Spinner /> {t.saving}
        </>
      )}
      {state === 'success' && (
        <>
          <CircleCheck {...icon} className="text-leaf" /> {t.saved}
        </>
      )}
      {state === 'error' && (
        <span className="flex items-start gap-1.5 text-alert">
          <CircleAlert {...icon} className="mt-0.5 shrink-0" /> {t.notSaved}
        </span>
      )}
    </p>
  )
}
