import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Applies the button's look to its only child, such as a link. */
  asChild?: boolean
  /** True while an action runs: presses are ignored, and a spinner stands before the text. */
  busy?: boolean
  /** True when the action is complete, so that presses are ignored. */
  done?: boolean
}

export function Button({
  asChild,
  busy = false,
  done = false,
  variant,
  size,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const rests = busy || done
  const look = buttonLook({ variant, size }, cx(rests && 'opacity-55', className))
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  // `aria-disabled` instead of `disabled`, because the browser would take the focus from the pressed button.
  return (
    <button
      type="button"
      className={look}
      aria-disabled={rests || undefined}
      aria-busy={busy || undefined}
      onClick={rests ? stay : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

const stay = (event: MouseEvent) => event.preventDefault()
