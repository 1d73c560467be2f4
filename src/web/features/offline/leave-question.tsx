import { useEffect, useState } from 'react'
import { onLeaving } from '#web/lib/leave.ts'
import { isServerGone } from '#web/lib/reachability.ts'
import { sizeOf } from '#web/offline/change.ts'
import { forgetCook } from '#web/offline/forget.ts'
import { flush, outboxState } from '#web/offline/outbox.ts'
import { Question } from '#web/ui/question.tsx'
import { offlineWords } from '#web/words/offline.ts'
import { useWords } from '#web/words/words.ts'

/** Asks before a sign-out that would lose what has not been sent; what can be sent is sent first. */
export function LeaveQuestion() {
  const t = useWords(offlineWords)
  const [asking, setAsking] = useState<{ count: number; answer: (leave: boolean) => void } | null>(null)
  useEffect(() => {
    onLeaving({
      ask: async () => {
        if (outboxState().waiting.length > 0 && !isServerGone()) await flush()
        const { waiting } = outboxState()
        if (waiting.length === 0) return true
        const count = waiting.reduce((sum, { change }) => sum + sizeOf(change), 0)
        return await new Promise<boolean>((answer) => setAsking({ count, answer }))
      },
      forget: forgetCook,
    })
    return () => onLeaving(null)
  }, [])
  function settle(leave: boolean) {
    asking?.answer(leave)
    setAsking(null)
  }
  return (
    <Question
      open={asking !== null}
      onOpenChange={(open) => !open && settle(false)}
      title={t.leaveTitle}
      text={t.leaveText(asking?.count ?? 0)}
      confirm={t.leaveAnyway}
      dismiss={t.stay}
      onConfirm={() => settle(true)}
    />
  )
}
