import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { isUndoKey } from '#web/lib/undo-key.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'

/** An action of the cook in this visit, with the function that undoes it. */
export interface Act {
  id: number
  /** Description of the action, such as `Removed: milk`. */
  label: string
  takeBack: () => Promise<void>
  isUndone: boolean
}

export interface History {
  /** The actions, latest first. */
  acts: readonly Act[]
  /** The action that Ctrl+Z would undo. */
  last: Act | undefined
  /** @returns the id of the noted action */
  note: (label: string, takeBack: Act['takeBack'], options?: { isQuiet?: boolean }) => number
  /** Removes an action that failed. */
  forget: (id: number) => void
  undo: (id: number) => Promise<void>
  undoLast: () => Promise<void>
}

/** Greatest number of remembered actions, a bound for a page that stays open for weeks. */
const KEPT_ACTS = 200

/** The history of actions on the list in this visit; each can be undone, in any order. */
export function useHistory(): History {
  const [acts, setActs] = useState<readonly Act[]>([])
  const latest = useRef(acts)
  const lastId = useRef(0)

  const become = useCallback((next: readonly Act[]) => {
    latest.current = next
    setActs(next)
  }, [])
  const mark = useCallback(
    (id: number, isUndone: boolean) =>
      become(latest.current.map((act) => (act.id === id ? { ...act, isUndone } : act))),
    [become],
  )

  const undo = useCallback(
    async (id: number) => {
      const act = latest.current.find((one) => one.id === id)
      if (!act || act.isUndone) return
      mark(id, true)
      try {
        await act.takeBack()
      } catch (error) {
        mark(id, false)
        const t = shoppingWords.get()
        tellFailure(error, { title: t.failedUndo, description: messageOf(error, t.failedHint) })
      }
    },
    [mark],
  )

  const note = useCallback<History['note']>(
    (label, takeBack, { isQuiet = false } = {}) => {
      lastId.current += 1
      const id = lastId.current
      become([{ id, label, takeBack, isUndone: false }, ...latest.current].slice(0, KEPT_ACTS))
      if (!isQuiet)
        toast({ title: label, action: { label: commonWords.get().undo, run: () => void undo(id) } })
      return id
    },
    [become, undo],
  )

  const forget = useCallback((id: number) => become(latest.current.filter((act) => act.id !== id)), [become])

  const undoLast = useCallback(async () => {
    const act = latest.current.find(({ isUndone }) => !isUndone)
    if (!act) return
    toast({ title: shoppingWords.get().undone({ act: act.label }) })
    await undo(act.id)
  }, [undo])
  useUndoKey(undoLast)

  return useMemo(
    () => ({ acts, last: acts.find(({ isUndone }) => !isUndone), note, forget, undo, undoLast }),
    [acts, note, forget, undo, undoLast],
  )
}

function useUndoKey(undoLast: () => Promise<void>) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return
      event.preventDefault()
      void undoLast()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [undoLast])
}
