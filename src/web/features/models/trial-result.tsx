import type { ModelTrial } from '#contract/models.ts'
import { Notice } from '#web/ui/notice.tsx'
import { inFigures, listFormat, numberFormat } from '#web/words/format.ts'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'

const seconds = numberFormat({ maximumFractionDigits: 1 })
const list = listFormat({ type: 'unit' })

/** The result of a test, with the service's own message. */
export function TrialResult({ trial, className }: { trial: ModelTrial; className?: string }) {
  const t = useWords(modelsWords)
  const { ok, ms, said, kind, remedy, address, inputTokens, outputTokens, models } = trial
  const time = { seconds: seconds(ms / 1000), address }
  return (
    <Notice
      tone={ok ? (remedy ? 'info' : 'success') : 'error'}
      title={ok ? t.works : kind ? `${t.fails}: ${t[kind]}` : t.fails}
      className={className}
    >
      <p className="break-words">{ok ? t.saidModel({ said }) : t.saidService({ said })}</p>
      {remedy && (
        <p lang="en" className="mt-1 break-words">
          {remedy}
        </p>
      )}
      {models.length > 0 && <p className="mt-1 break-words">{t.has({ models: list(models) })}</p>}
      <p className="mt-1 text-small break-words text-ink-soft tabular-nums">
        {inputTokens + outputTokens > 0
          ? t.took({ ...time, input: inFigures(inputTokens), output: inFigures(outputTokens) })
          : t.tookAt(time)}
      </p>
    </Notice>
  )
}
