import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NutritionLine } from '#contract/foods.ts'
import type { Recipe } from '#contract/recipe.ts'
import { recipeFoodsQuery } from '#web/data/foods.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CorrectFood } from './correct-food.tsx'

/** Line → food → grams → values, and a way to put a match right. */
export function NutritionLines({ recipe }: { recipe: Recipe }) {
  const { data, error, refetch } = useQuery(recipeFoodsQuery(recipe))
  const [correcting, setCorrecting] = useState<number | null>(null)
  if (error) {
    return (
      <ErrorState
        title="The lines could not be loaded"
        text={messageOf(error, 'The values above are as they were.')}
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
      <p className="mt-3 text-sm text-ink-soft">
        Values come from the kitchen’s food table; its figures are those of USDA National Nutrient Database
        entries where a number stands beside the food. What is not matched is not counted.
      </p>
      {line && <CorrectFood recipe={recipe} line={line} onClose={() => setCorrecting(null)} />}
    </>
  )
}

const Line = ({ line, onCorrect }: { line: NutritionLine; onCorrect: (() => void) | null }) => (
  <div className="grid gap-x-4 gap-y-1 lg:grid-cols-[1fr_auto]">
    <p className="font-semibold">{line.line}</p>
    <p className="tabular-nums lg:text-right">
      {line.perServing ? (
        <>
          {Math.round(line.perServing.calories)} kcal
          <span className="text-ink-soft">
            {' '}
            · {gram(line.perServing.protein)} protein · {gram(line.perServing.carbs)} carbs ·{' '}
            {gram(line.perServing.fat)} fat
          </span>
        </>
      ) : (
        <span className="text-amber">Not counted</span>
      )}
    </p>
    <p className="text-[0.9375rem] text-ink-soft">
      {matchInWords(line)}
      {line.food && line.grams !== null && `, ${line.grams} g`}
      {line.food && line.share < 1 && line.share > 0 && `, ${Math.round(line.share * 100)} % of it eaten`}
      {line.why && <span> ({line.why})</span>}
    </p>
    {onCorrect && (
      <Button
        variant="link"
        size="inline"
        className="justify-self-start lg:justify-self-end pointer-coarse:min-h-11"
        aria-label={`Correct the food of ${line.line}`}
        onClick={onCorrect}
      >
        Correct
      </Button>
    )}
  </div>
)

const gram = (value: number) => `${Math.round(value)} g`

function matchInWords({ food, foundBy }: NutritionLine): string {
  if (foundBy === 'set-aside') return 'You said not to count it'
  if (!food) return 'Not matched with any food'
  const number = /^\d+$/.test(food.source) ? `USDA ${food.source}` : food.source
  return `${foundBy === 'cook' ? 'You said: ' : ''}${food.name} [${number}]`
}
