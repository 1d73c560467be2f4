import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import { numberFormat } from '#web/words/format.ts'

const formats = new Map<string, (amount: number) => string>()

/** `399`, `usd` -> `$3.99`, in German `3,99 $` */
export function money(cents: number, currency = 'usd'): string {
  const format = formats.get(currency) ?? numberFormat({ style: 'currency', currency })
  formats.set(currency, format)
  return format(cents / 100)
}

/** Of Premium, a month. */
export const premiumPrice = (): string => money(PREMIUM_PRICE_USD_CENTS)
