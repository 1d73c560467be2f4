import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'
import { controlLook } from './input.tsx'

/** The browser's native select, which works on every phone and with every keyboard. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={cx('relative block', className)}>
    <select className={cx(controlLook, 'min-h-11 appearance-none py-2 pr-10 pl-3.5')} {...rest} />
    <ChevronDown
      {...icon}
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
    />
  </span>
)
