import type { ShoppingLine } from '#contract/shopping.ts'
import { aisleName } from '#web/words/aisles.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { LineRow } from './line-row.tsx'

interface AisleSectionProps {
  aisle: string
  lines: readonly ShoppingLine[]
  today: string
  onTick: (key: string, isTicked: boolean) => void
  onOpen: (key: string) => void
}

/** The lines of one aisle. */
export function AisleSection({ aisle, lines, ...row }: AisleSectionProps) {
  const t = useWords(shoppingWords)
  const name = aisleName(aisle)
  const headingId = `aisle-${aisle.replaceAll(/\W+/g, '-')}`
  const left = lines.filter(({ ticked }) => !ticked).length
  return (
    <section aria-labelledby={headingId} className="print:mb-2">
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-2 pb-1 print:px-0">
        <h2 id={headingId} className="text-lg print:break-after-avoid">
          {name}
        </h2>
        <span className="text-small text-ink-soft tabular-nums print:hidden">
          <span aria-hidden>{left}</span>
          <span className="sr-only">{t.inAisle(left)}</span>
        </span>
      </div>
      <ul className="py-1">
        {lines.map((line) => (
          <LineRow key={line.key} line={line} {...row} />
        ))}
      </ul>
    </section>
  )
}
