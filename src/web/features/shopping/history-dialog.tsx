import { Undo2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import type { History } from './use-history.ts'

/** The dialog with the actions of this visit, latest first; each can be undone on its own. */
export function HistoryDialog({ history, onClose }: { history: History; onClose: () => void }) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  return (
    <Dialog open onOpenChange={onClose} title={t.history} description={t.historyHint}>
      {history.acts.length === 0 ? (
        <p className="text-ink-soft">{t.historyEmpty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {history.acts.map(({ id, label, isUndone }) => (
            <li key={id} className="flex min-h-13 items-center gap-3 py-1">
              <span
                className={`min-w-0 flex-1 leading-6 [overflow-wrap:anywhere] ${isUndone ? 'text-ink-soft line-through' : ''}`}
              >
                {label}
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={isUndone}
                aria-label={isUndone ? t.undone({ act: label }) : t.undoAct({ act: label })}
                onClick={() => void history.undo(id)}
                className={isUndone ? 'border-transparent bg-transparent text-ink-soft' : undefined}
              >
                {!isUndone && <Undo2 {...icon} />}
                {isUndone ? t.undoneMark : common.undo}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
