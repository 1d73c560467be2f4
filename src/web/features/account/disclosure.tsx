import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

interface DisclosureProps {
  title: string
  /** The present value. */
  now?: string | undefined
  action: string
  children: ReactNode
}

/** A line with a setting's present value, and a button that opens the form to change it. */
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
