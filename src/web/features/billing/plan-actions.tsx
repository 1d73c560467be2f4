import { useRef, useState } from 'react'
import type { SubscriptionDetails } from '#contract/subscription.ts'
import { type SubscriptionChange, useChangeSubscription } from '#web/data/subscription.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { useStageFocus } from '#web/lib/use-stage-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Question } from '#web/ui/question.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The buttons to cancel, to undo the cancellation, and to use the money-back guarantee; those that take
 * something away ask first.
 */
export function PlanActions({ details }: { details: SubscriptionDetails }) {
  const t = useWords(billingWords)
  const { cancelAtPeriodEnd, nextPaymentAt, accessUntil, refundableUntil, hasPaymentProblem, price } = details
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null)
  const { mutate, isPending, variables } = useChangeSubscription()
  const change = (what: SubscriptionChange) =>
    mutate(what, {
      onSuccess: ({ message }) => toast({ title: t[`${what}Done`], description: message, tone: 'success' }),
      onError: (error) =>
        tellFailure(error, { title: t[`${what}Failed`], description: messageOf(error, t.unchanged) }),
      onSettled: () => setAsking(null),
    })
  // The pressed button is replaced by its opposite, so the focus moves to that.
  const cancel = useRef<HTMLButtonElement>(null)
  useStageFocus(cancel, String(cancelAtPeriodEnd))
  const canCancel = !cancelAtPeriodEnd && (nextPaymentAt !== null || hasPaymentProblem)
  return (
    <>
      {cancelAtPeriodEnd && (
        <Button busy={isPending && variables === 'reactivate'} onClick={() => change('reactivate')}>
          {t.reactivate}
        </Button>
      )}
      {canCancel && (
        <Button ref={cancel} variant="secondary" disabled={isPending} onClick={() => setAsking('cancel')}>
          {t.cancel}
        </Button>
      )}
      {refundableUntil && (
        <Button variant="secondary" disabled={isPending} onClick={() => setAsking('refund')}>
          {t.refund}
        </Button>
      )}
      <Question
        open={asking === 'cancel'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t.cancelAsk}
        text={accessUntil ? t.cancelText({ day: longDate(accessUntil) }) : t.cancelOpenText}
        confirm={t.cancel}
        dismiss={t.keepSubscription}
        busy={isPending}
        onConfirm={() => change('cancel')}
      />
      <Question
        open={asking === 'refund'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t.refundAsk}
        text={t.refundText({ price: money(price) })}
        confirm={t.refundConfirm}
        dismiss={t.keepPremium}
        busy={isPending}
        onConfirm={() => change('refund')}
      />
    </>
  )
}
