import type { SubscriptionDetails } from '#contract/subscription.ts'
import { longDate } from '#web/lib/long-date.ts'
import { billingWords } from '#web/words/billing.ts'

export interface PlanWords {
  badge: string
  tone: 'accent' | 'amber' | 'alert' | 'plain'
  text: string
}

/** The subscription's state as a badge and a sentence. */
export function planWords(details: SubscriptionDetails): PlanWords {
  const { status, isOverridden, cancelAtPeriodEnd, accessUntil, nextPaymentAt } = details
  if (status === 'active' && isOverridden && !nextPaymentAt && !cancelAtPeriodEnd)
    return { badge: billingWords.get().active, tone: 'accent', text: billingWords.get().given }
  if (status === 'active' && cancelAtPeriodEnd && accessUntil)
    return {
      badge: billingWords.get().cancelled,
      tone: 'amber',
      text: billingWords.get().cancelledText({ day: longDate(accessUntil) }),
    }
  if (status === 'active')
    return { badge: billingWords.get().active, tone: 'accent', text: billingWords.get().activeText }
  if (status === 'past_due')
    return {
      badge: billingWords.get().pastDue,
      tone: 'alert',
      text: billingWords.get().pastDueText,
    }
  if (status === 'canceled')
    return {
      badge: billingWords.get().ended,
      tone: 'plain',
      text: billingWords.get().endedText,
    }
  return { badge: billingWords.get().free, tone: 'plain', text: billingWords.get().freeText }
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The name of a card: `Visa ending in 4242`. */
export const cardWords = ({ brand, last4 }: { brand: string; last4: string }): string =>
  billingWords.get().endingIn({ brand: brands[brand] ?? billingWords.get().card, digits: last4 })
