import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { useFocusBack } from './focus-back.ts'
import { icon } from './icon.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Text below the title, which screen readers read out with it. */
  description?: ReactNode
  /** Selector of the element that gets the focus on opening; the first control by default. */
  focusFirst?: string
  children: ReactNode
  className?: string
}

// The scrim has the same z-index as the windows, so that a dialog opened from a drawer also covers the
// drawer.
const scrim = 'fixed inset-0 z-50 animate-fade-in bg-scrim'
const closer = buttonLook({ variant: 'ghost', size: 'icon' }, 'absolute top-3 right-3')

/**
 * A dialog over the page on wide screens, a sheet from below on a phone. It traps the focus and returns it on
 * closing.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  focusFirst,
  children,
  className,
}: DialogProps) {
  const common = useWords(commonWords)
  const focusBack = useFocusBack()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={focusBack.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus()
            const { currentTarget } = event
            const first =
              focusFirst && currentTarget instanceof HTMLElement && currentTarget.querySelector(focusFirst)
            if (!(first instanceof HTMLElement)) return
            event.preventDefault()
            first.focus()
          }}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-from-bottom overflow-y-auto rounded-t-2xl bg-card p-5 shadow-float',
            'pb-[calc(1.25rem+env(safe-area-inset-bottom))]',
            'md:inset-0 md:m-auto md:h-fit md:max-h-[88dvh] md:w-[min(30rem,calc(100vw-4rem))] md:animate-rise-in md:rounded-2xl md:border md:border-line md:p-7',
            className,
          )}
        >
          <Radix.Title className="pr-12 font-serif text-2xl font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close className={closer} aria-label={common.close}>
            <X {...icon} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DrawerProps extends Omit<DialogProps, 'description' | 'focusFirst'> {
  titleHidden?: boolean
}

/** A panel that slides in from the left. It traps the focus and returns it on closing. */
export function Drawer({ open, onOpenChange, title, titleHidden = false, children, className }: DrawerProps) {
  const common = useWords(commonWords)
  const focusBack = useFocusBack()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...focusBack}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] animate-from-left flex-col overflow-y-auto border-r border-line bg-card p-5 shadow-float',
            className,
          )}
        >
          <Radix.Title className={titleHidden ? 'sr-only' : 'pr-12 font-serif text-2xl font-semibold'}>
            {title}
          </Radix.Title>
          {children}
          <Radix.Close className={closer} aria-label={common.close}>
            <X {...icon} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
