import { lazy, Suspense, useEffect, useState } from 'react'
import { authState } from '#web/lib/auth.ts'
import { onLeaving } from '#web/lib/leave.ts'
import { isServerGone } from '#web/lib/reachability.ts'
import { sizeOf } from '#web/offline/change.ts'
import { forgetCook } from '#web/offline/forget.ts'
import { countUnsaved } from '#web/offline/kept-beside.ts'
import { flush, outboxState } from '#web/offline/outbox.ts'

const LeaveQuestion = lazy(() => import('./leave-question.tsx').then((m) => ({ default: m.LeaveQuestion })))

/** Sends the waiting changes before a sign-out, and asks when unsent or unsaved work would be lost. */
export function LeaveWatch() {
  const [asking, setAsking] = useState<{ count: number; answer: (leave: boolean) => void } | null>(null)
  useEffect(() => {
    onLeaving({
      ask: async () => {
        if (outboxState().waiting.length > 0 && !isServerGone()) await flush()
        const { waiting } = outboxState()
        const unsaved = countUnsaved(authState().user?.uid ?? '')
        const count = waiting.reduce((sum, { change }) => sum + sizeOf(change), unsaved)
        if (count === 0) return true
        return await new Promise<boolean>((answer) => setAsking({ count, answer }))
      },
      forget: forgetCook,
    })
    return () => onLeaving(null)
  }, [])
  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <LeaveQuestion
        count={asking.count}
        onAnswer={(leave) => {
          asking.answer(leave)
          setAsking(null)
        }}
      />
    </Suspense>
  )
}
