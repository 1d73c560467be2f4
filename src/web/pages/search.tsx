import { useSearchParams } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { CategoryFilter } from '#web/features/recipes/category-filter.tsx'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { PantrySearch } from '#web/features/search/pantry-search.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { useSearchAddress } from '#web/features/search/use-search-address.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

const PANTRY = 'pantry'

/** The page that searches the cook's recipes by words, or by ingredients at hand. */
export function SearchPage() {
  const t = useWords(pagesWords)
  useTitle(t.search)
  const [params, setParams] = useSearchParams()
  const mode = params.get('by') === PANTRY ? PANTRY : 'words'
  return (
    <main className="page max-w-5xl! py-8 md:py-12">
      <h1 className="mb-5 text-3xl md:text-4xl">{t.search}</h1>
      <Tabs
        value={mode}
        onValueChange={(next) =>
          setParams(next === PANTRY ? { by: PANTRY } : {}, { preventScrollReset: true })
        }
      >
        <TabList aria-label={t.waysToSearch} className="mb-6">
          <Tab value="words">{t.search}</Tab>
          <Tab value={PANTRY}>{t.pantry}</Tab>
        </TabList>
        <TabPanel value="words">
          <WordSearch />
        </TabPanel>
        <TabPanel value={PANTRY}>
          <PantrySearch renderPicture={renderPicture} />
        </TabPanel>
      </Tabs>
    </main>
  )
}

function WordSearch() {
  const t = useWords(pagesWords)
  const { draft, submitted, submit, filter, setWords } = useSearchAddress()
  return (
    <>
      <SearchForm
        words={draft.words}
        onWords={setWords}
        time={draft.time}
        onTime={(time) => filter({ time })}
        categoryFilter={
          <CategoryFilter
            value={draft.category}
            onChange={(category) => filter({ category })}
            className="min-w-0 flex-1 sm:w-44 sm:flex-none"
          />
        }
        onSubmit={(words = draft.words) => submit({ ...draft, words })}
      />
      <div className="mt-8">
        {submitted ? (
          <SearchResults search={submitted} renderPicture={renderPicture} />
        ) : (
          <EmptyState title={t.searchTitle} text={t.searchText} />
        )}
      </div>
    </>
  )
}

const renderPicture = (recipe: RecipeCard) => (
  <RecipePicture recipe={{ ...recipe, imageAlt: '' }} sizes="9rem" />
)
