import { memo } from 'react'
import { type SortOrder, sortOrders } from '#contract/recipes.ts'
import { Select } from '#web/ui/select.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { sortOrdersWords } from '#web/words/sort-orders.ts'
import { useWords } from '#web/words/words.ts'

interface SortSelectProps {
  value: SortOrder
  onChange: (order: SortOrder) => void
  className?: string
}

export const SortSelect = memo(function SortSelect({ value, onChange, className }: SortSelectProps) {
  const t = useWords(recipesWords)
  const orders = useWords(sortOrdersWords)
  return (
    <Select
      aria-label={t.sort}
      className={className}
      value={value}
      onChange={(event) => onChange(sortOrders.find((one) => one === event.target.value) ?? sortOrders[0])}
    >
      {sortOrders.map((one) => (
        <option key={one} value={one}>
          {orders[one]}
        </option>
      ))}
    </Select>
  )
})
