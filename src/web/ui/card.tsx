import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('rounded-card border border-line bg-card', className)} {...rest} />
)
