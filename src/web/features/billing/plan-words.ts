import type { SubscriptionDetails } from '#contract/subscription.ts'
import { longDate } from '#web/lib/long-date.ts'

export interface PlanWords {
  badge: string
  tone: 'accent' | 'amber' | 'alert' | 'plain'
  text: string
}

/** What the subscription is now, in a word and a sentence. */
export function planWords(details: SubscriptionDetails): PlanWords {
  const { status, isOverridden, cancelAtPeriodEnd, accessUntil, nextPaymentAt } = details
  if (status === 'active' && isOverridden && !nextPaymentAt && !cancelAtPeriodEnd)
    return { badge: 'Active', tone: 'accent', text: 'Premium was given to you. Nothing is charged for it.' }
  if (status === 'active' && cancelAtPeriodEnd && accessUntil)
    return {
      badge: 'Cancelled',
      tone: 'amber',
      text: `You have access until ${longDate(accessUntil)}. No further payment is taken.`,
    }
  if (status === 'active')
    return { badge: 'Active', tone: 'accent', text: 'Unlimited recipes and all of Premium are switched on.' }
  if (status === 'past_due')
    return {
      badge: 'Past due',
      tone: 'alert',
      text: 'The last payment did not go through, so Premium is off. Pay the open invoice to have it back at once.',
    }
  if (status === 'canceled')
    return {
      badge: 'Ended',
      tone: 'plain',
      text: 'Your subscription has ended. Your recipes are all still here.',
    }
  return { badge: 'Free', tone: 'plain', text: 'You have no subscription. Nothing is charged.' }
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

/** `Visa ending in 4242` */
export const cardWords = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brands[brand] ?? 'Card'} ending in ${last4}`
