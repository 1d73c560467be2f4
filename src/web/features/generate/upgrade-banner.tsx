import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isPremium } from '#domain/plan.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { premiumPrice } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/** The offer of Premium, for cooks without it. */
export function UpgradeBanner() {
  const t = useWords(generateWords)
  const { data: quota } = useQuery(quotaQuery)
  if (quota && isPremium(quota.subscriptionStatus)) return null
  return (
    <aside
      aria-label={t.premium}
      // The banner's space is reserved while the quota loads, so that nothing below it jumps.
      className={cx(
        'flex flex-col gap-4 rounded-card border border-line px-5 py-4 md:flex-row md:items-center md:justify-between md:px-7',
        !quota && 'invisible',
      )}
    >
      <p>
        <span className="font-serif text-lg font-semibold">{t.bannerTitle}</span>{' '}
        <span className="text-ink-soft">{t.bannerText({ price: quota ? premiumPrice() : '' })}</span>
      </p>
      <Button asChild variant="secondary" size="sm">
        <Link to={paths.subscribe}>{t.bannerButton}</Link>
      </Button>
    </aside>
  )
}
