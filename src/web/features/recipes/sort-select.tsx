import { type SortOrder, sortOrders } from '#contract/recipes.ts'
import { sortLabels } from '#domain/sorting.ts'
import { Select } from '#web/ui/select.tsx'

interface SortSelectProps {
  value: SortOrder
  onChange: (order: SortOrder) => void
  className?: string
}

export const SortSelect = ({ value, onChange, className }: SortSelectProps) => (
  <Select
    aria-label="Sort"
    className={className}
    value={value}
    onChange={(event) => onChange(sortOrders.find((one) => one === event.target.value) ?? sortOrders[0])}
  >
    {sortOrders.map((one) => (
      <option key={one} value={one}>
        {sortLabels[one]}
      </option>
    ))}
  </Select>
)
