import { useQuery } from '@tanstack/react-query'
import { Flame, ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { earlierGenerationsQuery } from '#web/data/generations.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { VerificationBanner } from '#web/features/account/verification-banner.tsx'
import { GeneratePanel } from '#web/features/generate/generate-panel.tsx'
import { QuotaBadge } from '#web/features/generate/quota-badge.tsx'
import { UpgradeBanner } from '#web/features/generate/upgrade-banner.tsx'
import { Suggestions } from '#web/features/popular/suggestions.tsx'
import { NewRecipeMenu } from '#web/features/recipes/new-recipe-menu.tsx'
import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { RecipeResult } from '#web/features/recipes/recipe-result.tsx'
import { useCollectionView } from '#web/features/recipes/use-collection-view.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { frameWords } from '#web/words/frame.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'
import { CollectionCards } from './collection-card.tsx'
import { useLibraryLooks } from './library-looks.tsx'

export function Home() {
  const t = useWords(pagesWords)
  const frame = useWords(frameWords)
  const looks = useLibraryLooks()
  useTitle(t.home)
  const controls = useCollectionView()
  // What stands below the generator moves with what these say: it is shown once they are known.
  const quota = useQuery(quotaQuery)
  const earlier = useQuery(earlierGenerationsQuery)
  const isPending = quota.isPending || earlier.isPending
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
          <QuotaBadge />
        </div>
      </div>
      <GeneratePanel renderResult={(recipe, actions) => <RecipeResult recipe={recipe} actions={actions} />} />
      <div className={isPending ? 'invisible' : undefined}>
        <div className="mt-5">
          <UpgradeBanner />
        </div>
        <VerificationBanner className="mt-5" />
        <Suggestions {...looks} />
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
      </div>
    </main>
  )
}
