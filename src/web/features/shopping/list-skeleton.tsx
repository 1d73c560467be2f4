import { Skeleton } from '#web/ui/skeleton.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

const AISLES = [3, 2, 4]

/** Stands where the list will, in its measures. */
export function ListSkeleton() {
  const t = useWords(shoppingWords)
  return (
    <div role="status" aria-label={t.loading} className="space-y-5">
      {AISLES.map((rows, aisle) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={aisle}>
          <Skeleton className="h-7 w-40" />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <Skeleton key={row} className="mt-3 h-9" />
          ))}
        </div>
      ))}
    </div>
  )
}
