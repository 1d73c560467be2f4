import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { type SubscriptionStatus, subscriptionStatuses } from '#contract/common.ts'
import { isPremium } from '#domain/plan.ts'
import { useSetStatus } from '#web/data/admin.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Question } from '#web/ui/question.tsx'
import { Select } from '#web/ui/select.tsx'
import { statusWords } from './status-words.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** What counts for this user, and whose word it is. */
export function StatusControl({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<SubscriptionStatus | null>(null)
  const { mutate, isPending } = useSetStatus()
  const set = (status: SubscriptionStatus | null) =>
    mutate(
      { userId: user.id, status },
      {
        onSuccess: ({ subscriptionStatus }) =>
          toast({
            title: 'Status Updated',
            description: `${user.email}: ${statusWords[subscriptionStatus]}`,
            tone: 'success',
          }),
        onError: (error) =>
          tellFailure(error, {
            title: 'Update Failed',
            description: messageOf(error, 'Nothing was changed.'),
          }),
        onSettled: () => setAsked(null),
      },
    )
  const choose = (status: SubscriptionStatus) =>
    user.hasLiveSubscription && !isPremium(status) && status !== user.providerStatus
      ? setAsked(status)
      : set(status)
  return (
    <div>
      <Select
        aria-label={`Subscription status of ${user.email}`}
        value={user.subscriptionStatus}
        disabled={isPending}
        onChange={(event) => choose(event.target.value as SubscriptionStatus)} // only options below
      >
        {subscriptionStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </Select>
      {user.override && (
        <div className="mt-1.5 text-[0.9375rem] text-ink-soft">
          <p>
            Set {user.override.by ? `by ${user.override.by}` : 'by hand'}
            {user.override.at && ` on ${day.format(new Date(user.override.at))}`}. The card provider says:{' '}
            {statusWords[user.providerStatus]}.
          </p>
          <Button
            variant="link"
            size="inline"
            disabled={isPending}
            aria-label={`Clear the override of ${user.email}`}
            onClick={() => set(null)}
          >
            Clear override
          </Button>
        </div>
      )}
      <Question
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="End a running subscription?"
        text={`${user.email} pays for Premium. Setting “${asked ? statusWords[asked] : ''}” also ends that subscription at the card provider, at once and without a refund. It cannot be taken back: they would have to subscribe anew.`}
        confirm="Set Status and End It"
        busy={isPending}
        onConfirm={() => asked && set(asked)}
      />
    </div>
  )
}
