import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

interface ToastViewProps {
  /** The shown toast; a new `id` replaces it. */
  shown: {
    id: number
    title: string
    description?: string | undefined
    tone: 'plain' | 'success' | 'error'
    action?: { label: string; run: () => void } | undefined
  } | null
  durationMs: number
  swipePx: number
  onDismiss: (id: number) => void
}

/** The one toast on screen; F8 moves the focus to it. */
export function ToastView({ shown, durationMs, swipePx, onDismiss }: ToastViewProps) {
  const t = useWords(uiWords)
  return (
    <Radix.Provider duration={durationMs} swipeThreshold={swipePx} swipeDirection="right">
      {shown && (
        <Radix.Root
          key={shown.id}
          data-passing
          type={shown.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(shown.id)
          }}
          className={cx(
            'pointer-events-auto flex animate-rise-in items-start gap-3 rounded-xl border bg-card p-4 pr-2 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            shown.tone === 'error' ? 'border-alert/50' : 'border-line',
          )}
        >
          {shown.tone === 'error' && <CircleAlert {...icon} className="mt-0.5 size-5 shrink-0 text-alert" />}
          {shown.tone === 'success' && <CircleCheck {...icon} className="mt-0.5 size-5 shrink-0 text-leaf" />}
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description className="text-ink-soft">{shown.description}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={`${shown.action.label}: ${shown.title}`}
              onClick={shown.action.run}
              className={buttonLook({ variant: 'secondary', size: 'sm' }, '-my-1')}
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={t.dismiss}
            className="-mt-1.5 grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:text-ink pointer-coarse:size-11"
          >
            <X {...icon} className="size-4.5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="pointer-events-none fixed inset-x-4 top-19 z-60 flex flex-col outline-none md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-96" />
    </Radix.Provider>
  )
}
