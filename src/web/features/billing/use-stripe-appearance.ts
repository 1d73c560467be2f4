import { useEffect, useState } from 'react'
import { useTheme } from '#web/lib/theme.ts'
import { stripeAppearance } from './stripe-appearance.ts'

/**
 * Returns Stripe's appearance options and updates them with the theme, including the system's own switch to
 * dark.
 */
export function useStripeAppearance() {
  const theme = useTheme()
  const [appearance, setAppearance] = useState(stripeAppearance)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen theme changes what the page's styles say
  useEffect(() => {
    const dusk = window.matchMedia('(prefers-color-scheme: dark)')
    const read = () => setAppearance(stripeAppearance())
    read()
    dusk.addEventListener('change', read)
    return () => dusk.removeEventListener('change', read)
  }, [theme])
  return appearance
}
