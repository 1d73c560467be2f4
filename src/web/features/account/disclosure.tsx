import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

interface DisclosureProps {
  title: string
  /** How it is at present. */
  now?: string | undefined
  action: string
  children: ReactNode
}

/** A line that says how something is, and opens the form that changes it. */
export function Disclosure({ title, now, action, children }: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg">{title}</h3>
          {now && <p className="break-words text-ink-soft">{now}</p>}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-4 max-w-md">
        {isOpen && children}
      </div>
    </div>
  )
}
