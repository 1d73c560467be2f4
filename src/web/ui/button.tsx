import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Gives the look to the one child, such as a link. */
  asChild?: boolean
  /** Work is under way: does nothing, with a turning sign before the words. */
  busy?: boolean
  /** What it was for is done: does nothing any more. */
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
  // Not `disabled`: the browser would take the focus away that pressed it.
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
