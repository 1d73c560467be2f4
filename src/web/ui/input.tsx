import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const controlLook =
  'w-full rounded-lg border border-line-strong bg-card text-ink placeholder:text-ink-soft transition-colors duration-150 ' +
  'hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-alert'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" className={cx(controlLook, 'min-h-11 px-3.5 py-2', className)} {...rest} />
)
