import { Slot } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'

const TooltipPopup = lazy(() =>
  import('./popups/tooltip-popup.tsx').then((m) => ({ default: m.TooltipPopup })),
)

/** Time at which the last tooltip closed, on the clock of `performance.now()`. */
let lastClosedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** Returns the text; called only when the tooltip is shown, because building the text may be slow. */
  text: () => string
  /** Milliseconds that the pointer rests before the tooltip opens; on focus it opens at once. */
  delayMs: number
  /** Milliseconds after a tooltip closed in which the next one opens without delay. */
  skipDelayMs: number
  children: ReactNode
}

/**
 * A short text on hover and focus, which must not be a control's only name. Its code is loaded on the first
 * hover or focus.
 */
export function Tooltip({ text, delayMs, skipDelayMs, children }: TooltipProps) {
  const [isNear, setNear] = useState(false)
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const timer = useRef<number>(undefined)
  const id = useId()
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const change = (next: boolean) => {
    if (open && !next) lastClosedAt = performance.now()
    setOpen(next)
  }
  const close = () => {
    window.clearTimeout(timer.current)
    change(false)
  }
  return (
    <>
      <Slot.Root
        ref={element}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return
          setNear(true)
          const justClosed = performance.now() - lastClosedAt < skipDelayMs
          timer.current = window.setTimeout(() => setOpen(true), justClosed ? 0 : delayMs)
        }}
        // Leaving does not close an open tooltip, because the pointer may move onto its text.
        onPointerLeave={() => window.clearTimeout(timer.current)}
        onPointerDown={() => {
          close()
          isPressed.current = true
          document.addEventListener('pointerup', () => (isPressed.current = false), { once: true })
        }}
        onFocus={() => {
          setNear(true)
          if (!isPressed.current) setOpen(true)
        }}
        onBlur={close}
        onClick={close}
      >
        {children}
      </Slot.Root>
      {isNear && (
        <Suspense fallback={null}>
          <TooltipPopup element={element} id={id} open={open} onOpenChange={change}>
            {text()}
          </TooltipPopup>
        </Suspense>
      )}
    </>
  )
}
