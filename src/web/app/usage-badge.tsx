import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { icon } from '#web/ui/icon.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

/** The remaining monthly quota, in the frame of every page. */
export function UsageBadge() {
  const t = useWords(frameWords)
  const { data: quota } = useQuery(quotaQuery)
  if (!quota)
    return (
      <Badge className="invisible whitespace-nowrap">
        {t.left({ left: FREE_RECIPES_PER_MONTH, all: FREE_RECIPES_PER_MONTH })}
      </Badge>
    )
  if (quota.recipesRemaining === null || isPremium(quota.subscriptionStatus)) {
    return (
      <Badge tone="accent" className="whitespace-nowrap">
        <Crown {...icon} />
        {t.unlimited}
      </Badge>
    )
  }
  return (
    <Tooltip
      delayMs={TOOLTIP_DELAY_MS}
      skipDelayMs={TOOLTIP_SKIP_DELAY_MS}
      text={() =>
        t.used({
          used: quota.recipesUsed,
          all: FREE_RECIPES_PER_MONTH,
          resets: resetsOn(quota.resetsAt),
        })
      }
    >
      <Link
        to={paths.subscribe}
        className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 rounded-full"
      >
        <Badge tone={quota.recipesRemaining === 0 ? 'alert' : 'accent'} className="whitespace-nowrap">
          {t.left({ left: quota.recipesRemaining, all: FREE_RECIPES_PER_MONTH })}
        </Badge>
      </Link>
    </Tooltip>
  )
}
