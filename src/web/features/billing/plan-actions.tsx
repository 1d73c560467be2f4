import { useState } from 'react'
import type { SubscriptionDetails } from '#contract/subscription.ts'
import { type SubscriptionChange, useChangeSubscription } from '#web/data/subscription.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Question } from '#web/ui/question.tsx'

const titles: Record<SubscriptionChange, { done: string; failed: string }> = {
  cancel: { done: 'Subscription Cancelled', failed: 'Cancellation Failed' },
  reactivate: { done: 'Subscription Reactivated', failed: 'Reactivation Failed' },
  refund: { done: 'Money Back on Its Way', failed: 'Refund Failed' },
}
const UNCHANGED = 'Nothing was changed. Please try again.'

/** Cancelling, taking that back, and the money-back guarantee; each is asked about first where it takes something away. */
export function PlanActions({ details }: { details: SubscriptionDetails }) {
  const { cancelAtPeriodEnd, nextPaymentAt, accessUntil, refundableUntil, hasPaymentProblem, price } = details
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null)
  const { mutate, isPending, variables } = useChangeSubscription()
  const change = (what: SubscriptionChange) =>
    mutate(what, {
      onSuccess: ({ message }) => toast({ title: titles[what].done, description: message, tone: 'success' }),
      onError: (error) =>
        tellFailure(error, { title: titles[what].failed, description: messageOf(error, UNCHANGED) }),
      onSettled: () => setAsking(null),
    })
  const canCancel = !cancelAtPeriodEnd && (nextPaymentAt !== null || hasPaymentProblem)
  return (
    <>
      {cancelAtPeriodEnd && (
        <Button
          busy={isPending && variables === 'reactivate'}
          disabled={isPending}
          onClick={() => change('reactivate')}
        >
          Reactivate Subscription
        </Button>
      )}
      {canCancel && (
        <Button variant="secondary" disabled={isPending} onClick={() => setAsking('cancel')}>
          Cancel Subscription
        </Button>
      )}
      {refundableUntil && (
        <Button variant="secondary" disabled={isPending} onClick={() => setAsking('refund')}>
          Get Your Money Back
        </Button>
      )}
      <Question
        open={asking === 'cancel'}
        onOpenChange={(open) => !open && setAsking(null)}
        title="Cancel your subscription?"
        text={
          accessUntil
            ? `Your access lasts until the end of the billing period, ${longDate(accessUntil)}. No further payment is taken.`
            : 'The open invoice is dropped and no further payment is taken. Premium is off already.'
        }
        confirm="Cancel Subscription"
        dismiss="Keep Subscription"
        busy={isPending}
        onConfirm={() => change('cancel')}
      />
      <Question
        open={asking === 'refund'}
        onOpenChange={(open) => !open && setAsking(null)}
        title="Get your money back?"
        text={`${money(price)} go back to your card and Premium ends at once. This can be done once per account; your recipes stay yours.`}
        confirm="Refund and End Premium"
        dismiss="Keep Premium"
        busy={isPending}
        onConfirm={() => change('refund')}
      />
    </>
  )
}
