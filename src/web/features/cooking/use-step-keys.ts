import { useEffect } from 'react'

interface Moves {
  next: () => void
  back: () => void
}

/**
 * Changes the step with the arrow keys and the space bar, unless the focused element uses these keys itself.
 */
export function useStepKeys({ next, back }: Moves): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[role=dialog], [role=alertdialog], input:not([type=checkbox]), textarea, select'))
        return
      if (event.key === ' ' && target?.closest('button, a, input, summary, [role=checkbox]')) return
      const move =
        event.key === 'ArrowRight' || (event.key === ' ' && !event.shiftKey)
          ? next
          : event.key === 'ArrowLeft' || event.key === ' '
            ? back
            : null
      if (!move) return
      event.preventDefault()
      move()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [next, back])
}
