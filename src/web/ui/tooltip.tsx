import { Slot } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'

const TooltipPopup = lazy(() =>
  import('./popups/tooltip-popup.tsx').then((m) => ({ default: m.TooltipPopup })),
)

/** When the last one went, on the page's clock. */
let lastClosedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** Asked for when it is shown: to make it may be slow. */
  text: () => string
  /** How long the pointer rests before the words come. The focus brings them at once. */
  delayMs: number
  /** For how long after one went the next comes without that wait. */
  skipDelayMs: number
  children: ReactNode
}

/** A few words on hover and focus. Never the only name of a control. Their code is fetched with the first of both. */
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
        // Once it is open, the pointer may go over to the words themselves.
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
