import { ChevronRight } from 'lucide-react'
import type { RefineProposal } from '#contract/refine.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'
import { LinesDiff } from './lines-diff.tsx'
import { NutritionChange } from './nutrition-change.tsx'
import { WordsDiff } from './words-diff.tsx'

interface ProposalViewProps {
  proposal: RefineProposal
  error: string | null
  busy: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** The proposed changes, part by part, with the buttons to keep or discard them always visible. */
export const ProposalView = ({ proposal, error, busy, onKeep, onDiscard }: ProposalViewProps) => {
  const t = useWords(refineWords)
  const { diff, nutrition, checks } = proposal
  const shown = (field: string, value: string) =>
    field.endsWith('Time') ? t.minutes({ minutes: value }) : value
  const warnings = checks.findings.filter(({ severity }) => severity !== 'note')
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft" aria-hidden="true">
        <span>
          <del className="rounded-sm bg-alert-tint text-alert">− {t.goes}</del>
        </span>
        <span>
          <ins className="rounded-sm bg-leaf-tint font-semibold decoration-leaf">+ {t.comes}</ins>
        </span>
      </p>
      {diff.fields.length > 0 && (
        <dl className="space-y-3">
          {diff.fields.map(({ field, before, after, words }) => (
            <div key={field}>
              <dt className="text-sm text-ink-soft">{t[field]}</dt>
              <dd dir="auto" className={field === 'title' ? 'font-serif text-lg font-semibold' : ''}>
                {words ? (
                  <WordsDiff words={words} />
                ) : (
                  <FigureChange before={shown(field, before)} after={shown(field, after)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <LinesDiff of="ingredients" lines={diff.ingredients} />
      <LinesDiff of="steps" lines={diff.instructions} />
      <NutritionChange {...nutrition} />
      {warnings.length > 0 && (
        <Notice tone="info" title={t.kitchenNotes}>
          {warnings.map(({ rule, place, message }) => (
            <p key={`${rule} ${place}`}>{message}</p>
          ))}
        </Notice>
      )}
      {error && (
        <Notice tone="error" title={t.notKept}>
          {error}
        </Notice>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-card px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
        <Button onClick={onKeep} busy={busy}>
          {t.keep}
        </Button>
        <Button variant="secondary" onClick={onDiscard} disabled={busy}>
          {t.discard}
        </Button>
        <span className="text-small text-ink-soft">{t.countsOne}</span>
      </div>
    </div>
  )
}

const FigureChange = ({ before, after }: { before: string; after: string }) => {
  const t = useWords(refineWords)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 tabular-nums">
      <del className="text-ink-soft">
        <span className="sr-only">{t.was} </span>
        {before}
      </del>
      <ChevronRight {...icon} className="size-4 text-ink-soft" />
      <ins className="font-semibold no-underline">
        <span className="sr-only">{t.becomes} </span>
        {after}
      </ins>
    </span>
  )
}
