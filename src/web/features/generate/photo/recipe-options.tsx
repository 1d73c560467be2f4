import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { RecipeOption } from '#contract/recipes.ts'
import { useRecipeOptions } from '#web/data/photos.ts'
import { isQuotaLimit, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import { OptionCard } from './option-card.tsx'
import type { Foods } from './use-foods.ts'

interface RecipeOptionsProps {
  foods: Foods
  /** The recipe ideas that came with the analysis. */
  first: readonly RecipeOption[]
  busy: boolean
  onChoose: (option: RecipeOption) => void
  onAll: (names: string[]) => void
  onLimit: (message: string) => void
}

/** The choice of recipes for the list: one of a few ideas, or a recipe with all its foods. */
export function RecipeOptions({ foods, first, busy, onChoose, onAll, onLimit }: RecipeOptionsProps) {
  const t = useWords(photosWords)
  const [options, setOptions] = useState(first)
  const [asked, setAsked] = useState(first.length > 0)
  const ideas = useRecipeOptions()
  const isEmpty = foods.names.length === 0

  async function refresh() {
    try {
      const { recipeOptions } = await ideas.mutateAsync(foods.names)
      setOptions(recipeOptions)
      setAsked(true)
      foods.markOffered()
    } catch (error) {
      if (redirectWhenUnauthorized(error, paths.home)) return
      if (isQuotaLimit(error)) return onLimit(messageOf(error, ''))
      toast({
        title: t.noNewIdeas,
        description: messageOf(error, t.noNewIdeasText),
        tone: 'error',
      })
    }
  }

  return (
    <section aria-labelledby="recipe-options" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="recipe-options" className="text-xl">
          {t.options}
        </h3>
        {(foods.isChanged || asked || options.length === 0) && !isEmpty && (
          <Button
            variant={foods.isChanged ? 'primary' : 'secondary'}
            size="sm"
            busy={ideas.isPending}
            disabled={busy}
            onClick={refresh}
          >
            {!ideas.isPending && <RefreshCw {...icon} />}
            {options.length === 0 ? t.findRecipes : t.newIdeas}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-6 text-small text-ink-soft">
        {statusOf(t, { isEmpty, isChanged: foods.isChanged, options: options.length, asked })}
      </p>
      {options.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {options.map((option) => (
            <li key={option.title}>
              <OptionCard option={option} busy={busy} onChoose={() => onChoose(option)} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5">
        <Button
          variant={options.length > 0 ? 'secondary' : 'primary'}
          disabled={busy || isEmpty}
          onClick={() => onAll(foods.names)}
          className="w-full whitespace-normal sm:w-auto"
        >
          {t.fromAll}
        </Button>
      </div>
    </section>
  )
}

interface Status {
  isEmpty: boolean
  isChanged: boolean
  options: number
  asked: boolean
}

function statusOf(
  t: ReturnType<typeof photosWords.get>,
  { isEmpty, isChanged, options, asked }: Status,
): string {
  if (isEmpty) return t.statusEmpty
  if (isChanged && options > 0) return t.statusChanged
  if (options > 0) return t.statusChoose
  return asked ? t.statusNone : t.statusFind
}
