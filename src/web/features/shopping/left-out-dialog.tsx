import type { ReactNode } from 'react'
import type { ShoppingLine, ShoppingList } from '#contract/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { lineName } from './line-words.ts'
import { StaplesField } from './staples-field.tsx'
import type { ListActs } from './use-list-acts.ts'

interface LeftOutDialogProps {
  list: ShoppingList
  acts: ListActs
  onClose: () => void
}

/** The dialog with the needed lines that are left out of the list, by reason, and with the staples. */
export function LeftOutDialog({ list, acts, onClose }: LeftOutDialogProps) {
  const t = useWords(shoppingWords)
  const hidden = list.lines.filter((line) => line.hidden)
  const because = (reason: ShoppingLine['reason']) => hidden.filter((line) => line.reason === reason)
  return (
    <Dialog open onOpenChange={onClose} title={t.leftOut} description={t.leftOutHint}>
      <div className="space-y-6">
        {hidden.length === 0 && <p className="text-ink-soft">{t.nothingLeftOut}</p>}
        <Lines title={t.hiddenTitle} lines={because(null)} onShow={acts.show} />
        <Lines title={t.boughtTitle} lines={because('bought')} onShow={acts.show} />
        <Lines title={t.staplesOnList} lines={because('staple')} onShow={acts.show} />
        <section aria-labelledby="staples">
          <h3 id="staples" className="text-lg">
            {t.staplesTitle}
          </h3>
          <p className="mb-3 text-small text-ink-soft">{t.staplesHint}</p>
          <StaplesField staples={list.staples} acts={acts} />
        </section>
      </div>
    </Dialog>
  )
}

interface LinesProps {
  title: string
  lines: readonly ShoppingLine[]
  onShow: (key: string) => void
}

function Lines({ title, lines, onShow }: LinesProps): ReactNode {
  const t = useWords(shoppingWords)
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex min-h-12 items-center gap-3 py-1">
            <span className="min-w-0 flex-1 leading-6 [overflow-wrap:anywhere]">{lineName(line)}</span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t.bringBackLine({ line: lineName(line) })}
              onClick={() => onShow(line.key)}
            >
              {t.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
