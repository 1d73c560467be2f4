import type { Appearance } from '@stripe/stripe-js'

/**
 * Translates our design tokens to Stripe's options. Stripe's fields live in frames that our styles do not
 * reach, so the colours are read from the page in its present theme.
 */
export function stripeAppearance(): Appearance {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim()
  return {
    theme: page.getPropertyValue('color-scheme') === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('card'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorDanger: token('alert'),
      colorSuccess: token('leaf'),
      fontFamily: 'Source Sans 3, Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '10px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { borderColor: token('line-strong'), boxShadow: 'none', padding: '12px' },
      '.Label': { fontWeight: '600' },
    },
  }
}
