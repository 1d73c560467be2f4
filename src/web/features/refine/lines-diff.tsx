import { Equal, Minus, PenLine, Plus } from 'lucide-react'
import { useState } from 'react'
import type { TextDiff } from '#contract/refine.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'
import { WordsDiff } from './words-diff.tsx'

const looks = {
  kept: { Sign: Equal, look: 'text-ink-soft' },
  changed: { Sign: PenLine, look: '' },
  removed: { Sign: Minus, look: 'text-alert line-through' },
  added: { Sign: Plus, look: 'text-leaf' },
} as const

interface LinesDiffProps {
  of: 'ingredients' | 'steps'
  lines: readonly TextDiff[]
}

/**
 * The changes of ingredients or steps; unchanged lines are folded. The section has a name of its own, because
 * the page behind has regions named after the parts.
 */
export function LinesDiff({ of, lines }: LinesDiffProps) {
  const t = useWords(refineWords)
  const [all, setAll] = useState(false)
  const kept = lines.filter(({ kind }) => kind === 'kept').length
  const shown = all ? lines : lines.filter(({ kind }) => kind !== 'kept')
  return (
    <section aria-label={of === 'steps' ? t.changesOfSteps : t.changesOfIngredients}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-1.5">
        <h3 className="text-lg">{t[of]}</h3>
        {kept > 0 && (
          <Button variant="link" size="inline" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.changesOnly : t.showKept(kept)}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t.nothingChanges}</p>
      ) : (
        <ul className="mt-2 space-y-2">
          {shown.map((line, index) => {
            const { Sign, look } = looks[line.kind]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={index} className="grid grid-cols-[1.5rem_1fr] gap-1.5">
                <Sign {...icon} className={cx('mt-1 size-4.5', look.replace('line-through', ''))} />
                <span dir="auto" className={look}>
                  <VisuallyHidden>{t[line.kind]}: </VisuallyHidden>
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
