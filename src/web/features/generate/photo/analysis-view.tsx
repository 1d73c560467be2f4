import { useEffect, useRef } from 'react'
import { CONFIDENCE_THRESHOLD } from '#contract/limits.ts'
import type { ImageAnalysis, RecipeOption } from '#contract/recipes.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { commonWords } from '#web/words/common.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import { CommonFoods } from './common-foods.tsx'
import { FoodChips } from './food-chips.tsx'
import { FoodNameBox } from './food-name-box.tsx'
import { RecipeOptions } from './recipe-options.tsx'
import { type Food, useFoods } from './use-foods.ts'

interface AnalysisViewProps {
  analysis: ImageAnalysis
  /** Foods that the cook named before there was a photo; they come first. */
  before?: readonly Food[]
  onFoods?: (foods: readonly Food[]) => void
  /** True without a photo, when the list holds only the foods that the cook entered. */
  isByHand?: boolean
  busy: boolean
  onChoose: (option: RecipeOption) => void
  onAll: (names: string[]) => void
  onLimit: (message: string) => void
}

/** The description of the photo, or a notice about the limits of reading labels only. */
const Description = ({ analysis: { seenBy, description } }: Pick<AnalysisViewProps, 'analysis'>) =>
  seenBy === 'labels' ? (
    <Notice tone="info">{description}</Notice>
  ) : (
    <p className="text-ink-soft">{description}</p>
  )

/** The foods found on a photo, which the cook can correct, and recipes for them. */
export function AnalysisView({
  analysis,
  before = [],
  onFoods,
  isByHand = false,
  busy,
  onChoose,
  onAll,
  onLimit,
}: AnalysisViewProps) {
  const t = useWords(photosWords)
  const common = useWords(commonWords)
  const foods = useFoods([
    ...before,
    ...analysis.ingredients.filter(({ name }) => !before.some((one) => one.name === name)),
  ])
  useEffect(() => onFoods?.(foods.foods), [onFoods, foods.foods])
  const field = useRef<HTMLInputElement>(null)
  const isEmpty = foods.foods.length === 0
  const anyUncertain = foods.foods.some(({ confidence }) => confidence < CONFIDENCE_THRESHOLD)
  return (
    <>
      {!isByHand && <Description analysis={analysis} />}
      <section aria-labelledby="photo-foods" className={isByHand ? undefined : 'mt-6'}>
        <h3 id="photo-foods" className="text-xl">
          {isByHand ? t.whatYouHave : t.detected}
        </h3>
        {isEmpty ? (
          <p className="mt-1 text-small text-ink-soft">{t.typeOrTap}</p>
        ) : (
          <p className="mt-1 mb-3 text-small text-ink-soft">
            {anyUncertain ? t.uncertainHint : t.renameHint}
          </p>
        )}
        <FoodChips foods={foods} field={field} />
        <div className={cx('max-w-md', isEmpty ? 'mt-3' : 'mt-4')}>
          <FoodNameBox
            field={field}
            label={t.addFood}
            placeholder={t.addFood}
            button={common.add}
            disabled={foods.isFull}
            onNames={foods.add}
          />
        </div>
        <CommonFoods foods={foods} isFirst={isEmpty} />
      </section>
      <RecipeOptions
        foods={foods}
        first={analysis.recipeOptions}
        busy={busy}
        onChoose={onChoose}
        onAll={onAll}
        onLimit={onLimit}
      />
    </>
  )
}
