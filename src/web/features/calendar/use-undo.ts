import { useEffect, useRef } from 'react'
import { isUndoKey } from '#web/lib/undo-key.ts'

/** Number of steps that can be undone by keyboard, the last one first. */
const MAX_STEPS = 50

export interface Undo {
  /**
   * Stores an undo function and returns it for a button; whether the button or the keyboard uses it, it runs
   * once.
   */
  remember: (back: () => Promise<unknown>) => () => void
}

/** Undo functions for a page's actions, also run by Ctrl+Z outside text fields. */
export function useUndo(): Undo {
  const steps = useRef<(() => void)[]>([])
  const remember = useRef((back: () => Promise<unknown>) => {
    const step = () => {
      if (!steps.current.includes(step)) return
      steps.current = steps.current.filter((one) => one !== step)
      void back()
    }
    steps.current = [...steps.current, step].slice(-MAX_STEPS)
    return step
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return
      const last = steps.current.at(-1)
      if (!last) return
      event.preventDefault()
      last()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return { remember: remember.current }
}
