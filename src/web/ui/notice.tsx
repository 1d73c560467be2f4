import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

const looks = {
  info: { Sign: Info, look: 'bg-accent-tint', sign: 'text-accent' },
  success: { Sign: CircleCheck, look: 'bg-leaf-tint', sign: 'text-leaf' },
  error: { Sign: CircleAlert, look: 'bg-alert-tint', sign: 'text-alert' },
} as const

interface NoticeProps {
  tone: keyof typeof looks
  title?: string
  children: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
  className?: string
}

/** A message in its place on the page, which screen readers read out when it appears. */
export function Notice({ tone, title, children, actions, className }: NoticeProps) {
  const { Sign, look, sign } = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-card p-4', look, className)}
    >
      <Sign {...icon} className={cx('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
