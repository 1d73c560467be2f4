import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CookedEntry } from '#contract/cooked.ts'
import { cookedQuery, useAddCooked, useRemoveCooked } from '#web/data/cooked.ts'
import { dayInWords } from '#web/lib/calendar-day.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { useOpened } from '#web/lib/use-opened.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { commonWords } from '#web/words/common.ts'
import { cookingLogWords } from '#web/words/cooking-log.ts'
import { useWords } from '#web/words/words.ts'
import { CookedDialog, type CookedWindow } from './cooked-dialog.tsx'
import { cookedWords } from './cooked-words.ts'

/** Number of days that are shown at first. */
const SHOWN = 5

/** The cooking log on a recipe's page: how often and when it was cooked, with the actions to correct that. */
export function CookedLog({ recipeId }: { recipeId: string }) {
  const t = useWords(cookingLogWords)
  const { data: log, error, refetch } = useQuery(cookedQuery(recipeId))
  const { opened: editing, open: edit, close } = useOpened<CookedWindow>()
  const [all, setAll] = useState(false)
  const remove = useRemoveWithUndo(recipeId)
  // A failed refetch keeps the log, and with it the dialog in which a day is being edited.
  if (error && !log) {
    return (
      <ErrorState title={t.loadFailed} text={messageOf(error, t.loadFailedText)} onRetry={() => refetch()} />
    )
  }
  if (!log) return <Skeleton className="h-11" />
  const entries = all ? log.entries : log.entries.slice(0, SHOWN)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{cookedWords(log)}</p>
        <Button variant="secondary" size="sm" onClick={() => edit({ entry: 'new' })}>
          <CalendarPlus {...icon} />
          {t.addDate}
        </Button>
      </div>
      {entries.length > 0 && (
        <ul aria-label={t.days} className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-center justify-between gap-3 py-1">
              <div className="min-w-0 py-1.5">
                <p className="tabular-nums">
                  {dayInWords(entry.cookedOn)}
                  {entry.servings !== null && (
                    <span className="text-ink-soft"> · {t.forServings({ servings: entry.servings })}</span>
                  )}
                </p>
                {entry.note && (
                  <p dir="auto" className="text-small whitespace-pre-line text-ink-soft">
                    {entry.note}
                  </p>
                )}
              </div>
              <div className="flex shrink-0">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t.editDay({ day: dayInWords(entry.cookedOn) })}
                  onClick={() => edit({ entry })}
                >
                  <Pencil {...icon} />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t.deleteDay({ day: dayInWords(entry.cookedOn) })}
                  onClick={() => void remove(entry)}
                >
                  <Trash2 {...icon} />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!all && log.entries.length > SHOWN && (
        <Button variant="link" size="inline" className="mt-2" onClick={() => setAll(true)}>
          {t.showAll(log.entries.length)}
        </Button>
      )}
      <CookedDialog recipeId={recipeId} editing={editing} onClose={close} />
    </div>
  )
}

/** Removes an entry at once; as long as the toast is shown, Undo restores it. */
function useRemoveWithUndo(recipeId: string) {
  const removal = useRemoveCooked(recipeId)
  const adding = useAddCooked(recipeId)
  return async (entry: CookedEntry) => {
    const { cookedOn, servings, note } = entry
    try {
      await removal.mutateAsync(entry.id)
    } catch (error) {
      tellFailure(error, {
        title: commonWords.get().error,
        description: messageOf(error, cookingLogWords.get().deleteFailed),
      })
      return
    }
    const undo = () =>
      adding.mutate(
        { cookedOn, servings, note },
        {
          onError: (error) =>
            tellFailure(error, {
              title: commonWords.get().error,
              description: messageOf(error, cookingLogWords.get().addFailed),
            }),
        },
      )
    toast({
      title: cookingLogWords.get().dayDeleted({ day: dayInWords(cookedOn) }),
      tone: 'success',
      action: { label: commonWords.get().undo, run: undo },
    })
  }
}
