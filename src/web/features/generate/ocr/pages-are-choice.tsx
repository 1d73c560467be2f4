import type { PagesAre } from '#contract/recipes.ts'
import { Segments } from '#web/ui/segments.tsx'
import { useWords } from '#web/words/words.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'

interface PagesAreChoiceProps {
  are: PagesAre
  onChange: (are: PagesAre) => void
}

/**
 * The choice whether several pages are one recipe or more, for cooks who know this better than the text
 * shows.
 */
export function PagesAreChoice({ are, onChange }: PagesAreChoiceProps) {
  const t = useWords(writtenPagesWords)
  const hints = { as_read: t.asReadHint, one_recipe: t.oneRecipeHint, recipe_each: t.recipeEachHint }
  return (
    <Segments<PagesAre>
      legend={t.belonging}
      className="mt-5"
      options={[
        { value: 'as_read', label: t.asRead },
        { value: 'one_recipe', label: t.oneRecipe },
        { value: 'recipe_each', label: t.recipeEach },
      ]}
      value={are}
      onChange={onChange}
      hint={hints[are]}
    />
  )
}
