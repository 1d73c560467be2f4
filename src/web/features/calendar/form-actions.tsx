import { Button } from '#web/ui/button.tsx'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

interface FormActionsProps {
  /** Text of the submit button. */
  label: string
  busy: boolean
  disabled?: boolean
  onCancel: () => void
}

/** The end of a small form: the buttons to cancel and submit it. */
export function FormActions({ label, busy, disabled, onCancel }: FormActionsProps) {
  const common = useWords(commonWords)
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" busy={busy} disabled={disabled}>
        {label}
      </Button>
    </div>
  )
}
