import { Ban, Crown } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { isPremium } from '#domain/plan.ts'
import { useSetDisabled } from '#web/data/admin.ts'
import { nameOf } from '#web/data/users.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { mediumDate } from '#web/lib/long-date.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Question } from '#web/ui/question.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'
import { StatusControl } from './status-control.tsx'

export const UserRow = ({ user }: { user: AdminUser }) => {
  const t = useWords(adminWords)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[1fr_15rem_7rem] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate font-semibold">{nameOf(user)}</span>
          {isPremium(user.subscriptionStatus) && (
            <Badge tone="accent">
              <Crown {...icon} />
              {t.premium}
            </Badge>
          )}
          {user.isDisabled && (
            <Badge tone="alert">
              <Ban {...icon} />
              {t.disabled}
            </Badge>
          )}
        </p>
        <p className="break-all text-ink-soft">
          {user.email}
          {!user.emailVerified && <span className="text-small"> {t.notConfirmed}</span>}
        </p>
        <p className="text-small text-ink-soft">
          {t.joined({ day: mediumDate(user.createdAt) })} · {t.recipesThisMonth(user.recipesUsedThisMonth)}
        </p>
      </div>
      <StatusControl user={user} />
      <DisableButton user={user} />
    </li>
  )
}

/** The button that blocks a user's account, or unblocks it. */
function DisableButton({ user }: { user: AdminUser }) {
  const t = useWords(adminWords)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetDisabled()
  const set = (disabled: boolean) =>
    mutate(
      { userId: user.id, disabled },
      {
        onSuccess: () =>
          toast({
            title: disabled ? t.userDisabled : t.userEnabled,
            description: user.email,
            tone: 'success',
          }),
        onError: (error) =>
          tellFailure(error, {
            title: t.updateFailed,
            description: messageOf(error, t.unchanged),
          }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start md:justify-self-end"
        busy={isPending}
        aria-label={(user.isDisabled ? t.enableUser : t.disableUser)({ email: user.email })}
        onClick={() => (user.isDisabled ? set(false) : setAsking(true))}
      >
        {user.isDisabled ? t.enable : t.disable}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t.disableAsk}
        text={(user.hasLiveSubscription ? t.disablePayingText : t.disableText)({ email: user.email })}
        confirm={t.disable}
        busy={isPending}
        onConfirm={() => set(true)}
      />
    </>
  )
}
