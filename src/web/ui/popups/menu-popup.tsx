import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cx } from '../cx.ts'
import { icon } from '../icon.ts'
import { StandIn } from './stand-in.tsx'

const itemLook =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4.5 ' +
  'data-[disabled]:opacity-55 data-[highlighted]:bg-accent-tint'

const landmarks = '[role="dialog"], main, header, aside'

interface MenuPopupProps {
  button: RefObject<HTMLElement | null>
  id: string
  labelledBy: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A menu that leaves the page around it accessible to screen readers and scrollable. */
export const MenuPopup = ({ button, id, labelledBy, open, onOpenChange, children }: MenuPopupProps) => (
  <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>
      <StandIn element={button} />
    </Radix.Trigger>
    {/* The menu is placed in its button's landmark, so that it belongs to that landmark and to the dialog
        that it opens in. */}
    <Radix.Portal container={button.current?.closest<HTMLElement>(landmarks)}>
      <Radix.Content
        id={id}
        aria-labelledby={labelledBy}
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

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean
}

export const Item = ({ danger = false, className, ...rest }: MenuItemProps) => (
  <Radix.Item className={cx(itemLook, danger ? 'text-alert' : 'text-ink', className)} {...rest} />
)

export const Line = () => <Radix.Separator className="my-1.5 h-px bg-line" />

export interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

export const Choice = <Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) => (
  <>
    <Radix.Label className="px-3 pt-1.5 pb-1 text-sm font-semibold text-ink-soft">{label}</Radix.Label>
    <Radix.RadioGroup value={value} aria-label={label}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault()
            onChange(option.value)
          }}
          className={itemLook}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check {...icon} className="text-accent" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  </>
)
