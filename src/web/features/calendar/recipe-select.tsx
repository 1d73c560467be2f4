import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Meal } from '#contract/meals.ts'
import { cardsQuery } from '#web/data/recipes.ts'
import { DishPicture } from '#web/lib/dish-picture.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { cx } from '#web/ui/cx.ts'
import type { FieldControl } from '#web/ui/field.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'

export type ChosenRecipe = NonNullable<Meal['recipe']>

interface RecipeSelectProps {
  control: FieldControl
  value: ChosenRecipe | null
  onChange: (recipe: ChosenRecipe) => void
}

/** A combobox for one of the cook's recipes, by picture and title; typing searches the whole collection. */
export function RecipeSelect({ control, value, onChange }: RecipeSelectProps) {
  const t = useWords(calendarWords)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useDeferredValue(typed.trim())
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      ...cardsQuery({ sort: 'alphabetical', ...(search ? { search } : {}) }),
      enabled: open,
      placeholderData: (before) => before,
    })
  /** True while the list still shows the results of an earlier text. */
  const isBehind = isPlaceholderData || typed.trim() !== search
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? []
  const listId = `${control.id}-list`
  useEscape(open, () => setOpen(false))
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, listId])

  const choose = (index: number) => {
    const recipe = recipes[index]
    if (!recipe) return
    const { id, title, imageUrl, prepTime, servings } = recipe
    onChange({ id, title, imageUrl, prepTime, servings })
    setOpen(false)
  }
  const show = () => {
    if (open) return
    setTyped('')
    setActive(0)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      const next = Math.min(Math.max(active + (event.key === 'ArrowDown' ? 1 : -1), 0), recipes.length - 1)
      setActive(Math.max(next, 0))
      if (next >= recipes.length - 3 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      // Enter would choose from outdated results that the cook did not ask for; a click chooses what it
      // points at.
      if (!isBehind) choose(active)
    }
  }

  return (
    <div>
      <span className="relative block">
        <Input
          {...control}
          role="combobox"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && recipes[active] ? `${listId}-${active}` : undefined}
          placeholder={open ? t.searchYourRecipes : t.selectRecipe}
          value={open ? typed : (value?.title ?? '')}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            setOpen(true)
          }}
          onClick={show}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className="pr-10"
        />
        <ChevronDown
          {...icon}
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
        />
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={t.recipes}
        tabIndex={-1}
        hidden={!open || recipes.length === 0}
        // The text field must keep the focus; losing it would close the list before the choice.
        onMouseDown={(event) => event.preventDefault()}
        className="mt-1 max-h-60 overflow-y-auto rounded-lg border border-line bg-card p-1"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight > scrollHeight - 200 && hasNextPage && !isFetchingNextPage)
            void fetchNextPage()
        }}
      >
        {recipes.map((recipe, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above; the keys are the text field's.
          <div
            key={recipe.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={recipe.id === value?.id}
            onClick={() => choose(index)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1 hover:bg-accent-tint',
              index === active && 'bg-accent-tint',
            )}
          >
            <DishPicture src={recipe.imageUrl} className="size-10" />
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {recipe.title}
            </span>
            {recipe.id === value?.id && <Check {...icon} className="size-5 text-accent" />}
          </div>
        ))}
      </div>
      {open && recipes.length === 0 && (
        <p role="status" className="mt-2 text-small text-ink-soft">
          {error
            ? messageOf(error, t.recipesNotLoaded)
            : isPending
              ? t.recipesLoading
              : search
                ? t.noRecipeFits
                : t.noRecipes}
        </p>
      )}
    </div>
  )
}

/** Closes only the list on Escape: a listener of the capture phase runs before the surrounding dialog's. */
function useEscape(open: boolean, close: () => void) {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [open])
}
