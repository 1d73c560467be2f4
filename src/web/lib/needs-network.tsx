import { Notice } from '#web/ui/notice.tsx'
import { offlineWords } from '#web/words/offline.ts'
import { useWords } from '#web/words/words.ts'
import { useIsOffline } from './reachability.ts'

/** Says it before it is tried: what follows cannot wait on the device. */
export function NeedsNetwork({ className }: { className?: string }) {
  const t = useWords(offlineWords)
  if (!useIsOffline()) return null
  return (
    <Notice tone="info" className={className}>
      {t.needsNetwork}
    </Notice>
  )
}
