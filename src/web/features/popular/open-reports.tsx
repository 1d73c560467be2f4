import { useQuery } from '@tanstack/react-query'
import type { RecipeReport } from '#contract/popular.ts'
import { reportsQuery, useSettleReport } from '#web/data/popular.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { commonWords } from '#web/words/common.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

/**
 * Open reports on recipes of the popular library, for administrators, who keep the recipe or take it out for
 * good.
 */
export function OpenReports() {
  const t = useWords(popularWords)
  const { data: reports, error, refetch } = useQuery(reportsQuery)
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="mb-4 text-2xl">
        {t.reports}
      </h2>
      {error ? (
        <ErrorState
          title={t.reportsFailed}
          text={messageOf(error, t.pleaseRetry)}
          onRetry={() => void refetch()}
        />
      ) : reports?.length === 0 ? (
        <p className="text-ink-soft">{t.noReports}</p>
      ) : (
        <ul className="grid gap-3">
          {reports?.map((report) => (
            <li key={report.id}>
              <OpenReport report={report} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OpenReport({ report: { id, recipe, reason, note } }: { report: RecipeReport }) {
  const t = useWords(popularWords)
  const common = useWords(commonWords)
  const { mutate, isPending } = useSettleReport()
  const settle = (unlist: boolean) =>
    mutate(
      { id, unlist },
      {
        onSuccess: () => toast({ title: unlist ? t.takenOut : t.dismissed, tone: 'success' }),
        onError: (error) =>
          tellFailure(error, { title: common.error, description: messageOf(error, t.pleaseRetry) }),
      },
    )
  return (
    <Card className="p-4">
      <h3 className="text-lg">
        {recipe.owner ? (
          <a href={paths.shared(recipe.id)} className="text-accent underline underline-offset-4">
            {recipe.title}
          </a>
        ) : (
          recipe.title
        )}
      </h3>
      <p className="mt-1 text-ink-soft">
        {recipe.owner ? t.listedBy({ cook: recipe.owner }) : t.ofTheHouse} {t[reason]}.
      </p>
      {note && <p className="mt-1 whitespace-pre-wrap">{note}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => settle(false)}>
          {t.keepIt}
        </Button>
        {recipe.owner && (
          <Button variant="danger" size="sm" busy={isPending} onClick={() => settle(true)}>
            {t.takeOut}
          </Button>
        )}
      </div>
    </Card>
  )
}
