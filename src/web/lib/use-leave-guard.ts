import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { guardBack } from './back-guard.ts'

/**
 * Protects unsaved work against a stray click, the Back button or a closed tab. While `isActive`, each of
 * them is held back and `isAsking` turns true; `leave` then carries it out, `stay` drops it.
 *
 * `useBlocker` needs a data router, which would add a third to the first view's JavaScript; so the history
 * that the router navigates by is guarded instead.
 */
export function useLeaveGuard(isActive: boolean) {
  const { navigator } = useContext(NavigationContext)
  const [held, setHeld] = useState<(() => void) | null>(null)
  /**
   * True while navigations may pass, such as those that follow a save or a confirmation before the next
   * render.
   */
  const isOpen = useRef(false)

  useEffect(() => {
    isOpen.current = false
    if (!isActive) return
    const { push, replace } = navigator
    const guarded =
      (go: typeof push): typeof push =>
      (...step) => {
        if (isOpen.current) go(...step)
        else setHeld(() => () => go(...step))
      }
    navigator.push = guarded(push)
    navigator.replace = guarded(replace)

    const index = indexOf(window.history.state)
    const address = addressNow()
    let isReturning = false
    const onPop = (event: PopStateEvent) => {
      if (isOpen.current) return
      // A link to a place in the page, such as "Skip to content", fires the same event as Back but leaves
      // nothing.
      if (!isReturning && addressNow() === address) return
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      const steps = indexOf(event.state) - index || -1
      isReturning = true
      window.history.go(-steps)
      setHeld(() => () => window.history.go(steps))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    guardBack(onPop)
    window.addEventListener('beforeunload', onUnload)
    countUnsaved(1)
    return () => {
      countUnsaved(-1)
      navigator.push = push
      navigator.replace = replace
      guardBack(null)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isActive, navigator])

  /** Lets every navigation pass from now on: the work is saved, or given up on purpose. */
  const open = useCallback(() => {
    isOpen.current = true
  }, [])
  const leave = useCallback(() => {
    open()
    setHeld(null)
    held?.()
  }, [held, open])
  const stay = useCallback(() => setHeld(null), [])
  return { isAsking: held !== null, stay, leave, open }
}

let unsaved = 0
const watchers = new Set<() => void>()

function countUnsaved(change: 1 | -1) {
  unsaved += change
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** True while any form of the page has unsaved work. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(watch, () => unsaved > 0)

const addressNow = () => window.location.pathname + window.location.search

/** The position in the history, which the router counts in the state of each entry. */
const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0
