import { useQuery } from '@tanstack/react-query'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { frameWords } from '#web/words/frame.ts'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/** The remaining monthly quota in words. */
export function QuotaBadge() {
  const t = useWords(generateWords)
  const frame = useWords(frameWords)
  const { data: quota } = useQuery(quotaQuery)
  // The badge's space is reserved while it loads, so that nothing below it jumps.
  if (!quota)
    return <Left className="invisible" words={t.left(3)} resets={frame.resetsOn({ day: '00 00000000' })} />
  const { recipesRemaining: left } = quota
  if (left === null) return <Badge tone="accent">{t.unlimited}</Badge>
  return (
    <Left tone={left === 0 ? 'alert' : 'accent'} words={t.left(left)} resets={resetsOn(quota.resetsAt)} />
  )
}

interface LeftProps {
  words: string
  resets: string
  tone?: 'accent' | 'alert'
  className?: string
}

const Left = ({ words, resets, tone = 'accent', className }: LeftProps) => (
  <p className={cx('flex min-h-8 max-w-full shrink-0 flex-wrap items-center gap-x-3 gap-y-1', className)}>
    <Badge tone={tone}>{words}</Badge>
    <span className="text-small text-ink-soft">{resets}</span>
  </p>
)
