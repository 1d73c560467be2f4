import { useQuery } from '@tanstack/react-query'
import { Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/** The card in place of a result when the monthly quota is used up. */
export const LimitCard = () => {
  const t = useWords(generateWords)
  return (
    <section
      aria-labelledby="limit"
      className="flex flex-col items-center rounded-card border border-line bg-accent-tint px-6 py-10 text-center"
    >
      <Utensils {...icon} className="size-9 text-accent" />
      <h3 id="limit" className="mt-3 text-2xl">
        {t.limitTitle}
      </h3>
      <p className="mt-2">{t.limitText({ limit: FREE_RECIPES_PER_MONTH })}</p>
      <Resets />
      <Button asChild className="mt-5">
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </section>
  )
}

/** The limit card, shown as soon as the quota is known to be used up. */
export const LimitIfReached = () => {
  const { data: quota } = useQuery(quotaQuery)
  return quota?.recipesRemaining === 0 ? <LimitCard /> : null
}

/** The date on which the quota resets. */
export const Resets = ({ className }: { className?: string }) => {
  const { data: quota } = useQuery(quotaQuery)
  return quota ? <p className={cx('text-ink-soft', className)}>{resetsOn(quota.resetsAt)}</p> : null
}
