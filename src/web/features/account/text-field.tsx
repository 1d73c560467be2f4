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
  disabled: boolean
}

export const TextField = ({ label, type, autoComplete, field, error, hint, disabled }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <Input {...control} {...field} type={type} autoComplete={autoComplete} disabled={disabled} />
    )}
  </Field>
)
