import { useSyncExternalStore } from 'react'
import { type Theme, themes } from '#contract/themes.ts'

export type { Theme }

const KEY = 'larder.theme'
/** Colours of the browser's own frame, equal to the page's background. */
const FRAMES = { light: '#fffaf3', dark: '#17130f' } as const
const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'
  } catch {
    return 'system' // storage can be blocked
  }
}

let current: Theme = stored()

/** Applies the chosen theme to the page; `system` leaves it to the browser's preference. */
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
    // without storage the choice lasts as long as the page
  }
  applyTheme()
  for (const listener of listeners) listener()
}

/** Applies a theme that was chosen in another tab. */
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
