import type { ShoppingList } from '#contract/shopping.ts'
import { AddDialog } from './add-dialog.tsx'
import { AisleOrderDialog } from './aisle-order-dialog.tsx'
import { FewerDaysDialog } from './fewer-days-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { LeftOutDialog } from './left-out-dialog.tsx'
import { LineDialog } from './line-dialog.tsx'
import type { ListDialog } from './list-view.tsx'
import type { History } from './use-history.ts'
import type { ListActs } from './use-list-acts.ts'

interface ListDialogsProps {
  dialog: ListDialog
  list: ShoppingList
  today: string
  acts: ListActs
  history: History
  onClose: () => void
}

/** The one open dialog over the list. */
export function ListDialogs({ dialog, list, today, acts, history, onClose }: ListDialogsProps) {
  switch (dialog.what) {
    case 'add':
      return <AddDialog list={list} today={today} acts={acts} onClose={onClose} />
    case 'fewer-days':
      return <FewerDaysDialog list={list} today={today} acts={acts} onClose={onClose} />
    case 'left-out':
      return <LeftOutDialog list={list} acts={acts} onClose={onClose} />
    case 'aisles':
      return (
        <AisleOrderDialog
          aisles={list.aisles}
          onReorder={(aisles) => void acts.reorder(aisles)}
          onClose={onClose}
        />
      )
    case 'history':
      return <HistoryDialog history={history} onClose={onClose} />
    case 'line': {
      // The line may have been removed meanwhile, on another device.
      const line = list.lines.find(({ key }) => key === dialog.key)
      return line ? <LineDialog key={line.key} line={line} list={list} acts={acts} onClose={onClose} /> : null
    }
  }
}
