import type { ModelDay, ModelReport } from '#contract/models.ts'
import { mediumDate } from '#web/lib/long-date.ts'
import { Figures } from '#web/ui/figures.tsx'
import { Section } from '#web/ui/section.tsx'
import { inFigures, numberFormat } from '#web/words/format.ts'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'
import { tokensInWords } from './model-card.tsx'

/** Calls, tokens and cost of the models, in total and by day and model. */
export function ModelDays({ days, currency }: Pick<ModelReport, 'days' | 'currency'>) {
  const t = useWords(modelsWords)
  const cost = numberFormat({ style: 'currency', currency, maximumFractionDigits: 4 })
  const sum = (of: (day: ModelDay) => number) => days.reduce((all, day) => all + of(day), 0)
  const isPriced = days.some((day) => day.cost !== null)
  const figures = [
    { label: t.calls, value: inFigures(sum(({ calls }) => calls)) },
    { label: t.failed, value: inFigures(sum(({ failed }) => failed)) },
    { label: t.tokensInOut, value: inFigures(sum((day) => day.inputTokens + day.outputTokens)) },
    { label: t.cost, value: isPriced ? cost(sum((day) => day.cost ?? 0)) : undefined },
  ]
  return (
    <Section id="days" title={t.days}>
      {days.length === 0 ? (
        <p className="text-ink-soft">{t.noCalls}</p>
      ) : (
        <>
          <Figures figures={figures} />
          {!isPriced && <p className="mt-3 text-small text-ink-soft">{t.noPrices}</p>}
          <ol className="mt-4 divide-y divide-line">
            {days.map((day) => (
              <li
                key={`${day.day} ${day.engine}`}
                className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_1fr_1.4fr]"
              >
                <time dateTime={day.day} className="text-ink-soft tabular-nums">
                  {mediumDate(`${day.day}T12:00:00`)}
                </time>
                <span className="min-w-0 break-all">{day.engine}</span>
                <span className="tabular-nums">
                  {[
                    t.callsOf(day.calls),
                    ...(day.failed > 0 ? [t.failedOf(day.failed)] : []),
                    ...(day.pictures > 0 ? [t.picturesOf(day.pictures)] : []),
                    ...(day.inputTokens + day.outputTokens > 0
                      ? [tokensInWords(day.inputTokens, day.outputTokens)]
                      : []),
                    ...(day.cost === null ? [] : [cost(day.cost)]),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}
