import type { ReactNode } from 'react'
import { useIsOffline } from '#web/lib/reachability.ts'
import { isServerThere } from '#web/offline/look-for-server.ts'
import { dismissRefused, flush } from '#web/offline/outbox.ts'
import { useOutbox } from '#web/offline/use-outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { offlineWords } from '#web/words/offline.ts'
import { useWords } from '#web/words/words.ts'
import { changeWords } from './change-words.ts'

/**
 * The dialog about working offline: the features that work, the waiting and refused changes, and the rule for
 * conflicts.
 */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(offlineWords)
  const isOffline = useIsOffline()
  const { waiting, refused } = useOutbox()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.syncTitle}>
      <div className="space-y-5">
        {refused.length > 0 && (
          <Part title={t.refusedTitle}>
            <p className="text-ink-soft">{t.refusedText}</p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {refused.map(({ id, change, message }) => (
                <li key={id}>
                  {changeWords(change).join(', ')}
                  <span className="block text-ink-soft">{message || t.refusedNoReason}</span>
                </li>
              ))}
            </ul>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => void dismissRefused()}>
              {t.gotIt}
            </Button>
          </Part>
        )}
        <Part title={t.waitingTitle}>
          {waiting.length === 0 ? (
            <p className="text-ink-soft">{t.nothingWaits}</p>
          ) : (
            <ul className="max-h-48 list-disc overflow-y-auto pl-5">
              {waiting.map(({ id, change }) => (
                <li key={id}>{changeWords(change).join(', ')}</li>
              ))}
            </ul>
          )}
          {(waiting.length > 0 || isOffline) && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-3"
              onClick={async () => {
                if (await isServerThere()) await flush()
              }}
            >
              {t.tryNow}
            </Button>
          )}
        </Part>
        <Part title={t.worksTitle}>
          <p>{t.works}</p>
          <p className="mt-1 text-ink-soft">{t.worksNot}</p>
        </Part>
        <Part title={t.ruleTitle}>
          <p>{t.rule}</p>
        </Part>
      </div>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-lg">{title}</h3>
    {children}
  </section>
)
