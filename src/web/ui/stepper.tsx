import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

interface StepperProps {
  /** Accessible name of the number field. */
  label: string
  /** Accessible names of the two buttons. */
  fewer: string
  more: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  className?: string
}

/** A field for a small whole number, with buttons to lower and raise it. */
export const Stepper = ({ label, fewer, more, value, min, max, onChange, className }: StepperProps) => (
  <fieldset
    className={cx('flex w-fit items-center rounded-lg border border-line-strong/60 bg-card', className)}
  >
    <legend className="sr-only">{label}</legend>
    <Step label={fewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Minus {...icon} className="size-4.5" />
    </Step>
    <NumberInput label={label} value={value} min={min} max={max} onChange={onChange} />
    <Step label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Plus {...icon} className="size-4.5" />
    </Step>
  </fieldset>
)

const Step = ({ label, ...rest }: React.ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-9 place-items-center text-ink-soft transition-colors duration-150 not-disabled:hover:text-accent disabled:opacity-40 pointer-coarse:size-11"
    {...rest}
  />
)

/** Greatest number of characters that the field keeps. */
const LONGEST = 6

/** A number field that applies a whole number within the limits, and shows the valid value again on blur. */
function NumberInput({
  label,
  value,
  min,
  max,
  onChange,
}: Pick<StepperProps, 'label' | 'value' | 'min' | 'max' | 'onChange'>) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        // A text with a comma, sign or exponent would mean another number than its digits, so it stays
        // without effect until blur.
        setTyped(target.value.slice(0, LONGEST))
        const wanted = /^\s*\d+\s*$/.test(target.value) ? Number(target.value) : Number.NaN
        if (wanted >= min && wanted <= max) onChange(wanted)
      }}
      onBlur={() => setTyped(String(value))}
      className="h-9 w-10 rounded-md bg-transparent text-center font-semibold tabular-nums pointer-coarse:h-11 pointer-coarse:w-11"
    />
  )
}
