import { Ban, Crown } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { isPremium } from '#domain/plan.ts'
import { useSetDisabled } from '#web/data/admin.ts'
import { nameOf } from '#web/data/users.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Question } from '#web/ui/question.tsx'
import { StatusControl } from './status-control.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

export const UserRow = ({ user }: { user: AdminUser }) => (
  <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[1fr_15rem_7rem] md:items-start">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="truncate font-semibold">{nameOf(user)}</span>
        {isPremium(user.subscriptionStatus) && (
          <Badge tone="accent">
            <Crown {...icon} />
            Premium
          </Badge>
        )}
        {user.isDisabled && (
          <Badge tone="alert">
            <Ban {...icon} />
            Disabled
          </Badge>
        )}
      </p>
      <p className="break-all text-ink-soft">
        {user.email}
        {!user.emailVerified && <span className="text-[0.9375rem]"> · not confirmed</span>}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        Joined {day.format(new Date(user.createdAt))} · {user.recipesUsedThisMonth}{' '}
        {user.recipesUsedThisMonth === 1 ? 'recipe' : 'recipes'} this month
      </p>
    </div>
    <StatusControl user={user} />
    <DisableButton user={user} />
  </li>
)

/** Shuts the user out, or lets them in again. */
function DisableButton({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetDisabled()
  const set = (disabled: boolean) =>
    mutate(
      { userId: user.id, disabled },
      {
        onSuccess: () =>
          toast({
            title: disabled ? 'User Disabled' : 'User Enabled',
            description: user.email,
            tone: 'success',
          }),
        onError: (error) =>
          tellFailure(error, {
            title: 'Update Failed',
            description: messageOf(error, 'Nothing was changed.'),
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
        aria-label={`${user.isDisabled ? 'Enable' : 'Disable'} ${user.email}`}
        onClick={() => (user.isDisabled ? set(false) : setAsking(true))}
      >
        {user.isDisabled ? 'Enable' : 'Disable'}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title="Disable this user?"
        text={`${user.email} is signed out everywhere and cannot sign in until you enable the account again. Nothing is deleted.`}
        confirm="Disable"
        busy={isPending}
        onConfirm={() => set(true)}
      />
    </>
  )
}
