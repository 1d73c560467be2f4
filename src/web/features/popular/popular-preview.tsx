import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { partsOf } from '#contract/ingredient-parts.ts'
import type { PopularPreview as Preview } from '#contract/popular.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { popularPreviewQuery } from '#web/data/popular.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HeadedLists } from '#web/ui/headed-lists.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDuration } from '#web/words/duration.ts'
import { numberFormat } from '#web/words/format.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'
import { AverageRating } from './average-rating.tsx'
import { ReportForm } from './report-form.tsx'
import { SavePopular } from './save-popular.tsx'

interface PopularPreviewProps {
  /** Id of the recipe to show; null closes the dialog. */
  id: string | null
  title: string
  onClose: () => void
  renderPicture: (recipe: Preview) => ReactNode
}

const whole = numberFormat({ maximumFractionDigits: 0 })

/** A dialog with the full library recipe, to read before saving it. */
export const PopularPreview = ({ id, title, onClose, renderPicture }: PopularPreviewProps) => (
  <Dialog
    open={id !== null}
    onOpenChange={(open) => !open && onClose()}
    title={title}
    className="md:w-[min(44rem,calc(100vw-4rem))]"
  >
    {id && <Body id={id} renderPicture={renderPicture} onReported={onClose} />}
  </Dialog>
)

function Body({
  id,
  renderPicture,
  onReported,
}: {
  id: string
  renderPicture: PopularPreviewProps['renderPicture']
  onReported: () => void
}) {
  const t = useWords(popularWords)
  const duration = useDuration()
  const { data: recipe, error, refetch } = useQuery(popularPreviewQuery(id))
  const [isReporting, setIsReporting] = useState(false)
  if (error)
    return (
      <ErrorState
        title={t.recipeFailed}
        text={messageOf(error, t.pleaseRetry)}
        onRetry={() => void refetch()}
      />
    )
  if (!recipe)
    return (
      <div role="status" aria-label={t.loadingRecipe} className="mt-4 grid gap-4">
        <Skeleton className="aspect-4/3 rounded-lg" />
        <Skeleton className="h-40" />
      </div>
    )
  if (isReporting) return <ReportForm id={id} onDone={onReported} onCancel={() => setIsReporting(false)} />
  const facts = {
    prep: duration(recipe.prepTime),
    cook: duration(recipe.cookTime),
    rest: duration(recipe.restTime),
    servings: recipe.servings,
  }
  const rests = recipe.restTime > 0
  return (
    <div className="mt-4 grid gap-5">
      <div className="overflow-hidden rounded-lg">{renderPicture(recipe)}</div>
      <div>
        <p className="text-lg leading-7">{recipe.description}</p>
        <p className="mt-2 text-ink-soft tabular-nums">
          {recipe.nutrition
            ? (rests ? t.factsWithRestAndEnergy : t.factsWithEnergy)({
                ...facts,
                calories: whole(recipe.nutrition.calories),
              })
            : (rests ? t.factsWithRest : t.facts)(facts)}
        </p>
        <div className="mt-2">
          <AverageRating {...recipe} />
        </div>
      </div>
      <section aria-labelledby="preview-ingredients">
        <h3 id="preview-ingredients" className="text-xl">
          {t.ingredients}
        </h3>
        <HeadedLists parts={partsOf(recipe.ingredients)} level={4}>
          {(lines) => (
            <ul className="mt-2 divide-y divide-line">
              {lines.map(({ amount, item }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
                <li key={at} className="py-2 leading-6">
                  {amount && <span className="font-semibold tabular-nums">{withFractionSigns(amount)} </span>}
                  {item}
                </li>
              ))}
            </ul>
          )}
        </HeadedLists>
      </section>
      <section aria-labelledby="preview-steps">
        <h3 id="preview-steps" className="text-xl">
          {t.instructions}
        </h3>
        <ol className="mt-2 list-decimal space-y-3 pl-6 leading-7 marker:font-semibold marker:text-accent">
          {recipe.instructions.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
            <li key={at}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-52 flex-1">
          <SavePopular recipe={recipe} size="md" />
        </div>
        <Button variant="ghost" onClick={() => setIsReporting(true)}>
          <Flag {...icon} />
          {t.report}
        </Button>
      </div>
    </div>
  )
}
