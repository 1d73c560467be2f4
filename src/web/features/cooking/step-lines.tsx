import { withFractionSigns } from '#domain/fraction-signs.ts'
import { cookingWords } from '#web/words/cooking.ts'
import { useWords } from '#web/words/words.ts'
import type { StepLine } from './cooking-plan.ts'

/** The ingredients of one step: first those added now, then those added earlier. */
export function StepLines({ lines }: { lines: StepLine[] }) {
  const t = useWords(cookingWords)
  const now = lines.filter(({ before }) => !before)
  const there = lines.filter(({ before }) => before)
  if (lines.length === 0) return null
  return (
    <div>
      {now.length > 0 && (
        <>
          <h2 className="text-lg">{t.forThisStep}</h2>
          <ul className="mt-1 divide-y divide-line">
            {now.map(({ line, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={index} dir="auto" className="py-2 text-lg leading-6">
                {line.amount && (
                  <span className="font-semibold tabular-nums">{withFractionSigns(line.amount)} </span>
                )}
                {line.item}
                {note && <span className="text-ink-soft"> ({note})</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {there.length > 0 && (
        <>
          <h2 className={now.length > 0 ? 'mt-4 text-lg' : 'text-lg'}>{t.alreadyAtWork}</h2>
          <ul className="mt-1">
            {there.map(({ line, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={index} dir="auto" className="py-1 leading-6 text-ink-soft">
                {line.item} ({note})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
