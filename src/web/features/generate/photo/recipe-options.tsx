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
import { OptionCard } from './option-card.tsx'
import type { Foods } from './use-foods.ts'

interface RecipeOptionsProps {
  foods: Foods
  /** What came with the analysis. */
  first: readonly RecipeOption[]
  busy: boolean
  onChoose: (option: RecipeOption) => void
  onAll: (names: string[]) => void
  onLimit: (message: string) => void
}

/** What can be made of the list: one of a few ideas, or a recipe of all of it. */
export function RecipeOptions({ foods, first, busy, onChoose, onAll, onLimit }: RecipeOptionsProps) {
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
        title: 'No New Ideas',
        description: messageOf(error, 'Failed to find recipes for this list. Please try again.'),
        tone: 'error',
      })
    }
  }

  return (
    <section aria-labelledby="recipe-options" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="recipe-options" className="text-xl">
          Recipe Options
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
            {options.length === 0 ? 'Find Recipes' : 'New Ideas'}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-6 text-[0.9375rem] text-ink-soft">
        {statusOf({ isEmpty, isChanged: foods.isChanged, options: options.length, asked })}
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
          Generate from All Ingredients
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

function statusOf({ isEmpty, isChanged, options, asked }: Status): string {
  if (isEmpty) return 'Add what you have, and recipes can be found for it.'
  if (isChanged && options > 0) return 'You changed the list: these recipes are for the one before.'
  if (options > 0) return 'Choose one, or make a recipe of everything.'
  return asked
    ? 'No dish goes well with most of this list. A recipe can still be made of it.'
    : 'Find recipes for this list, or make one of everything.'
}
