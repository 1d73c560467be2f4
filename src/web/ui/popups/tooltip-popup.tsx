import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { StandIn } from './stand-in.tsx'

interface TooltipPopupProps {
  element: RefObject<HTMLElement | null>
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/**
 * A tooltip whose state the caller controls. It stays while the pointer is on it or on its way there, and
 * Escape closes it.
 */
export const TooltipPopup = ({ element, id, open, onOpenChange, children }: TooltipPopupProps) => (
  <Radix.Provider>
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <StandIn element={element} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
