import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface SegmentsProps<Value extends string> {
  legend: string
  /** True to hide the legend from view; screen readers still read it. */
  legendHidden?: boolean
  hint?: ReactNode
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Options side by side of which one is chosen; radio buttons to keyboard and screen reader. */
export function Segments<Value extends string>({
  legend,
  legendHidden = false,
  hint,
  options,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className="flex max-w-md flex-wrap rounded-lg border border-line-strong/60 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-md px-2 text-center text-small leading-tight font-semibold transition-colors duration-150 pointer-coarse:min-h-11 [&_svg]:size-4.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.value === value ? 'bg-accent-tint text-accent-strong' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
