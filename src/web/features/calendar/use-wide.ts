import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 48rem)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True when there is room for the month's tiles; otherwise dots, a week and a day are shown. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
