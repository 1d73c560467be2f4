import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'

/** Which of the cards has the focus, by its place in the list; the list's element carries `onFocus` and `onBlur`. */
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

/** When the card that had the focus leaves the list, the focus goes to the one that took its place. */
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
