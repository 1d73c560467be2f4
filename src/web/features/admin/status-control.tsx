import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { type SubscriptionStatus, subscriptionStatuses } from '#contract/common.ts'
import { isPremium } from '#domain/plan.ts'
import { useSetStatus } from '#web/data/admin.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { mediumDate } from '#web/lib/long-date.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Question } from '#web/ui/question.tsx'
import { Select } from '#web/ui/select.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/** The control for a user's subscription status, with the override and its author. */
export function StatusControl({ user }: { user: AdminUser }) {
  const t = useWords(adminWords)
  const [asked, setAsked] = useState<SubscriptionStatus | null>(null)
  const { mutate, isPending } = useSetStatus()
  const set = (status: SubscriptionStatus | null) =>
    mutate(
      { userId: user.id, status },
      {
        onSuccess: ({ subscriptionStatus }) =>
          toast({
            title: t.statusUpdated,
            description: `${user.email}: ${t[subscriptionStatus]}`,
            tone: 'success',
          }),
        onError: (error) =>
          tellFailure(error, {
            title: t.updateFailed,
            description: messageOf(error, t.unchanged),
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
        aria-label={t.statusOf({ email: user.email })}
        value={user.subscriptionStatus}
        disabled={isPending}
        // The value is one of the options.
        onChange={(event) => choose(event.target.value as SubscriptionStatus)}
      >
        {subscriptionStatuses.map((status) => (
          <option key={status} value={status}>
            {t[status]}
          </option>
        ))}
      </Select>
      {user.override && (
        <div className="mt-1.5 text-small text-ink-soft">
          <p>{overrideWords(user.override, t[user.providerStatus])}</p>
          <Button
            variant="link"
            size="inline"
            disabled={isPending}
            aria-label={t.clearOf({ email: user.email })}
            onClick={() => set(null)}
          >
            {t.clear}
          </Button>
        </div>
      )}
      <Question
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t.endAsk}
        text={t.endText({ email: user.email, status: asked ? t[asked] : '' })}
        confirm={t.endConfirm}
        busy={isPending}
        onConfirm={() => asked && set(asked)}
      />
    </div>
  )
}

/** The override's author and date, beside the card provider's own status. */
function overrideWords({ by, at }: NonNullable<AdminUser['override']>, status: string): string {
  const t = adminWords.get()
  if (by && at) return t.setByOn({ who: by, day: mediumDate(at), status })
  if (by) return t.setBy({ who: by, status })
  return at ? t.setByHandOn({ day: mediumDate(at), status }) : t.setByHand({ status })
}
