import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Input } from './input.tsx'

interface SuggestBoxProps {
  label: string
  placeholder?: string
  /** The box's first content. */
  initial?: string
  /** Names that match the text last passed to `onSeek`. */
  suggestions: readonly string[]
  /** Called with the name that is being typed: the text after the last comma. */
  onSeek: (words: string) => void
  /** Called with the entered names, which are trimmed and not empty. */
  onAdd: (names: string[]) => void
  /** Returns false to refuse the names; the typed text then stays for correction. */
  canAdd?: (names: string[]) => boolean
  /** Called on Backspace in the empty box. */
  onTakeBack?: () => void
  /** Called on Escape while no suggestions are shown. */
  onCancel?: () => void
  disabled?: boolean
  focusFirst?: boolean
  /** Ref to the text box, for parts that move the focus to it. */
  field?: RefObject<HTMLInputElement | null>
  /** Content of the button. */
  button: ReactNode
}

const MAX_NAME_LENGTH = 100

/** A text box for one name or several separated by commas, with suggestions during typing. */
export function SuggestBox({
  label,
  placeholder,
  initial = '',
  suggestions,
  onSeek,
  onAdd,
  canAdd = () => true,
  onTakeBack,
  onCancel,
  disabled = false,
  focusFirst = false,
  field,
  button,
}: SuggestBoxProps) {
  const t = useWords(uiWords)
  const id = useId()
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const names = open && lastOf(typed) !== '' ? suggestions : []
  const chosen = names[at]

  function type(text: string) {
    setTyped(text)
    setAt(-1)
    onSeek(lastOf(text))
  }

  function add(text: string) {
    const added = text
      .split(',')
      .map((name) => name.trim().slice(0, MAX_NAME_LENGTH))
      .filter(Boolean)
    setOpen(false)
    if (added.length > 0) {
      if (!canAdd(added)) return
      onAdd(added)
    }
    type('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const last = names.length - 1
    if (event.key === 'ArrowDown' && last >= 0) setAt(at >= last ? 0 : at + 1)
    else if (event.key === 'ArrowUp' && last >= 0) setAt(at <= 0 ? last : at - 1)
    else if (event.key === 'Enter') add(chosen ? withLast(typed, chosen) : typed)
    else if (event.key === 'Escape' && names.length > 0) setOpen(false)
    else if (event.key === 'Escape' && onCancel) onCancel()
    else if (event.key === 'Backspace' && typed === '') onTakeBack?.()
    else return
    if (event.key !== 'Backspace') event.preventDefault()
  }

  return (
    <div className="relative flex gap-3">
      <div className="relative min-w-0 flex-1">
        <Input
          ref={field}
          id={id}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={names.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={placeholder}
          autoFocus={focusFirst}
          value={typed}
          disabled={disabled}
          onChange={(event) => {
            type(event.target.value)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {names.length > 0 && (
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={t.suggestions({ field: label })}
            className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-xl border border-line bg-card p-1.5 shadow-float"
          >
            {names.map((name, index) => (
              // The default action would take the focus from the text box.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are the box's
              <div
                key={name}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(withLast(typed, name))}
                className={cx(
                  'flex min-h-10 cursor-pointer items-center rounded-lg px-3 hover:bg-accent-tint pointer-coarse:min-h-11',
                  index === at && 'bg-accent-tint',
                )}
              >
                {name}
              </div>
            ))}
          </div>
        )}
      </div>
      <Button variant="secondary" disabled={disabled || typed.trim() === ''} onClick={() => add(typed)}>
        {button}
      </Button>
    </div>
  )
}

const lastOf = (typed: string) => typed.split(',').at(-1)?.trim() ?? ''

/** Replaces the last name of the typed text: `salt, tom` -> `salt, tomato`. */
const withLast = (typed: string, name: string) => [...typed.split(',').slice(0, -1), name].join(',')
