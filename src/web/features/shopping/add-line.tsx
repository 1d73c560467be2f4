import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { MAX_SHOPPING_LINES, MAX_SHOPPING_TEXT_LENGTH } from '#contract/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { writtenLines } from './written-lines.ts'

interface AddLineProps {
  /** Number of lines that the cook has added by hand. */
  count: number
  onAdd: (texts: string[]) => void
}

/**
 * The field for the cook's own lines. Enter adds a line and keeps the focus; pasted text becomes one line per
 * text line.
 */
export function AddLine({ count, onAdd }: AddLineProps) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [told, setTold] = useState('')

  function add(text: string): boolean {
    const lines = writtenLines(text)
    if (lines.length === 0) return true
    if (lines.some((line) => line.length > MAX_SHOPPING_TEXT_LENGTH)) {
      setFault(t.tooLong({ max: MAX_SHOPPING_TEXT_LENGTH }))
      return false
    }
    if (count + lines.length > MAX_SHOPPING_LINES) {
      setFault(t.tooMany({ max: MAX_SHOPPING_LINES }))
      return false
    }
    onAdd(lines)
    setTyped('')
    setFault(undefined)
    setTold(lines.length === 1 ? t.didAdd({ line: lines[0] ?? '' }) : t.added(lines.length))
    return true
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(typed)
    input.current?.focus()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    if (writtenLines(pasted).length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? typed.length
    const whole = typed.slice(0, start) + pasted + typed.slice(selectionEnd ?? start)
    // Text that cannot be added stays in the field on one line, so that nothing is lost.
    if (!add(whole)) setTyped(writtenLines(whole).join(', '))
  }

  return (
    <form onSubmit={submit} noValidate className="min-w-0 flex-1">
      <div className="flex gap-2">
        <Input
          ref={input}
          aria-label={t.addLine}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && id}
          placeholder={t.addLineHint}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onPaste={paste}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault(undefined)
          }}
          className="min-w-0"
        />
        <Button type="submit" className="px-3.5 sm:px-5" aria-label={common.add}>
          <Plus {...icon} />
          <span className="max-sm:hidden">{common.add}</span>
        </Button>
      </div>
      {fault && (
        <p id={id} role="alert" className="mt-1.5 text-small text-alert">
          {fault}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </form>
  )
}
