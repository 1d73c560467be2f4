import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { modelReportQuery } from '#web/data/models.ts'
import { AdminOnly } from '#web/features/admin/admin-only.tsx'
import { ModelCard } from '#web/features/models/model-card.tsx'
import { ModelDays } from '#web/features/models/model-days.tsx'
import { ModelFailures } from '#web/features/models/model-failures.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWords } from '#web/words/admin.ts'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'

/** The administrators' page about AI models: a test of each model, its calls, failures and cost. */
export function AdminModels() {
  const t = useWords(modelsWords)
  useTitle(t.title)
  return (
    <AdminOnly>
      {() => (
        <>
          <Link to={paths.admin} className={buttonLook({ variant: 'link', size: 'inline' })}>
            <ArrowLeft {...icon} className="size-4 rtl:rotate-180" />
            {t.back}
          </Link>
          <h1 className="mt-3 text-3xl md:text-4xl">{t.title}</h1>
          <Report />
        </>
      )}
    </AdminOnly>
  )
}

function Report() {
  const t = useWords(modelsWords)
  const admin = useWords(adminWords)
  const { data: report, error, refetch } = useQuery(modelReportQuery)
  if (error && !report) {
    return (
      <ErrorState
        title={t.loadFailed}
        text={messageOf(error, admin.pleaseRetry)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!report) {
    return (
      <div role="status" aria-label={t.loading} className="mt-6">
        <Skeleton className="h-96 rounded-card" />
      </div>
    )
  }
  const { connections, days, failures, currency } = report
  return (
    <div className="mt-6 flex flex-col gap-10">
      {connections.length === 0 ? (
        <div className="max-w-prose">
          <p>{t.builtin}</p>
          <p className="mt-2 text-ink-soft">{t.builtinHow}</p>
        </div>
      ) : (
        <Section id="models" title={t.connections}>
          <p className="text-small text-ink-soft">{t.readOnly}</p>
          <div className="mt-4 flex flex-col gap-4">
            {connections.map((connection) => (
              <ModelCard key={connection.role} connection={connection} currency={currency} />
            ))}
          </div>
        </Section>
      )}
      {(connections.length > 0 || days.length > 0) && <ModelDays days={days} currency={currency} />}
      {(connections.length > 0 || failures.length > 0) && <ModelFailures failures={failures} />}
    </div>
  )
}
