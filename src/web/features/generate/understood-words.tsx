import { useRef, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovableChips } from '#web/ui/removable-chips.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import { promptWithout } from './prompt-without.ts'

interface UnderstoodWordsProps {
  recipe: Recipe
  onAgain: (prompt: string) => void
}

/**
 * The understood parts of the craving, as chips; a wrong one can be removed and the recipe generated again.
 */
export function UnderstoodWords({ recipe, onAgain }: UnderstoodWordsProps) {
  const t = useWords(generateWords)
  const heading = useRef<HTMLParagraphElement>(null)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { understood = [], prompt } = recipe.source
  if (understood.length === 0 || prompt === null) return null
  const kept = understood.filter(({ means }) => !removed.includes(means))
  const words = understood.filter(({ means }) => removed.includes(means)).map((one) => one.words)
  const next = promptWithout(prompt, words)
  return (
    <section className="mt-4 rounded-card border border-line bg-card p-4">
      <p ref={heading} tabIndex={-1} className="text-small font-semibold outline-none">
        {t.understood}
      </p>
      <RemovableChips
        label={t.understood}
        names={kept.map(({ means }) => means)}
        removeLabel={(words) => t.notMeant({ words })}
        onRemove={(name) => setRemoved((old) => [...old, name])}
        field={heading}
      />
      {removed.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button size="sm" disabled={next === ''} onClick={() => onAgain(next)}>
            {t.makeAgain}
          </Button>
          <span className="text-small text-ink-soft">{t.makesNew}</span>
        </div>
      )}
    </section>
  )
}
