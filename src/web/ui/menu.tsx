import { Slot } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MenuChoiceProps, MenuItemProps } from './popups/menu-popup.tsx'

type Popup = typeof import('./popups/menu-popup.tsx')

let loaded: Popup | null = null

/**
 * Loads the menus' code ahead of use; each menu otherwise loads it when the pointer or focus reaches its
 * button.
 */
export const prepareMenus = async (): Promise<void> => {
  loaded ??= await import('./popups/menu-popup.tsx')
}

/** Returns the menus' code, which is loaded before any part of a menu is drawn. */
function popup(): Popup {
  if (!loaded) throw new Error('A part of a menu stands outside of one.')
  return loaded
}

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode
  children: ReactNode
}

/**
 * A button that opens a menu. The menu's code is loaded when the pointer or the focus reaches the button,
 * because pages have many menus and few are opened.
 */
export const Menu = ({ trigger, children }: MenuProps) => {
  const [isNear, setNear] = useState(false)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  const id = useId()
  const comeNear = () => {
    if (isNear) return
    if (loaded) setNear(true)
    else
      prepareMenus().then(
        () => setNear(true),
        () => setOpen(false), // the next use tries again
      )
  }
  const toggle = () => {
    comeNear()
    setOpen(!open)
  }
  return (
    <>
      <Slot.Root
        ref={button}
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && isNear ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onPointerDown={(event: PointerEvent) => {
          if (event.button !== 0 || event.ctrlKey) return
          // The default action would move the focus to the button, but the open menu needs it.
          if (!open) event.preventDefault()
          toggle()
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' || event.key === ' ') toggle()
          else if (event.key === 'ArrowDown') {
            comeNear()
            setOpen(true)
          } else return
          event.preventDefault()
        }}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <MenuPopup button={button} id={id} labelledBy={`${id}button`} open={open} onOpenChange={setOpen}>
          {children}
        </MenuPopup>
      )}
    </>
  )
}

const MenuPopup: Popup['MenuPopup'] = (props) => {
  const { MenuPopup: Shown } = popup()
  return <Shown {...props} />
}

export const MenuItem = (props: MenuItemProps) => {
  const { Item } = popup()
  return <Item {...props} />
}

export const MenuLine = () => {
  const { Line } = popup()
  return <Line />
}

/** Options of which one is chosen. The menu stays open, so that the cook sees the effect. */
export const MenuChoice = <Value extends string>(props: MenuChoiceProps<Value>) => {
  const { Choice } = popup()
  return <Choice {...props} />
}
