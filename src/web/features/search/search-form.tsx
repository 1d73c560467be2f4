import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_TITLE_LENGTH } from '#contract/limits.ts'
import { type TimeBand, timeBands } from '#contract/search.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { commonWords } from '#web/words/common.ts'
import { searchWords } from '#web/words/search.ts'
import { useWords } from '#web/words/words.ts'
import { popularSearches } from './popular-searches.ts'

interface SearchFormProps {
  words: string
  onWords: (words: string) => void
  time: TimeBand | undefined
  onTime: (time: TimeBand | undefined) => void
  categoryFilter: ReactNode
  /** Submits a search for the given words, or for the box's content. */
  onSubmit: (words?: string) => void
}

export const SearchForm = ({ words, onWords, time, onTime, categoryFilter, onSubmit }: SearchFormProps) => {
  const t = useWords(searchWords)
  const common = useWords(commonWords)
  return (
    <search>
      <form
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <SearchBox
          label={t.searchRecipes}
          placeholder={t.searchExample}
          value={words}
          onChange={onWords}
          maxLength={MAX_TITLE_LENGTH}
          enterKeyHint="search"
          className="w-full min-w-0 lg:w-auto lg:flex-1"
        />
        <div className="flex w-full gap-3 sm:w-auto sm:flex-1 lg:flex-none">
          {categoryFilter}
          <Select
            aria-label={t.time}
            className="min-w-0 flex-1 sm:w-52 sm:flex-none"
            value={time ?? ''}
            onChange={(event) => onTime(timeBands.find((band) => band === event.target.value))}
          >
            <option value="">{t.anyTime}</option>
            {timeBands.map((band) => (
              <option key={band} value={band}>
                {t[band]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" className="w-full sm:w-auto">
          <Search {...icon} />
          {common.search}
        </Button>
      </form>
      <section aria-labelledby="popular-searches" className="mt-5">
        <h2 id="popular-searches" className="text-base text-ink-soft">
          {t.popular}
        </h2>
        <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0 sm:pb-0">
          {popularSearches.map((one) => (
            <li key={one}>
              <button
                type="button"
                onClick={() => onSubmit(one)}
                className="min-h-9 rounded-full border whitespace-nowrap border-line-strong/60 bg-card px-3.5 text-small transition-colors duration-150 hover:border-accent hover:text-accent pointer-coarse:min-h-11"
              >
                {one}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </search>
  )
}
