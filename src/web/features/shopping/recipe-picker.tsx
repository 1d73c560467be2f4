import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import type { ShoppingSource } from '#contract/shopping.ts'
import { cardsQuery } from '#web/data/recipes.ts'
import { DishPicture } from '#web/lib/dish-picture.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

interface RecipePickerProps {
  sources: readonly ShoppingSource[]
  onAdd: (recipe: { id: string; title: string }) => Promise<unknown>
}

/** The cook's recipes with a button each that adds it to the list; typing searches the whole collection. */
export function RecipePicker({ sources, onAdd }: RecipePickerProps) {
  const t = useWords(shoppingWords)
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...cardsQuery({ sort: 'alphabetical', ...(search ? { search } : {}) }),
    placeholderData: (before) => before,
  })
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? []
  const onList = new Set(sources.map(({ recipeId }) => recipeId))
  return (
    <div className="flex h-full flex-col">
      <SearchBox
        label={t.searchRecipes}
        placeholder={t.searchRecipes}
        value={words}
        onChange={setWords}
        className="shrink-0"
      />
      {recipes.length === 0 ? (
        <p role="status" className="mt-3 text-ink-soft">
          {error
            ? messageOf(error, t.recipesFailed)
            : isPending
              ? t.loadingRecipes
              : search
                ? t.noRecipeFits
                : t.noRecipes}
        </p>
      ) : (
        <ul
          className="mt-2 min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain"
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + clientHeight > scrollHeight - 300 && hasNextPage && !isFetchingNextPage)
              void fetchNextPage()
          }}
        >
          {recipes.map((recipe) => (
            <RecipeChoice
              key={recipe.id}
              recipe={recipe}
              isOnList={onList.has(recipe.id)}
              onAdd={() => onAdd({ id: recipe.id, title: recipe.title })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RecipeChoiceProps {
  recipe: RecipeCard
  isOnList: boolean
  onAdd: () => Promise<unknown>
}

function RecipeChoice({ recipe: { title, imageUrl }, isOnList, onAdd }: RecipeChoiceProps) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const [isAdding, setAdding] = useState(false)
  async function add() {
    setAdding(true)
    await onAdd()
    setAdding(false)
  }
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 pr-1">
      <DishPicture src={imageUrl} sizes="3rem" className="size-11" />
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 leading-5.5 [overflow-wrap:anywhere]">
        {title}
      </span>
      {/* The same button element in both states, so that the focus stays on it. */}
      <Button
        variant={isOnList ? 'ghost' : 'secondary'}
        size="sm"
        aria-disabled={isOnList || isAdding}
        aria-label={isOnList ? t.recipeOnList({ title }) : t.addRecipe({ title })}
        onClick={() => {
          if (!isOnList && !isAdding) void add()
        }}
        className={isOnList ? 'text-leaf' : undefined}
      >
        {isOnList ? <Check {...icon} /> : <Plus {...icon} />}
        {isOnList ? <span className="max-sm:sr-only">{t.onList}</span> : common.add}
      </Button>
    </li>
  )
}
