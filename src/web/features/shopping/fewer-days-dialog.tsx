import { useState } from 'react'
import { MAX_SHOPPING_DAYS, type ShoppingList } from '#contract/shopping.ts'
import { addDays } from '#web/lib/calendar-day.ts'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { listFormat } from '#web/words/format.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { DaysForm } from './days-form.tsx'
import { daysName } from './source-words.ts'
import type { ListActs } from './use-list-acts.ts'

interface FewerDaysDialogProps {
  list: ShoppingList
  today: string
  acts: ListActs
  onClose: () => void
}

const listed = listFormat()

/** The dialog that replaces a range of days with too many meals for one list by a shorter range. */
export function FewerDaysDialog({ list, today, acts, onClose }: FewerDaysDialogProps) {
  const t = useWords(shoppingWords)
  // The state at opening is kept, because the list changes while its days are replaced.
  const [{ tooLong, whole }] = useState(() => ({
    tooLong: list.sources.filter(({ to }) => to !== null && list.leftOff && to >= list.leftOff.from),
    whole: list.leftOff ? addDays(list.leftOff.from, -1) : today,
  }))
  const last = [whole, addDays(today, MAX_SHOPPING_DAYS - 1)].toSorted()[0] ?? today
  return (
    <Dialog open onOpenChange={onClose} title={t.fewerDays}>
      <NeedsNetwork className="mb-4" />
      <p className="mb-5 text-ink-soft">
        {t.daysInstead({ days: listed(tooLong.map(({ from, to }) => daysName(from ?? '', to ?? ''))) })}
      </p>
      <DaysForm
        today={today}
        start={{ from: today, to: last < today ? today : last }}
        onAdd={async (days) => {
          if (!(await acts.addDays(days))) return
          for (const source of tooLong)
            if (source.from !== days.from || source.to !== days.to) acts.removeSource(source)
          onClose()
        }}
      />
    </Dialog>
  )
}
