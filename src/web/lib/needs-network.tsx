import { Notice } from '#web/ui/notice.tsx'
import { networkWords } from '#web/words/network.ts'
import { useWords } from '#web/words/words.ts'
import { useIsOffline } from './reachability.ts'

/**
 * A notice that the next action needs a network; it is shown before the cook tries, because the action cannot
 * wait on the device.
 */
export function NeedsNetwork({ className }: { className?: string }) {
  const t = useWords(networkWords)
  if (!useIsOffline()) return null
  return (
    <Notice tone="info" className={className}>
      {t.needsNetwork}
    </Notice>
  )
}
