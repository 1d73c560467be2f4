import { lazy, Suspense, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { NutritionTable } from './nutrition-table.tsx'

const NutritionLines = lazy(() =>
  import('./nutrition-lines.tsx').then((m) => ({ default: m.NutritionLines })),
)

/** Values per serving, and on request how they came about, line by line. */
export function NutritionPanel({ recipe }: { recipe: Recipe }) {
  const [open, setOpen] = useState(false)
  if (recipe.ingredients.length === 0) return null
  return (
    <Section id="nutrition" title="Nutrition per serving">
      {recipe.nutrition ? (
        <NutritionTable nutrition={recipe.nutrition} coverage={recipe.nutritionCoverage} />
      ) : (
        <p className="text-ink-soft">No line of it was found in the food table.</p>
      )}
      <Button
        variant="link"
        size="inline"
        className="mt-3"
        aria-expanded={open}
        aria-controls="nutrition-lines"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the lines' : 'Show it line by line'}
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
