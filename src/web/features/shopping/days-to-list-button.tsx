import { ShoppingBasket } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { useAddToList } from './use-add-to-list.ts'

interface DaysToListButtonProps {
  from: string
  /** The same as `from` for one day. */
  to: string
}

/** Puts days of the plan on the shopping list, from the calendar. */
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
