import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { icon } from '#web/ui/icon.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** What is left of this month, in the frame of every page. */
export function UsageBadge() {
  const { data: quota } = useQuery(quotaQuery)
  if (!quota) return <Badge className="invisible">3 of 3 left</Badge>
  if (quota.recipesRemaining === null || isPremium(quota.subscriptionStatus)) {
    return (
      <Badge tone="accent">
        <Crown {...icon} />
        Unlimited
      </Badge>
    )
  }
  return (
    <Tooltip
      text={`${quota.recipesUsed} of ${FREE_RECIPES_PER_MONTH} recipes used. ${resetsOn(quota.resetsAt)}.`}
    >
      <Link to={paths.subscribe} className="inline-flex min-h-8 items-center rounded-full">
        <Badge tone={quota.recipesRemaining === 0 ? 'alert' : 'accent'}>
          {quota.recipesRemaining} of {FREE_RECIPES_PER_MONTH} left
        </Badge>
      </Link>
    </Tooltip>
  )
}
