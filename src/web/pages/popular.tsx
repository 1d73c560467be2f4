import { Library } from '#web/features/popular/library.tsx'
import { SeasonCollections } from '#web/features/popular/season-collections.tsx'
import { CategoryFilter } from '#web/features/recipes/category-filter.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'
import { useLibraryLooks } from './library-looks.tsx'

/**
 * The popular library. It is for Premium; other cooks see an upgrade card, because the server refuses the
 * list.
 */
export function Popular() {
  const t = useWords(popularWords)
  const looks = useLibraryLooks()
  useTitle(t.title)
  return (
    <main className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-5xl">{t.title}</h1>
      <p className="mt-2 mb-8 text-lg text-ink-soft">{t.lead}</p>
      <Library
        {...looks}
        seasons={<SeasonCollections {...looks} />}
        renderCategoryFilter={(value, onChange) => (
          <CategoryFilter value={value} onChange={onChange} className="min-w-44" />
        )}
      />
    </main>
  )
}
