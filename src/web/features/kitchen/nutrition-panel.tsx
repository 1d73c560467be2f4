import { lazy, Suspense, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'
import { NutritionTable } from './nutrition-table.tsx'

const NutritionLines = lazy(() =>
  import('./nutrition-lines.tsx').then((m) => ({ default: m.NutritionLines })),
)

/** Nutrition per serving and, on request, its calculation line by line. */
export function NutritionPanel({ recipe }: { recipe: Recipe }) {
  const t = useWords(kitchenWords)
  const [open, setOpen] = useState(false)
  if (recipe.ingredients.length === 0) return null
  return (
    <Section id="nutrition" title={t.perServing}>
      {recipe.nutrition ? (
        <NutritionTable
          nutrition={recipe.nutrition}
          coverage={recipe.nutritionCoverage}
          servings={recipe.servings}
        />
      ) : (
        <p className="text-ink-soft">{t.noneFound}</p>
      )}
      <Button
        variant="link"
        size="inline"
        className="mt-3"
        aria-expanded={open}
        aria-controls="nutrition-lines"
        onClick={() => setOpen(!open)}
      >
        {open ? t.hideLines : t.showLines}
      </Button>
      <div id="nutrition-lines">
        {open && (
          <Suspense fallback={<Spinner />}>
            <NutritionLines recipe={recipe} />
          </Suspense>
        )}
      </div>
    </Section>
  )
}
