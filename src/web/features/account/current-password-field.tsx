import type { UseFormRegisterReturn } from 'react-hook-form'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from './text-field.tsx'

interface CurrentPasswordFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  busy: boolean
}

/** Asks for the password that the account has now. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const t = useWords(passwordWords)
  return <TextField {...props} label={t.currentPassword} type="password" autoComplete="current-password" />
}
