import { Slot } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MenuChoiceProps, MenuItemProps } from './popups/menu-popup.tsx'

type Popup = typeof import('./popups/menu-popup.tsx')

let loaded: Popup | null = null

/** Fetches what a menu is made of. Each does so itself as soon as its button is near to being used. */
export const prepareMenus = async (): Promise<void> => {
  loaded ??= await import('./popups/menu-popup.tsx')
}

/** What stands in a menu is drawn by what opens it. */
function popup(): Popup {
  if (!loaded) throw new Error('A part of a menu stands outside of one.')
  return loaded
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

/**
 * A button that opens a menu. The menu's code is fetched when the pointer or the focus comes to the button: pages have
 * many of them, and few are opened.
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
        () => setOpen(false), // the next one who wants it tries again
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
          // The focus belongs to the menu then.
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

/** A few choices of which one holds. The menu stays open, so that the choice can be looked at. */
export const MenuChoice = <Value extends string>(props: MenuChoiceProps<Value>) => {
  const { Choice } = popup()
  return <Choice {...props} />
}
