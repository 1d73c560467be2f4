import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NutritionLine } from '#contract/foods.ts'
import type { Recipe } from '#contract/recipe.ts'
import { recipeFoodsQuery } from '#web/data/foods.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { numberFormat } from '#web/words/format.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { nutritionWords } from '#web/words/nutrition.ts'
import { useWords } from '#web/words/words.ts'
import { CorrectFood } from './correct-food.tsx'

/** The path from each ingredient line to food, grams and values, with a button to correct the match. */
export function NutritionLines({ recipe }: { recipe: Recipe }) {
  const t = useWords(kitchenWords)
  const { data, error, refetch } = useQuery(recipeFoodsQuery(recipe))
  const [correcting, setCorrecting] = useState<number | null>(null)
  if (error) {
    return (
      <ErrorState
        title={t.linesFailed}
        text={messageOf(error, t.linesFailedText)}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="mt-4 h-40" />
  const line = data.lines.find(({ index }) => index === correcting)
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {data.lines.map((each) => (
          <li key={each.index} className="py-3">
            <Line line={each} onCorrect={each.name === '' ? null : () => setCorrecting(each.index)} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{t.sources}</p>
      {line && <CorrectFood recipe={recipe} line={line} onClose={() => setCorrecting(null)} />}
    </>
  )
}

const Line = ({ line, onCorrect }: { line: NutritionLine; onCorrect: (() => void) | null }) => {
  const t = useWords(kitchenWords)
  const n = useWords(nutritionWords)
  return (
    <div className="grid gap-x-4 gap-y-1 lg:grid-cols-[1fr_auto]">
      <p className="font-semibold">{line.line}</p>
      <p className="tabular-nums lg:text-right">
        {line.perServing ? (
          <>
            {n.kilocalories({ amount: Math.round(line.perServing.calories) })}
            <span className="text-ink-soft">
              {' '}
              {t.values({
                protein: gram(line.perServing.protein),
                carbs: gram(line.perServing.carbs),
                fat: gram(line.perServing.fat),
              })}
            </span>
          </>
        ) : (
          <span className="text-amber">{t.notCounted}</span>
        )}
      </p>
      <p className="text-small text-ink-soft">
        {matchInWords(line)}
        {line.food && line.grams !== null && `, ${n.grams({ amount: exact(line.grams) })}`}
        {line.food &&
          line.share < 1 &&
          line.share > 0 &&
          `, ${t.eaten({ percent: Math.round(line.share * 100) })}`}
        {line.why && <span> ({line.why})</span>}
      </p>
      {onCorrect && (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start lg:justify-self-end pointer-coarse:min-h-11"
          aria-label={t.correctNamed({ line: line.line })}
          onClick={onCorrect}
        >
          {t.correct}
        </Button>
      )}
    </div>
  )
}

const exact = numberFormat({ useGrouping: false, maximumFractionDigits: 6 })
const gram = (value: number) => nutritionWords.get().grams({ amount: Math.round(value) })

function matchInWords({ food, foundBy }: NutritionLine): string {
  const t = kitchenWords.get()
  if (foundBy === 'set-aside') return t.setAside
  if (!food) return t.notMatched
  const number = /^\d+$/.test(food.source) ? `USDA ${food.source}` : food.source
  const named = `${food.name} [${number}]`
  return foundBy === 'cook' ? t.youSaid({ food: named }) : named
}
