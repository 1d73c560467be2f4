import { Moon, Sun } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'
import type { WakeState } from './use-wake-lock.ts'

/** Whether the screen stays on, in words: a dark screen with dough on both hands is no small thing. */
export function WakeWords({ state }: { state: WakeState }) {
  if (state === 'asking') return null
  const Sign = state === 'awake' ? Sun : Moon
  return (
    <p className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
      <Sign {...icon} className="size-5 shrink-0" />
      {state === 'awake' && 'The screen stays on while you cook.'}
      {state === 'refused' && 'Your device may turn the screen off: it did not allow keeping it on.'}
      {state === 'unsupported' && 'This browser cannot keep the screen on. A longer screen time-out helps.'}
    </p>
  )
}
