import { useEffect, useRef } from 'react'
import { isUndoKey } from '#web/lib/undo-key.ts'

/** So many steps can be taken back by keyboard, the last one first. */
const MAX_STEPS = 50

export interface Undo {
  /** Keeps a way back and answers it, for a button: whichever is used first, it is gone once. */
  remember: (back: () => Promise<unknown>) => () => void
}

/** Ways back for what was done on a page, also by Ctrl+Z where nothing is being written. */
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
