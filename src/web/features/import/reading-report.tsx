import { CircleCheck, CircleDashed, CircleHelp, CircleMinus, PencilLine } from 'lucide-react'
import type { FieldOutcome, FieldReport } from '#contract/capture.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { importWords } from '#web/words/import.ts'
import { importFieldsWords } from '#web/words/import-fields.ts'
import { importOutcomesWords } from '#web/words/import-outcomes.ts'
import { useWords } from '#web/words/words.ts'

const signs = {
  missing: { Sign: CircleDashed, look: 'text-alert' },
  guessed: { Sign: CircleHelp, look: 'text-amber' },
  changed: { Sign: PencilLine, look: 'text-amber' },
  kept: { Sign: CircleCheck, look: 'text-leaf' },
  left_out: { Sign: CircleMinus, look: 'text-ink-soft' },
} as const satisfies Record<FieldOutcome, unknown>

const needsALook: readonly FieldOutcome[] = ['missing', 'guessed', 'changed']

/** The result for each part of the source: parts that need a check are shown, all others can be unfolded. */
export function ReadingReport({ report }: { report: readonly FieldReport[] }) {
  const t = useWords(importWords)
  const open = report.filter(({ outcome }) => needsALook.includes(outcome))
  const rest = report.filter(({ outcome }) => !needsALook.includes(outcome))
  return (
    <div>
      {open.length > 0 ? <Entries entries={open} /> : <p>{t.everythingRead}</p>}
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-9 cursor-pointer content-center text-accent pointer-coarse:min-h-11">
            {t.keptAndLeft}
          </summary>
          <Entries entries={rest} className="mt-2" />
        </details>
      )}
    </div>
  )
}

const Entries = ({ entries, className }: { entries: readonly FieldReport[]; className?: string }) => {
  const fields = useWords(importFieldsWords)
  const outcomes = useWords(importOutcomesWords)
  return (
    <ul className={cx('space-y-2', className)}>
      {entries.map(({ field, outcome, note }) => {
        const { Sign, look } = signs[outcome]
        return (
          <li key={`${field} ${note}`} className="flex gap-2.5">
            <Sign {...icon} className={`mt-0.5 size-5 shrink-0 ${look}`} />
            <span className="min-w-0 break-words">
              <span className="font-semibold">{fields[field]}</span>
              <span className="sr-only">, {outcomes[outcome]}</span>: {note}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
