import type { ShoppingList } from '#contract/shopping.ts'
import { Section } from '#web/ui/section.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { SourceRow } from './source-row.tsx'
import type { ListActs } from './use-list-acts.ts'

interface SourcesPanelProps {
  list: ShoppingList
  acts: ListActs
}

/** The list's sources: recipes and days of the plan. */
export function SourcesPanel({ list, acts }: SourcesPanelProps) {
  const t = useWords(shoppingWords)
  return (
    <Section id="sources" title={t.sources}>
      {list.sources.length === 0 ? (
        <p className="text-ink-soft">{t.noSources}</p>
      ) : (
        <ul className="divide-y divide-line">
          {list.sources.map((source) => (
            <SourceRow
              key={source.id}
              source={source}
              onServings={acts.setServings}
              onRemove={acts.removeSource}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
