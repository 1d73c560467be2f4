import { Skeleton } from '#web/ui/skeleton.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

const AISLES = [3, 2, 4]

/** A placeholder with the dimensions of the shopping list's page. */
export function ListSkeleton() {
  const t = useWords(shoppingWords)
  return (
    <div role="status" aria-label={t.loading}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl md:text-5xl">{t.title}</h1>
          <Skeleton className="mt-2 h-7 w-40" />
        </div>
        <Skeleton className="h-9 w-72 pointer-coarse:h-11" />
      </div>
      <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <Skeleton className="my-2.5 h-11" />
          <div className="mt-3 space-y-5">
            {AISLES.map((rows, aisle) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <div key={aisle}>
                <Skeleton className="h-7 w-40" />
                {Array.from({ length: rows }, (_, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never move
                  <Skeleton key={row} className="mt-3 h-13" />
                ))}
              </div>
            ))}
          </div>
        </div>
        <Skeleton className="mt-2 h-44 max-lg:hidden" />
      </div>
    </div>
  )
}
