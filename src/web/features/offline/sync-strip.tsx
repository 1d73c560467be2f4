import { CircleAlert, CloudOff, CloudUpload } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIsOffline } from '#web/lib/reachability.ts'
import { toast } from '#web/lib/toasts.ts'
import { sizeOf } from '#web/offline/change.ts'
import { useOutbox } from '#web/offline/use-outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { networkWords } from '#web/words/network.ts'
import { useWords } from '#web/words/words.ts'
import { Strip } from './strip.tsx'

const SyncDialog = lazy(() => import('./sync-dialog.tsx').then((m) => ({ default: m.SyncDialog })))

/** A line that tells that the server is unreachable, that changes are waiting, or that some were refused. */
export function SyncStrip() {
  const t = useWords(networkWords)
  const isOffline = useIsOffline()
  const { waiting, isHeldUp, refused } = useOutbox()
  const [open, setOpen] = useState(false)
  useSyncedToast(isHeldUp, refused.length)
  const held = isHeldUp ? waiting.reduce((sum, { change }) => sum + sizeOf(change), 0) : 0
  const isShown = isOffline || held > 0 || refused.length > 0
  if (!isShown && !open) return null
  const words = [
    isOffline ? t.offline : '',
    held > 0 ? t.waiting(held) : '',
    refused.length > 0 ? t.notAccepted(refused.length) : '',
  ]
  return (
    <>
      {isShown && (
        <Strip
          Sign={refused.length > 0 ? CircleAlert : isOffline ? CloudOff : CloudUpload}
          words={words.filter(Boolean).join(' ')}
        >
          <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
            {t.details}
          </Button>
        </Strip>
      )}
      {open && (
        <Suspense fallback={null}>
          <SyncDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Shows a success toast once the changes that were shown as waiting have been sent. */
function useSyncedToast(isHeldUp: boolean, refused: number) {
  const before = useRef(false)
  useEffect(() => {
    if (before.current && !isHeldUp && refused === 0)
      toast({ title: networkWords.get().synced, tone: 'success' })
    before.current = isHeldUp
  }, [isHeldUp, refused])
}
