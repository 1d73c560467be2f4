import { queryOptions, useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const popularQuery = queryOptions({
  queryKey: ['/api/recipes/popular'],
  queryFn: ({ signal }) => call(api.popular.list, { signal }),
  retry: false,
})

/** Shown to those whom the server tells that the library is for Premium. */
const isForPremium = (error: unknown) =>
  error instanceof HttpError && error.message.includes('Premium subscription required')

export function Popular() {
  useTitle('Popular Recipes')
  const { error, isPending, refetch } = useQuery(popularQuery)
  return (
    <main className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-5xl">Popular Recipes</h1>
      <p className="mt-2 mb-6 text-lg text-ink-soft">What other cooks make again and again.</p>
      {isPending ? (
        <Skeleton className="h-56 max-w-xl rounded-card" />
      ) : isForPremium(error) ? (
        <UpgradeCard />
      ) : error instanceof HttpError && error.status === 501 ? (
        <EmptyState
          title="The library is not open yet"
          text="This version of Larder has no popular library. Your own recipes and those that friends share with you are all here."
          action={
            <Button asChild variant="secondary">
              <Link to={paths.recipes}>My Recipes</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title="The library could not be loaded"
          text={messageOf(error, 'Your own recipes are not affected.')}
          onRetry={() => refetch()}
        />
      )}
    </main>
  )
}

const UpgradeCard = () => (
  <Card className="max-w-xl p-6 md:p-8">
    <Flame {...icon} className="size-8 text-accent" />
    <h2 className="mt-4 text-2xl">Popular Recipes are part of Premium</h2>
    <p className="mt-2 text-ink-soft">
      Browse what cooks rate best and keep any of it in your own collection with one tap.
    </p>
    <Button asChild className="mt-6">
      <Link to={paths.subscribe}>Upgrade to Premium</Link>
    </Button>
  </Card>
)
