import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const tones = {
  plain: 'border-line bg-card text-ink',
  accent: 'border-transparent bg-accent-tint text-accent-strong',
  leaf: 'border-transparent bg-leaf-tint text-leaf',
  amber: 'border-transparent bg-amber-tint text-amber',
  alert: 'border-transparent bg-alert-tint text-alert',
} as const

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones
}

export const Badge = ({ tone = 'plain', className, ...rest }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
      tones[tone],
      className,
    )}
    {...rest}
  />
)
