import { useInfiniteQuery } from '@tanstack/react-query'
import type { ImportItem, ImportJob } from '#contract/imports.ts'
import { importItemsQuery } from '#web/data/imports.ts'
import { NextPageFailed } from '#web/lib/next-page-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { FileItem } from './file-item.tsx'
import { Waiting } from './waiting.tsx'

interface FileItemsProps {
  job: ImportJob
  choiceOf?: (item: ImportItem) => { chosen: boolean; onChange: (chosen: boolean) => void }
}

/** The recipes of a file, fifty at a time. */
export function FileItems({ job, choiceOf }: FileItemsProps) {
  const t = useWords(importWords)
  const { data, error, isFetchNextPageError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(importItemsQuery(job.id, job.state))
  if (error && !data)
    return <ErrorState title={t.recipesFailed} text={t.nothingLost} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const items = data.pages.flatMap((page) => page.items)
  return (
    <>
      <ul aria-label={t.recipesOfFile} className="border-t border-line">
        {items.map((item) => (
          <FileItem key={item.position} item={item} {...(choiceOf && { choice: choiceOf(item) })} />
        ))}
      </ul>
      {isFetchNextPageError && <NextPageFailed error={error} onRetry={fetchNextPage} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t.showMore({ left: job.recipes.found - items.length })}
        </Button>
      )}
    </>
  )
}
