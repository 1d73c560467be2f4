import { useSyncExternalStore } from 'react'
import { type Theme, themes } from '#contract/themes.ts'

export type { Theme }

const KEY = 'larder.theme'
/** The colour of the browser's own frame: the page's paper. */
const FRAMES = { light: '#fffaf3', dark: '#17130f' } as const
const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'
  } catch {
    return 'system' // storage can be closed to us
  }
}

let current: Theme = stored()

/** Puts the chosen theme on the page; `system` leaves it to the browser's preference. */
export function applyTheme(theme: Theme = current): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = FRAMES[theme === 'system' ? own : theme]
  }
}

export const currentTheme = (): Theme => current

export function setTheme(theme: Theme): void {
  if (theme === current) return
  current = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // the choice then lasts as long as the page
  }
  applyTheme()
  for (const listener of listeners) listener()
}

/** A choice in another tab holds here, too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) setTheme(stored())
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
