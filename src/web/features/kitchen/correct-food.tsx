import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NutritionLine } from '#contract/foods.ts'
import type { Recipe } from '#contract/recipe.ts'
import { foodsQuery, useCorrectFood } from '#web/data/foods.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'

interface CorrectFoodProps {
  recipe: Pick<Recipe, 'id' | 'version'>
  line: NutritionLine
  onClose: () => void
}

/** The form that corrects the food of an ingredient line: one of the table's foods, or none. */
export function CorrectFood({ recipe, line, onClose }: CorrectFoodProps) {
  const t = useWords(kitchenWords)
  const [search, setSearch] = useState(line.food?.name ?? line.name)
  const { data: foods, isFetching, error: searchError } = useQuery(foodsQuery(search))
  const correction = useCorrectFood(recipe)
  const said = line.foundBy === 'cook' || line.foundBy === 'set-aside'

  const say = (food: string | null) =>
    correction.mutate(
      { name: line.name, food },
      {
        onSuccess: () => {
          toast({ title: t.computedAnew, tone: 'success' })
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.whatIs({ name: line.name })}
      description={t.remembered}
    >
      <div className="flex flex-col gap-4">
        <Field label={t.searchFoods}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={search}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <ul aria-label={t.foods} className="-mx-2 max-h-64 overflow-y-auto">
          {foods?.map((food) => (
            <li key={food.id}>
              <button
                type="button"
                disabled={correction.isPending}
                aria-current={food.id === line.food?.id || undefined}
                onClick={() => say(food.id)}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-lg px-2 text-left hover:bg-accent-tint aria-[current]:font-semibold"
              >
                {food.name}
                <span className="text-small text-ink-soft tabular-nums">
                  {t.kcalPer100({ kcal: Math.round(food.calories) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {foods?.length === 0 && !isFetching ? t.noFood : ''}
        </p>
        {(correction.error ?? searchError) && (
          <Notice tone="error">{messageOf(correction.error ?? searchError, t.correctFailed)}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={correction.isPending}
            disabled={line.foundBy === 'set-aside'}
            onClick={() => say('none')}
          >
            {t.doNotCount}
          </Button>
          {said && (
            <Button variant="ghost" disabled={correction.isPending} onClick={() => say(null)}>
              {t.forget}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
