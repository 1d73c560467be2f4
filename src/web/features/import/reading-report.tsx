import { CircleCheck, CircleDashed, CircleHelp, CircleMinus, PencilLine } from 'lucide-react'
import type { FieldOutcome, FieldReport, ImportField } from '#contract/capture.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'

const names: Readonly<Record<ImportField, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  times: 'Times',
  servings: 'Servings',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  picture: 'Picture',
  author: 'Author',
  notes: 'Notes',
  nutrition: 'Nutrition',
  rating: 'Ratings',
  video: 'Video',
  keywords: 'Keywords',
  tools: 'Equipment',
  other: 'Other',
}

const outcomes = {
  missing: { word: 'Missing', Sign: CircleDashed, look: 'text-alert' },
  guessed: { word: 'Please check', Sign: CircleHelp, look: 'text-amber' },
  changed: { word: 'Changed', Sign: PencilLine, look: 'text-amber' },
  kept: { word: 'Kept', Sign: CircleCheck, look: 'text-leaf' },
  left_out: { word: 'Left out', Sign: CircleMinus, look: 'text-ink-soft' },
} as const satisfies Record<FieldOutcome, unknown>

const needsALook: readonly FieldOutcome[] = ['missing', 'guessed', 'changed']

/** What became of each part of the source: what wants a look is open, the rest can be opened. */
export function ReadingReport({ report }: { report: readonly FieldReport[] }) {
  const open = report.filter(({ outcome }) => needsALook.includes(outcome))
  const rest = report.filter(({ outcome }) => !needsALook.includes(outcome))
  return (
    <div>
      {open.length > 0 ? <Entries entries={open} /> : <p>Everything was read as it stood.</p>}
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-9 cursor-pointer content-center text-accent pointer-coarse:min-h-11">
            What was kept and what was left out
          </summary>
          <Entries entries={rest} className="mt-2" />
        </details>
      )}
    </div>
  )
}

const Entries = ({ entries, className }: { entries: readonly FieldReport[]; className?: string }) => (
  <ul className={cx('space-y-2', className)}>
    {entries.map(({ field, outcome, note }) => {
      const { word, Sign, look } = outcomes[outcome]
      return (
        <li key={`${field} ${note}`} className="flex gap-2.5">
          <Sign {...icon} className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <span className="min-w-0 break-words">
            <span className="font-semibold">{names[field]}</span>
            <span className="sr-only">, {word}</span>: {note}
          </span>
        </li>
      )
    })}
  </ul>
)
