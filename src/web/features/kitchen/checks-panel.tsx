import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { CheckReport, Finding, Recipe } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Section } from '#web/ui/section.tsx'
import { checkGroupName } from '#web/words/check-groups.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'

export const ChecksPanel = ({ recipe: { checks } }: { recipe: Recipe }) => {
  const t = useWords(kitchenWords)
  return (
    checks && (
      <Section id="checks" title={t.checked}>
        <KitchenChecks report={checks} />
      </Section>
    )
  )
}

const signs = {
  error: { Sign: TriangleAlert, look: 'text-alert' },
  warning: { Sign: TriangleAlert, look: 'text-amber' },
  note: { Sign: Info, look: 'text-ink-soft' },
} as const

/** The kitchen's checks of the recipe, and their findings. */
const KitchenChecks = ({ report }: { report: CheckReport }) => {
  const t = useWords(kitchenWords)
  return (
    <>
      <ul className="gap-8 sm:columns-2">
        {report.rules.map(({ group, passed }) => (
          <li key={group} className="flex items-center gap-2.5 py-1">
            {passed ? (
              <CircleCheck {...icon} className="size-5 shrink-0 text-leaf" />
            ) : (
              <TriangleAlert {...icon} className="size-5 shrink-0 text-amber" />
            )}
            {checkGroupName(group)}
            <span className="sr-only">: {passed ? t.passed : t.seeBelow}</span>
          </li>
        ))}
      </ul>
      {report.findings.length > 0 && <Findings findings={report.findings} className="mt-4" />}
    </>
  )
}

/** Findings of the kitchen's checks, one line each, with the remedy. */
export const Findings = ({ findings, className }: { findings: readonly Finding[]; className?: string }) => (
  <ul className={cx('space-y-3', className)}>
    {findings.map(({ rule, place, severity, message, remedy }) => {
      const { Sign, look } = signs[severity]
      return (
        <li key={`${rule} ${place} ${message}`} className="flex gap-2.5">
          <Sign {...icon} className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <span className="min-w-0 wrap-anywhere">
            {message} {remedy && <span className="text-ink-soft">{remedy}</span>}
          </span>
        </li>
      )
    })}
  </ul>
)
