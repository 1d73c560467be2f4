import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook } from './input.tsx'

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea dir="auto" className={cx(controlLook, 'min-h-24 px-3.5 py-2.5', className)} {...rest} />
)
