import { Tabs as Radix } from 'radix-ui'
import { type ComponentProps, createContext, useContext, useId, useMemo, useState } from 'react'
import { cx } from './cx.ts'

const Group = createContext({ id: '', value: '' })

/** A group of tabs that stores the chosen tab itself when no `value` is given. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  ...rest
}: ComponentProps<typeof Radix.Root>) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const group = useMemo(() => ({ id, value: chosen }), [id, chosen])
  return (
    <Group value={group}>
      <Radix.Root value={chosen} onValueChange={onValueChange ?? setOwn} {...rest} />
    </Group>
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string
  /** True to keep the content mounted while another tab is chosen. */
  forceMount?: boolean
}

/**
 * The content of a tab. The library's own component forces a layout of the page in the middle of rendering.
 */
export const TabPanel = ({ value, forceMount = false, className, children, ...rest }: TabPanelProps) => {
  const group = useContext(Group)
  const isChosen = group.value === value
  return (
    <div
      role="tabpanel"
      id={panelId(group.id, value)}
      aria-labelledby={tabId(group.id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus, so that its text can be reached by keyboard
      tabIndex={0}
      hidden={!isChosen}
      className={cx('rounded-sm', className)}
      {...rest}
    >
      {(isChosen || forceMount) && children}
    </div>
  )
}

const tabId = (group: string, value: string) => `${group}tab-${value}`
const panelId = (group: string, value: string) => `${group}panel-${value}`

export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cx('flex border-b border-line max-[16rem]:flex-wrap', className)} {...rest} />
)

/**
 * Marks a tab that was pressed by pointer: the library focuses it by script, and browsers would then show a
 * focus ring.
 */
const setPressed = (tab: HTMLElement, isPressed: boolean) => tab.toggleAttribute('data-pressed', isPressed)

export const Tab = ({ className, value, ...rest }: ComponentProps<typeof Radix.Trigger>) => {
  const { id } = useContext(Group)
  return (
    <Radix.Trigger
      value={value}
      id={tabId(id, value)}
      aria-controls={panelId(id, value)}
      onPointerDown={({ currentTarget }) => setPressed(currentTarget, true)}
      onKeyDown={({ currentTarget }) => setPressed(currentTarget, false)}
      onBlur={({ currentTarget }) => setPressed(currentTarget, false)}
      className={cx(
        '-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 font-semibold text-ink-soft transition-colors',
        'hover:text-ink disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent data-pressed:outline-none',
        className,
      )}
      {...rest}
    />
  )
}
