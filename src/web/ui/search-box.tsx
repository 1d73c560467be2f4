import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { cx } from './cx.ts'
import { icon } from './icon.ts'
import { Input } from './input.tsx'

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
}

export const SearchBox = ({ label, value, onChange, className, ...rest }: SearchBoxProps) => {
  const t = useWords(uiWords)
  return (
    <span className={cx('relative block', className)}>
      <Search
        {...icon}
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden"
        {...rest}
      />
      {value && (
        <button
          type="button"
          aria-label={t.clear}
          onClick={() => onChange('')}
          className="absolute top-1/2 right-1 grid size-9 -translate-y-1/2 pointer-coarse:right-0 pointer-coarse:size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          <X {...icon} className="size-4.5" />
        </button>
      )}
    </span>
  )
}
