import type { ModelFailure } from '#contract/models.ts'
import { dateAndTime } from '#web/lib/long-date.ts'
import { Section } from '#web/ui/section.tsx'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'

/** The last failures, each with the service's message. */
export function ModelFailures({ failures }: { failures: readonly ModelFailure[] }) {
  const t = useWords(modelsWords)
  const kinds: Record<string, string> = {
    credentials: t.credentials,
    payment: t.payment,
    busy: t.busy,
    timeout: t.timeout,
    unreachable: t.unreachable,
    broken: t.broken,
  }
  return (
    <Section id="failures" title={t.failures}>
      {failures.length === 0 ? (
        <p className="text-ink-soft">{t.noFailures}</p>
      ) : (
        <ol className="divide-y divide-line">
          {failures.map((failure) => (
            <li
              key={`${failure.at} ${failure.engine}`}
              className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_1fr]"
            >
              <time dateTime={failure.at} className="text-ink-soft tabular-nums">
                {dateAndTime(failure.at)}
              </time>
              <div className="min-w-0">
                <p className="font-semibold">{kinds[failure.kind] ?? failure.kind}</p>
                <p className="break-words">
                  {failure.said ? t.saidService({ said: failure.said }) : t.saidNothing}
                </p>
                <p className="text-small break-all text-ink-soft">
                  {failure.engine} · {failure.address}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
