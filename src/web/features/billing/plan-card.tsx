import { Crown } from 'lucide-react'
import { Link } from 'react-router'
import type { SubscriptionDetails } from '#contract/subscription.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'
import { PlanActions } from './plan-actions.tsx'
import { cardWords, planWords } from './plan-words.ts'

/** The present plan: its next payment, its card and the actions on it. */
export function PlanCard({ details }: { details: SubscriptionDetails }) {
  const t = useWords(billingWords)
  const { status, price, nextPaymentAt, accessUntil, card, refundableUntil, isStale, hasPaymentProblem } =
    details
  const { badge, tone, text } = planWords(details)
  const facts = [
    [t.plan, status === 'free' ? t.free : t.premiumPlan({ price: money(price) })],
    [t.nextPayment, nextPaymentAt && t.priceOnDay({ price: money(price), day: longDate(nextPaymentAt) })],
    [t.accessUntil, !nextPaymentAt && accessUntil && longDate(accessUntil)],
    [t.card, card && cardWords(card)],
    [t.moneyBack, refundableUntil && t.until({ day: longDate(refundableUntil) })],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Card className="p-5 md:p-7">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex items-center gap-2 text-2xl">
          {status === 'active' && <Crown {...icon} className="size-6 text-accent" />}
          {status === 'free' ? t.free : t.premium}
        </h2>
        {status !== 'free' && <Badge tone={tone}>{badge}</Badge>}
      </div>
      <p className="mt-2 max-w-prose">{text}</p>
      {isStale && (
        <Notice tone="info" className="mt-4">
          {t.stale}
        </Notice>
      )}
      {status !== 'free' && (
        <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {status !== 'active' && (
          <Button asChild>
            <Link to={paths.subscribe}>{hasPaymentProblem ? t.payInvoice : t.upgrade}</Link>
          </Button>
        )}
        <PlanActions details={details} />
      </div>
    </Card>
  )
}
