import { Crown } from 'lucide-react'
import type { CurrentUser } from '#contract/users.ts'
import { isPremium } from '#domain/plan.ts'
import { nameOf } from '#web/data/users.ts'
import { longDate } from '#web/lib/long-date.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** The signed-in cook, with the date of joining. */
export function ProfileHeader({ user }: { user: CurrentUser | undefined }) {
  const t = useWords(profileWords)
  if (!user) return <Skeleton className="h-24 w-80 max-w-full" />
  return (
    <div className="flex min-h-24 items-center gap-4 md:gap-5">
      <Avatar name={nameOf(user)} src={user.profileImageUrl} className="size-20 text-4xl!" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-serif text-2xl leading-tight font-semibold">
          <span className="min-w-0 truncate">{nameOf(user)}</span>
          {isPremium(user.subscriptionStatus) && (
            <Badge tone="accent" className="font-sans">
              <Crown {...icon} />
              {t.premium}
            </Badge>
          )}
        </p>
        <p className="truncate text-ink-soft">{user.email}</p>
        <p className="text-ink-soft">{t.joined({ date: longDate(user.createdAt) })}</p>
      </div>
    </div>
  )
}
