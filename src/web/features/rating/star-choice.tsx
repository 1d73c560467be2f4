import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { ratingWords } from '#web/words/rating.ts'
import { useWords } from '#web/words/words.ts'
import { starLabels } from './star-labels.ts'

interface StarChoiceProps {
  /** Chosen stars, 1 to 5; 0 before a choice. */
  value: number
  onChange: (value: number) => void
}

/** The choice of one to five stars, with the meaning as text below. Native radio buttons support all keys. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const t = useWords(ratingWords)
  const labels = starLabels(t)
  const name = useId()
  return (
    <fieldset className="text-center">
      <legend className="sr-only">{t.stars}</legend>
      <div className="flex justify-center gap-1">
        {labels.map((label, index) => (
          <label
            key={label}
            className={cx(
              'relative grid size-14 cursor-pointer place-items-center rounded-xl transition-colors duration-150 hover:bg-accent-tint',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              index < value ? 'text-accent-fill' : 'text-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={index + 1 === value}
              onChange={() => onChange(index + 1)}
              aria-label={t.starsNamed(index + 1, { label })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star {...icon} fill={index < value ? 'currentColor' : 'none'} className="size-9" />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1 min-h-7 text-lg font-semibold">
        {value > 0 ? labels[value - 1] : <span className="font-normal text-ink-soft">{t.howWasIt}</span>}
      </p>
    </fieldset>
  )
}
