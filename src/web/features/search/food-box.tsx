import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { foodNamesQuery } from '#web/data/search.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'

interface FoodBoxProps {
  onAdd: (names: string[]) => void
  /** Backspace in the empty box takes the last one away. */
  onTakeBack: () => void
  disabled: boolean
}

const MAX_NAME_LENGTH = 100

/** A box for ingredients, one or several by commas, that suggests foods while one types. */
export function FoodBox({ onAdd, onTakeBack, disabled }: FoodBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const sought = useDeferredValue(typed.split(',').at(-1)?.trim() ?? '')
  const { data } = useQuery(foodNamesQuery(sought))
  const names = open && sought !== '' ? (data?.names ?? []) : []
  const chosen = names[at]

  function add(text: string) {
    const added = text
      .split(',')
      .map((name) => name.trim().slice(0, MAX_NAME_LENGTH))
      .filter(Boolean)
    if (added.length > 0) onAdd(added)
    setTyped('')
    setOpen(false)
    setAt(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const last = names.length - 1
    if (event.key === 'ArrowDown' && last >= 0) setAt(at >= last ? 0 : at + 1)
    else if (event.key === 'ArrowUp' && last >= 0) setAt(at <= 0 ? last : at - 1)
    else if (event.key === 'Enter') add(chosen ? withLast(typed, chosen) : typed)
    else if (event.key === 'Escape' && names.length > 0) setOpen(false)
    else if (event.key === 'Backspace' && typed === '') onTakeBack()
    else return
    if (event.key !== 'Backspace') event.preventDefault()
  }

  return (
    <div className="relative flex gap-3">
      <div className="relative min-w-0 flex-1">
        <Input
          id={id}
          role="combobox"
          aria-label="Ingredient you have"
          aria-autocomplete="list"
          aria-expanded={names.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="tomatoes, rice, chicken"
          value={typed}
          disabled={disabled}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setAt(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {names.length > 0 && (
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label="Foods"
            className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-xl border border-line bg-card p-1.5 shadow-float"
          >
            {names.map((name, index) => (
              // A pointer must not take the focus from the box.
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
        <Plus {...icon} />
        Add
      </Button>
    </div>
  )
}

/** What was typed, with its last part replaced: `salt, tom` -> `salt, tomato`. */
const withLast = (typed: string, name: string) => [...typed.split(',').slice(0, -1), name].join(',')
