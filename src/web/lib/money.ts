import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import { numberFormat } from '#web/words/format.ts'

const formats = new Map<string, (amount: number) => string>()

/** Formats an amount: 399 cents in `usd` become `$3.99`, in German `3,99 $`. */
export function money(cents: number, currency = 'usd'): string {
  const format = formats.get(currency) ?? numberFormat({ style: 'currency', currency })
  formats.set(currency, format)
  return format(cents / 100)
}

/** The price of one month of Premium. */
export const premiumPrice = (): string => money(PREMIUM_PRICE_USD_CENTS)
