import { Equal, Minus, PenLine, Plus } from 'lucide-react'
import { useState } from 'react'
import type { TextDiff } from '#contract/refine.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { WordsDiff } from './words-diff.tsx'

const looks = {
  kept: { Sign: Equal, name: 'Kept', look: 'text-ink-soft' },
  changed: { Sign: PenLine, name: 'Changed', look: '' },
  removed: { Sign: Minus, name: 'Removed', look: 'text-alert line-through' },
  added: { Sign: Plus, name: 'Added', look: 'text-leaf' },
} as const

interface LinesDiffProps {
  title: string
  lines: readonly TextDiff[]
}

/** Lines or steps against what they were; those that stay are folded away. The page behind has regions of the plain names. */
export function LinesDiff({ title, lines }: LinesDiffProps) {
  const [all, setAll] = useState(false)
  const kept = lines.filter(({ kind }) => kind === 'kept').length
  const shown = all ? lines : lines.filter(({ kind }) => kind !== 'kept')
  return (
    <section aria-label={`Changes of ${title.toLowerCase()}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-1.5">
        <h3 className="text-lg">{title}</h3>
        {kept > 0 && (
          <Button variant="link" size="inline" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show changes only' : `Show the ${kept} that stay`}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing changes here.</p>
      ) : (
        <ul className="mt-2 space-y-2">
          {shown.map((line, index) => {
            const { Sign, name, look } = looks[line.kind]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={index} className="grid grid-cols-[1.5rem_1fr] gap-1.5">
                <Sign {...icon} className={cx('mt-1 size-4.5', look.replace('line-through', ''))} />
                <span className={look}>
                  <span className="sr-only">{name}: </span>
                  {line.kind === 'changed' ? <WordsDiff words={line.words} /> : line.text}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
