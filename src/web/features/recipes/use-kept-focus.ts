import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'

/** Tracks the index of the focused card; the list's element needs `onFocus` and `onBlur`. */
export function useFocusedCard() {
  const [focused, setFocused] = useState<number | null>(null)
  return {
    focused,
    onFocus: (event: FocusEvent) => setFocused(indexOf(event)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
    },
  }
}

const indexOf = ({ target }: FocusEvent): number | null => {
  const card = target.closest('[data-card]')?.getAttribute('data-card')
  return card === null || card === undefined ? null : Number(card)
}

/** Moves the focus to the next card when the focused one leaves the list. */
export function useKeptFocus(
  list: { current: HTMLElement | null },
  focused: number | null,
  recipes: RecipeCard[],
) {
  const before = useRef({ focused, recipes })
  useEffect(() => {
    const { focused: index, recipes: old } = before.current
    before.current = { focused, recipes }
    if (index === null || old === recipes || document.activeElement !== document.body) return
    const gone = old[index]
    if (!gone || recipes.some(({ id }) => id === gone.id)) return
    const at = Math.min(index, recipes.length - 1)
    const heir = list.current?.querySelector<HTMLElement>(`[data-card="${at}"] a:not([tabindex])`)
    ;(heir ?? list.current)?.focus({ preventScroll: true })
  }, [list, focused, recipes])
}
