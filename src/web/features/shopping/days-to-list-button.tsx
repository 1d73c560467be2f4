import { ShoppingBasket } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { useAddToList } from './use-add-to-list.ts'

interface DaysToListButtonProps {
  from: string
  /** The last day; equal to `from` for a single day. */
  to: string
}

/** A button of the calendar that adds days of the plan to the shopping list. */
export function DaysToListButton({ from, to }: DaysToListButtonProps) {
  const t = useWords(shoppingWords)
  const { add, isAdding } = useAddToList()
  return (
    <Button variant="secondary" size="sm" busy={isAdding} onClick={() => void add({ from, to })}>
      {!isAdding && <ShoppingBasket {...icon} />}
      {from === to ? t.dayToList : t.daysToList}
    </Button>
  )
}
