import { ChefHat, Clock } from 'lucide-react'
import type { RecipeOption } from '#contract/recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Fill } from '#web/words/fill.tsx'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'

interface OptionCardProps {
  option: RecipeOption
  busy: boolean
  onChoose: () => void
}

/** A recipe idea for the ingredients of a photo. */
export const OptionCard = ({ option, busy, onChoose }: OptionCardProps) => {
  const t = useWords(photosWords)
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-paper p-4">
      <h4 dir="auto" className="text-lg">
        {option.title}
      </h4>
      <p dir="auto" className="mt-1 text-small text-ink-soft">
        {option.description}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Clock {...icon} className="size-4.5" />
          {t.minutesShort({ minutes: option.cookTime })}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <ChefHat {...icon} className="size-4.5" />
          {option.difficulty}
        </span>
      </p>
      {option.requiredIngredients.length > 0 && (
        <p className="mt-2 mb-4 text-small">
          <Fill
            text={t.uses}
            parts={{
              label: <span className="font-semibold">{t.usesLabel}</span>,
              foods: option.requiredIngredients.join(', '),
            }}
          />
        </p>
      )}
      <Button
        size="sm"
        disabled={busy}
        onClick={onChoose}
        aria-label={t.makeNamed({ title: option.title })}
        className="mt-auto w-full"
      >
        {t.makeThis}
      </Button>
    </article>
  )
}
