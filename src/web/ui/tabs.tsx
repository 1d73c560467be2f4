import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const Tabs = Radix.Root
export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cx('rounded-sm', className)} {...rest} />
)
export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cx('flex border-b border-line', className)} {...rest} />
)
export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cx(
      '-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 font-semibold text-ink-soft transition-colors',
      'hover:text-ink disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent',
      className,
    )}
    {...rest}
  />
)
