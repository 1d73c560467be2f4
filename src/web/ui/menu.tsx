import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

export const Menu = ({ trigger, children }: MenuProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-48 animate-fade-in rounded-xl border border-line bg-card p-1.5 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean
}

export const MenuItem = ({ danger = false, className, ...rest }: MenuItemProps) => (
  <Radix.Item
    className={cx(
      'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4.5',
      'data-[disabled]:opacity-55 data-[highlighted]:bg-accent-tint',
      danger ? 'text-alert' : 'text-ink',
      className,
    )}
    {...rest}
  />
)

export const MenuLine = () => <Radix.Separator className="my-1.5 h-px bg-line" />
