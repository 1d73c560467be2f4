import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Gives the look to the one child, such as a link. */
  asChild?: boolean
  /** Work is under way: disabled, with a turning sign before the words. */
  busy?: boolean
}

export function Button({
  asChild,
  busy = false,
  variant,
  size,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, size }, className)
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
