import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followBrowser, isServerGone, onReachability } from '#web/lib/reachability.ts'
import { leaveDevice, openDevice } from '#web/offline/device-store.ts'
import { rereadKept, tidyReplies } from '#web/offline/kept-replies.ts'
import { lookForServer } from '#web/offline/look-for-server.ts'
import { startWorker } from '#web/offline/new-version.ts'
import { flush, onOtherTab, onSent, openOutbox } from '#web/offline/outbox.ts'

const A_MOMENT_MS = 1000
const AT_LEISURE_MS = 8000

/** Loads the handling of sent changes on demand, because it concerns many resources. */
const sync = () => import('#web/data/sync.ts')
/** Ignores code that cannot be fetched, because the next visit refetches all data anyway. */
const nothing = () => undefined

/**
 * Starts the cook's storage on this device: fetched data stays available offline, and changes made offline
 * wait there for the server. The next cook of this browser sees none of it.
 */
export function useDevice(client: QueryClient, cook: string): void {
  // The database opens before the first page's queries, because they may have to be answered from it.
  useState(() => openDevice(cook))

  useEffect(() => {
    openDevice(cook)
    const stops = [
      followBrowser(),
      openOutbox(cook),
      lookForServer(),
      onSent((change, answer) => void sync().then((m) => m.takeAnswer(client, change, answer), nothing)),
      onOtherTab(() => void sync().then((m) => m.takeOtherTab(client), nothing)),
      onReachability(() => {
        // Waiting changes are sent first, so that the refetched data contains them.
        if (!isServerGone()) void flush().then(() => rereadKept(client))
      }),
      later(A_MOMENT_MS, () => void startWorker().then(tidyReplies)),
      later(AT_LEISURE_MS, () => {
        if (!isServerGone()) void import('#web/data/keep-ahead.ts').then((m) => m.keepAhead(client), nothing)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      void leaveDevice()
    }
  }, [client, cook])
}

/** Runs work after the page is drawn, and returns the function that cancels it. */
function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
