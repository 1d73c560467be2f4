import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { premiumPrice } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** The plan and the used part of the monthly quota. */
export function SubscriptionCard() {
  const t = useWords(profileWords)
  const { data: quota, isError, refetch } = useQuery(quotaQuery)
  if (isError && !quota) {
    return <ErrorState title={t.planFailed} text={t.planFailedText} onRetry={() => void refetch()} />
  }
  if (!quota) return <Skeleton className="h-64 rounded-card" />
  const premium = isPremium(quota.subscriptionStatus)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">{t.subscription}</h2>
      <p className="mt-2 flex items-center gap-2 font-semibold">
        {premium && <Crown {...icon} className="size-5 text-accent" />}
        {premium ? t.premium : t.free}
      </p>
      {premium ? (
        <p className="mt-1 text-ink-soft">{t.unlimited({ used: quota.recipesUsed })}</p>
      ) : (
        <MonthlyUsage used={quota.recipesUsed} resetsAt={quota.resetsAt} />
      )}
      {!premium && (
        <>
          <Button asChild className="mt-5 w-full">
            <Link to={paths.subscribe}>{t.upgrade}</Link>
          </Button>
          <p className="mt-2 text-center text-small text-ink-soft">
            {t.pricePerMonth({ price: premiumPrice() })}
          </p>
        </>
      )}
      {quota.subscriptionStatus === 'past_due' && <p className="mt-3 text-alert">{t.pastDue}</p>}
      {quota.subscriptionStatus !== 'free' && (
        <Button asChild variant="secondary" className="mt-4 w-full">
          <Link to={paths.manageSubscription}>{t.manage}</Link>
        </Button>
      )}
    </Card>
  )
}

/** The used quota as a progress bar, capped at 100 %. */
function MonthlyUsage({ used, resetsAt }: { used: number; resetsAt: string }) {
  const t = useWords(profileWords)
  const percent = Math.min(100, (used / FREE_RECIPES_PER_MONTH) * 100)
  const full = percent >= 100
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{t.usage}</span>
        <span className="font-semibold tabular-nums">
          {t.usageCount({ used, all: FREE_RECIPES_PER_MONTH })}
        </span>
      </p>
      <ProgressBar label={t.usage} percent={percent} tone={full ? 'alert' : 'accent'} className="mt-2" />
      {full && <p className="mt-3 text-alert">{t.limitReached}</p>}
      <p className="mt-2 text-small text-ink-soft">{resetsOn(resetsAt)}</p>
    </div>
  )
}
