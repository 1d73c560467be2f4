import { useQuery } from '@tanstack/react-query'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** What is left of this month, in words. */
export function QuotaBadge() {
  const { data: quota } = useQuery(quotaQuery)
  // Its place is kept while nothing is known, so that nothing below it jumps.
  if (!quota)
    return <Left className="invisible" words="3 recipes left this month" resets="Resets on 1 December" />
  const { recipesRemaining: left } = quota
  if (left === null) return <Badge tone="accent">Unlimited recipes</Badge>
  return (
    <Left
      tone={left === 0 ? 'alert' : 'accent'}
      words={left === 1 ? '1 recipe left this month' : `${left} recipes left this month`}
      resets={resetsOn(quota.resetsAt)}
    />
  )
}

interface LeftProps {
  words: string
  resets: string
  tone?: 'accent' | 'alert'
  className?: string
}

const Left = ({ words, resets, tone = 'accent', className }: LeftProps) => (
  <p className={cx('flex min-h-8 shrink-0 flex-wrap items-center gap-x-3 gap-y-1', className)}>
    <Badge tone={tone}>{words}</Badge>
    <span className="text-[0.9375rem] text-ink-soft">{resets}</span>
  </p>
)
