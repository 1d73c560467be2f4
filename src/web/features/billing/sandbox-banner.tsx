import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { configQuery } from '#web/data/config.ts'
import { icon } from '#web/ui/icon.ts'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** A banner above every page about payments while the sandbox is active; it cannot be closed. */
export function SandboxBanner() {
  const t = useWords(billingWords)
  const { data: config } = useQuery(configQuery)
  if (config?.billing.kind !== 'sandbox') return null
  return (
    <aside
      aria-label={t.testTitle}
      className="mb-8 rounded-card border border-amber/40 bg-hazard p-2 print:hidden"
    >
      <p className="flex items-center gap-2.5 rounded-lg bg-card px-3.5 py-2.5 font-semibold">
        <FlaskConical {...icon} className="size-5 shrink-0 text-amber" />
        {t.testBanner}
      </p>
    </aside>
  )
}
