import { Moon, Sun } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'
import { cookingWords } from '#web/words/cooking.ts'
import { useWords } from '#web/words/words.ts'
import type { WakeState } from './use-wake-lock.ts'

/** Tells whether the screen will stay on, because a cook with dough on both hands cannot wake it. */
export function WakeWords({ state }: { state: WakeState }) {
  const t = useWords(cookingWords)
  if (state === 'asking') return null
  const Sign = state === 'awake' ? Sun : Moon
  return (
    <p className="flex items-center gap-2 text-small text-ink-soft">
      <Sign {...icon} className="size-5 shrink-0" />
      {state === 'awake' && t.awake}
      {state === 'refused' && t.refused}
      {state === 'unsupported' && t.unsupported}
    </p>
  )
}
