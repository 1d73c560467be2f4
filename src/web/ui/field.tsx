import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  /** True to hide the label from view; screen readers still read it. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, hint and error, tied together for assistive technology. */
export function Field({ label, labelHidden = false, hint, error, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-small text-alert">
          <CircleAlert {...icon} className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
