import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flame, ShoppingBasket } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { foldersQuery } from '#web/data/folders.ts'
import { earlierGenerationsQuery } from '#web/data/generations.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { cardsQuery } from '#web/data/recipes.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { VerificationBanner } from '#web/features/account/verification-banner.tsx'
import { GeneratePanel } from '#web/features/generate/generate-panel.tsx'
import { QuotaBadge } from '#web/features/generate/quota-badge.tsx'
import { UpgradeBanner } from '#web/features/generate/upgrade-banner.tsx'
import { NewRecipeMenu } from '#web/features/recipes/new-recipe-menu.tsx'
import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { RecipeResult } from '#web/features/recipes/recipe-result.tsx'
import { useCollectionView, viewIn } from '#web/features/recipes/use-collection-view.ts'
import { useDrawnInSteps } from '#web/lib/drawn-in-steps.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { frameWords } from '#web/words/frame.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'
import { CollectionCards } from './collection-card.tsx'
import { useLibraryLooks } from './library-looks.tsx'

export function Home() {
  const t = useWords(pagesWords)
  const frame = useWords(frameWords)
  useTitle(t.home)
  return (
    <main className="page py-8 md:py-12">
      <div className="mb-6 flex flex-col gap-3 md:mb-8 lg:flex-row lg:items-end lg:justify-between">
        <div className="lg:shrink-0">
          <h1 className="text-3xl md:text-5xl">{t.homeTitle}</h1>
          <p className="mt-2 text-lg text-ink-soft">{t.homeLead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 lg:justify-end">
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.popular}>
              <Flame {...icon} />
              {t.popular}
            </Link>
          </Button>
          <Button asChild variant="secondary" size="sm" className="max-sm:hidden">
            <Link to={paths.shopping}>
              <ShoppingBasket {...icon} />
              {frame.shopping}
            </Link>
          </Button>
          <NewRecipeMenu />
          {/* The badge's width depends on the plan, so it stands where it moves nothing else; on a
              desktop in a row above the buttons. */}
          <div className="flex min-h-8 items-center max-sm:w-full lg:order-first lg:w-full lg:justify-end">
            <QuotaBadge />
          </div>
        </div>
      </div>
      <GeneratePanel renderResult={(recipe, actions) => <RecipeResult recipe={recipe} actions={actions} />} />
      <OnceKnown>
        <div className="mt-5">
          <UpgradeBanner />
        </div>
        <VerificationBanner className="mt-5" />
        <Suggested />
        <MyCollection />
      </OnceKnown>
    </main>
  )
}

/**
 * Draws the page below the generator once the plan, the quota and earlier generations are known, because they
 * move it. Its recipes are requested at once.
 */
function OnceKnown({ children }: { children: ReactNode }) {
  const quota = useQuery(quotaQuery)
  const earlier = useQuery(earlierGenerationsQuery)
  const user = useQuery(currentUserQuery)
  const isKnownNow = !quota.isPending && !earlier.isPending && !user.isPending
  // The flag never returns to false: a failed query is repeated by the parts drawn here, and removing them
  // meanwhile would start an endless loop.
  const [wasKnown, setWasKnown] = useState(isKnownNow)
  if (isKnownNow && !wasKnown) setWasKnown(true)
  const isKnown = useDrawnInSteps(wasKnown)
  const client = useQueryClient()
  const [params] = useSearchParams()
  const asked = useRef(params)
  useEffect(() => {
    void client.prefetchInfiniteQuery(cardsQuery(viewIn(asked.current)))
    void client.prefetchQuery(foldersQuery)
  }, [client])
  return isKnown ? children : null
}

/** Suggestions are for Premium only, so their code is loaded on demand. */
const Suggestions = lazy(() =>
  import('#web/features/popular/suggestions.tsx').then((module) => ({ default: module.Suggestions })),
)

function Suggested() {
  const looks = useLibraryLooks()
  const { data: user } = useQuery(currentUserQuery)
  if (user?.subscriptionStatus !== 'active') return null
  return (
    <Suspense fallback={<Skeleton className="mt-12 h-144 rounded-card md:mt-16" />}>
      <Suggestions {...looks} />
    </Suspense>
  )
}

function MyCollection() {
  const t = useWords(pagesWords)
  const controls = useCollectionView()
  return (
    <div className="mt-12 md:mt-16">
      <CollectionCards>
        {(renderCard) => (
          <RecipeCollection
            heading={t.myCollection}
            controls={controls}
            renderCard={renderCard}
            empty={{ title: t.nothingYet, text: t.nothingYetText }}
          />
        )}
      </CollectionCards>
    </div>
  )
}
