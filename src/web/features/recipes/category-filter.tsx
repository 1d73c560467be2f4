import { type Category, categories } from '#contract/common.ts'
import { Select } from '#web/ui/select.tsx'
import { categoryNames } from './category.ts'

interface CategoryFilterProps {
  value: Category | undefined
  onChange: (category: Category | undefined) => void
  className?: string
}

export const CategoryFilter = ({ value, onChange, className }: CategoryFilterProps) => (
  <Select
    aria-label="Category"
    className={className}
    value={value ?? ''}
    onChange={(event) => onChange(categories.find((one) => one === event.target.value))}
  >
    <option value="">All categories</option>
    {categories.map((one) => (
      <option key={one} value={one}>
        {categoryNames[one]}
      </option>
    ))}
  </Select>
)
