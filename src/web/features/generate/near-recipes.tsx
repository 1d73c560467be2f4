import type { NearRecipe } from '#contract/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

interface NearRecipesProps {
  near: readonly NearRecipe[]
  onNear: (title: string) => void
}

/** Recipes that come near the request, each with the one point in which it differs. */
export function NearRecipes({ near, onNear }: NearRecipesProps) {
  const t = useWords(generateWords)
  return (
    <div className="mt-3">
      <p className="font-semibold">{t.comesNear}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {near.map(({ title, because }) => (
          <li key={title} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="sm" variant="secondary" onClick={() => onNear(title)}>
              {title}
            </Button>
            {because && <span className="text-small">{t.nearBut({ because })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
