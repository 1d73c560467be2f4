import { TOAST_DURATION_MS, TOAST_SWIPE_PX } from '#contract/limits.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { ToastView } from '#web/ui/toast.tsx'

export const Toaster = () => (
  <ToastView
    shown={useToast()}
    durationMs={TOAST_DURATION_MS}
    swipePx={TOAST_SWIPE_PX}
    onDismiss={dismissToast}
  />
)
