import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from '#web/data/quota.ts'
import { GeneratePanel } from '#web/features/generate/generate-panel.tsx'
import { QuotaBadge } from '#web/features/generate/quota-badge.tsx'
import { UpgradeBanner } from '#web/features/generate/upgrade-banner.tsx'
import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { RecipeResult } from '#web/features/recipes/recipe-result.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function Home() {
  useTitle('Home')
  // What stands below the generator moves with what the quota says: it is shown once that is known.
  const { isPending } = useQuery(quotaQuery)
  return (
    <main className="page py-8 md:py-12">
      <div className="mb-6 flex flex-col gap-3 md:mb-8 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="text-3xl md:text-5xl">What shall we cook?</h1>
          <p className="mt-2 text-lg text-ink-soft">
            Say what you crave. The recipe is written, checked and kept for you.
          </p>
        </div>
        <QuotaBadge />
      </div>
      <GeneratePanel renderResult={(recipe, actions) => <RecipeResult recipe={recipe} actions={actions} />} />
      <div className={isPending ? 'invisible' : undefined}>
        <div className="mt-5">
          <UpgradeBanner />
        </div>
        <div className="mt-12 md:mt-16">
          <RecipeCollection heading="My Recipe Collection" />
        </div>
      </div>
    </main>
  )
}
