import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#web/data/settings.ts'
import { setTheme } from '#web/lib/theme.ts'

/**
 * The theme that the cook chose on any of their devices, once it is known. Until then the one of this browser holds.
 * A component of its own: the page need not be drawn anew when it is known.
 */
export function ThemeOfCook(): null {
  const { data: settings } = useQuery(settingsQuery)
  const theme = settings?.theme
  useEffect(() => {
    if (theme) setTheme(theme)
  }, [theme])
  return null
}
