import { Star } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { starLabels } from './star-labels.ts'

interface StarChoiceProps {
  /** 1 to 5; 0 before one was chosen. */
  value: number
  onChange: (value: number) => void
}

/** Five stars, of which one is chosen; its words stand below. */
export const StarChoice = ({ value, onChange }: StarChoiceProps) => (
  <div className="text-center">
    <RadioGroup.Root
      aria-label="Stars"
      value={value === 0 ? '' : String(value)}
      onValueChange={(chosen) => onChange(Number(chosen))}
      className="flex justify-center gap-1"
    >
      {starLabels.map((label, index) => (
        <RadioGroup.Item
          key={label}
          value={String(index + 1)}
          aria-label={`${index + 1} ${index === 0 ? 'star' : 'stars'}: ${label}`}
          className={cx(
            'grid size-14 place-items-center rounded-xl transition-colors duration-150 hover:bg-accent-tint',
            index < value ? 'text-accent-fill' : 'text-line-strong',
          )}
        >
          <Star {...icon} fill={index < value ? 'currentColor' : 'none'} className="size-9" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
    <p aria-live="polite" className="mt-1 min-h-7 text-lg font-semibold">
      {value > 0 ? starLabels[value - 1] : <span className="font-normal text-ink-soft">How was it?</span>}
    </p>
  </div>
)
