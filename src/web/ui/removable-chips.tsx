import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { icon } from './icon.ts'
import { useHeirFocus } from './use-heir-focus.ts'

interface RemovableChipsProps {
  /** Accessible name of the list. */
  label: string
  names: readonly string[]
  /** Returns the accessible name of a chip's remove button. */
  removeLabel: (name: string) => string
  onRemove: (name: string) => void
  /** Element that gets the focus when the last chip is removed, such as the field above. */
  field: RefObject<HTMLElement | null>
}

/** Names that the cook has entered above, each with a remove button; renders nothing when there are none. */
export function RemovableChips({ label, names, removeLabel, onRemove, field }: RemovableChipsProps) {
  const { list, leave } = useHeirFocus(names, field)
  if (names.length === 0) return null
  return (
    <ul ref={list} aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {names.map((name) => (
        <li
          key={name}
          className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line-strong/60 pl-3.5 text-small pointer-coarse:min-h-11"
        >
          <span className="truncate">{name}</span>
          <button
            type="button"
            aria-label={removeLabel(name)}
            data-remove
            onClick={() => {
              leave(name)
              onRemove(name)
            }}
            className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink pointer-coarse:size-11"
          >
            <X {...icon} className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
