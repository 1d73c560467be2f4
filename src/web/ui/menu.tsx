import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

const itemLook =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4.5 ' +
  'data-[disabled]:opacity-55 data-[highlighted]:bg-accent-tint'

const landmarks = '[role="dialog"], main, header, aside'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

/** The page stays as it is around it: not hidden from screen readers, not held in place. */
export const Menu = ({ trigger, children }: MenuProps) => {
  // Beside its button among the page's landmarks, so that it belongs to one, and to the dialog that it opens in.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const findLandmark = useCallback(
    (button: HTMLElement | null) => setLandmark(button?.closest<HTMLElement>(landmarks) ?? null),
    [],
  )
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={findLandmark}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
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
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean
}

export const MenuItem = ({ danger = false, className, ...rest }: MenuItemProps) => (
  <Radix.Item className={cx(itemLook, danger ? 'text-alert' : 'text-ink', className)} {...rest} />
)

export const MenuLine = () => <Radix.Separator className="my-1.5 h-px bg-line" />

interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices of which one holds. The menu stays open, so that the choice can be looked at. */
export const MenuChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) => (
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
