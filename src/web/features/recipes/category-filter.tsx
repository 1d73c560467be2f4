import { memo } from 'react'
import { type Category, categories } from '#contract/common.ts'
import { Select } from '#web/ui/select.tsx'
import { categoryWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

interface CategoryFilterProps {
  value: Category | undefined
  onChange: (category: Category | undefined) => void
  className?: string
}

export const CategoryFilter = memo(function CategoryFilter({
  value,
  onChange,
  className,
}: CategoryFilterProps) {
  const t = useWords(recipesWords)
  const names = useWords(categoryWords)
  return (
    <Select
      aria-label={t.category}
      className={className}
      value={value ?? ''}
      onChange={(event) => onChange(categories.find((one) => one === event.target.value))}
    >
      <option value="">{t.allCategories}</option>
      {categories.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  )
})
