import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { cx } from '#web/ui/cx.ts'
import { adminWords } from '#web/words/admin.ts'
import { Fill } from '#web/words/fill.tsx'
import { useWords } from '#web/words/words.ts'

/** The support address, if one is configured. */
export function SupportContact({ className }: { className?: string }) {
  const t = useWords(adminWords)
  const { data: config } = useQuery(configQuery)
  if (!config?.supportEmail) return null
  return (
    <p className={cx('text-ink-soft', className)}>
      <Fill
        text={t.contact}
        parts={{
          email: (
            <a
              href={`mailto:${config.supportEmail}`}
              className="inline-flex min-h-6 items-center font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
            >
              {config.supportEmail}
            </a>
          ),
        }}
      />
    </p>
  )
}
