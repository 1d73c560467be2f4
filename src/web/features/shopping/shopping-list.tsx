import { useQuery } from '@tanstack/react-query'
import { shoppingQuery } from '#web/data/shopping.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListView } from './list-view.tsx'

/** The cook's one shopping list, or the state of loading it. */
export function ShoppingList() {
  const t = useWords(shoppingWords)
  const { data: list, error, refetch } = useQuery(shoppingQuery)
  if (list) return <ListView list={list} />
  if (!error) return <ListSkeleton />
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-5xl">{t.title}</h1>
      <ErrorState
        title={t.failedTitle}
        text={messageOf(error, t.failedText)}
        onRetry={() => void refetch()}
      />
    </>
  )
}
