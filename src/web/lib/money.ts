import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'

/** `399`, `usd` -> `$3.99` */
export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** Of Premium, a month. */
export const premiumPrice = money(PREMIUM_PRICE_USD_CENTS)
