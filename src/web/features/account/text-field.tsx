import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface TextFieldProps {
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  field: UseFormRegisterReturn
  error: string | undefined
  hint?: ReactNode
  /** True while the form is sent: the field is read-only and keeps the focus. */
  busy: boolean
}

export const TextField = ({ label, type, autoComplete, field, error, hint, busy }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <Input
        {...control}
        {...field}
        type={type}
        autoComplete={autoComplete}
        readOnly={busy}
        className={busy ? 'opacity-55' : undefined}
      />
    )}
  </Field>
)
