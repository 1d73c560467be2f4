import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

interface CheckChipsProps<Value extends string> {
  legend: string
  hint?: ReactNode
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Chips of which any number can be chosen; checkboxes to keyboard and screen reader. */
export function CheckChips<Value extends string>({
  legend,
  hint,
  options,
  chosen,
  onChange,
}: CheckChipsProps<Value>) {
  const id = useId()
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={id} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const on = chosen.includes(value)
          return (
            <label
              key={value}
              className={cx(
                'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-small transition-colors duration-150 select-none pointer-coarse:min-h-11',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                on
                  ? 'border-accent bg-accent-tint font-semibold text-accent-strong'
                  : 'border-line-strong/60 hover:border-accent',
              )}
            >
              <input type="checkbox" checked={on} onChange={() => toggle(value)} className="sr-only" />
              {on && <Check {...icon} className="-ml-1 size-4.5" />}
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
