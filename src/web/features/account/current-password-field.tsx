import type { UseFormRegisterReturn } from 'react-hook-form'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from './text-field.tsx'

interface CurrentPasswordFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  busy: boolean
}

/** The field for the account's present password. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const t = useWords(passwordWords)
  return <TextField {...props} label={t.currentPassword} type="password" autoComplete="current-password" />
}
