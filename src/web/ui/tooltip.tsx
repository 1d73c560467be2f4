import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TooltipProviderProps {
  delayMs: number
  skipDelayMs: number
  children: ReactNode
}

export const TooltipProvider = ({ delayMs, skipDelayMs, children }: TooltipProviderProps) => (
  <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
    {children}
  </Radix.Provider>
)

/** A few words on hover and focus. Never the only name of a control. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
      >
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
