import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { SharedRecipe } from '#contract/shared.ts'
import { totalMinutes } from '#domain/cook-time.ts'
import { sharedRecipeQuery } from '#web/data/shared.ts'
import { NutritionTable } from '#web/features/kitchen/nutrition-table.tsx'
import { RecipeMissing } from '#web/features/recipes/recipe-missing.tsx'
import { RecipePageSkeleton } from '#web/features/recipes/recipe-page-skeleton.tsx'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { ShortFacts } from '#web/features/recipes/short-facts.tsx'
import { JoinPrompt } from '#web/features/sharing/join-prompt.tsx'
import { SaveShared } from '#web/features/sharing/save-shared.tsx'
import { SharedLines, SharedSteps } from '#web/features/sharing/shared-lines.tsx'
import { useAuth } from '#web/lib/auth.ts'
import { isNotFound, messageOf } from '#web/lib/http-error.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Section } from '#web/ui/section.tsx'
import { categoryWords } from '#web/words/common.ts'
import { useDuration } from '#web/words/duration.ts'
import { numberFormat } from '#web/words/format.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

/** The public page of a shared recipe, for anyone with the link. */
export function Shared() {
  const t = useWords(pagesWords)
  const { id = '' } = useParams()
  const { status } = useAuth()
  const { data: recipe, error, refetch } = useQuery(sharedRecipeQuery(id))
  useTitle(isNotFound(error) ? t.notFound : (recipe?.title ?? t.shared))
  if (isNotFound(error)) return <RecipeMissing />
  if (!recipe) {
    if (!error) return <RecipePageSkeleton />
    return (
      <main className="page py-12">
        <ErrorState
          level={1}
          title={t.recipeFailed}
          text={messageOf(error, t.sharedFailedText)}
          onRetry={() => refetch()}
        />
      </main>
    )
  }
  return (
    <SharedView
      recipe={recipe}
      actions={status === 'member' && <SaveShared id={id} />}
      prompt={status === 'visitor' && <JoinPrompt id={id} />}
    />
  )
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

interface SharedViewProps {
  recipe: SharedRecipe
  actions: ReactNode
  prompt: ReactNode
}

const SharedView = ({ recipe, actions, prompt }: SharedViewProps) => {
  const t = useWords(pagesWords)
  const categories = useWords(categoryWords)
  const duration = useDuration()
  return (
    <main className="md:page md:py-10">
      <div className="md:grid md:grid-cols-2 md:items-center md:gap-10">
        <RecipePicture
          recipe={recipe}
          eager
          sizes="(min-width: 48rem) 38rem, 100vw"
          className="md:rounded-card md:border md:border-line"
        />
        <header className="relative -mt-6 rounded-t-3xl bg-paper px-4 pt-6 md:m-0 md:rounded-none md:bg-transparent md:p-0">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone="accent">{categories[recipe.category]}</Badge>
            {recipe.averageRating !== null && recipe.totalRatings > 0 && (
              <p className="flex items-center gap-1.5 text-small text-ink-soft tabular-nums">
                <Star {...icon} className="size-4.5 fill-current text-amber" />
                {t.rated({
                  average: oneDecimal(recipe.averageRating),
                  ratings: t.ratings(recipe.totalRatings),
                })}
              </p>
            )}
          </div>
          <h1 dir="auto" className="mt-3 text-3xl lg:text-5xl">
            {recipe.title}
          </h1>
          <p dir="auto" className="mt-3 text-lg text-ink-soft">
            {recipe.description}
          </p>
          <ShortFacts
            facts={[
              { label: t.prep, value: duration(recipe.prepTime) },
              { label: t.cookTime, value: duration(recipe.cookTime) },
              ...(recipe.restTime > 0 ? [{ label: t.rest, value: duration(recipe.restTime) }] : []),
              { label: t.total, value: duration(totalMinutes(recipe)) },
              { label: t.servings, value: String(recipe.servings) },
            ]}
          />
          {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
        </header>
      </div>
      {prompt && <div className="mt-6 px-4 md:mt-10 md:px-0">{prompt}</div>}
      <div className="px-4 md:mt-12 md:grid md:grid-cols-[5fr_8fr] md:gap-12 md:px-0">
        <div className="mt-10 space-y-10 md:mt-0">
          <Section id="ingredients" title={t.ingredients}>
            <SharedLines lines={recipe.ingredients} />
          </Section>
          {recipe.groceryList.length > 0 && (
            <Section id="groceries" title={t.groceries}>
              <SharedLines lines={recipe.groceryList} />
            </Section>
          )}
        </div>
        <div className="mt-10 space-y-12 md:mt-0">
          <Section id="steps" title={t.steps}>
            <SharedSteps steps={recipe.instructions} />
          </Section>
          {recipe.nutrition && (
            <Section id="nutrition" title={t.nutrition}>
              <NutritionTable nutrition={recipe.nutrition} servings={recipe.servings} />
            </Section>
          )}
        </div>
      </div>
    </main>
  )
}
