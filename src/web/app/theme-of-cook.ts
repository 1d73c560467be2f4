import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#web/data/settings.ts'
import { setTheme } from '#web/lib/theme.ts'

/**
 * Applies the theme that the cook chose on any device, once it is known; until then this browser's theme
 * applies. It is a component of its own, so that the page is not redrawn when the theme arrives.
 */
export function ThemeOfCook(): null {
  const { data: settings } = useQuery(settingsQuery)
  const theme = settings?.theme
  useEffect(() => {
    if (theme) setTheme(theme)
  }, [theme])
  return null
}
