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

/** What becomes of answers concerns many resources; their code is fetched with the first of them. */
const sync = () => import('#web/data/sync.ts')
/** Code that cannot be fetched leaves everything to be read anew by the next visit. */
const nothing = () => undefined

/**
 * What a cook reads stays on their device, and what they do without the server waits there for it. Whoever signs in at
 * this browser next sees nothing of it.
 */
export function useDevice(client: QueryClient, cook: string): void {
  // Before the first page asks for anything: it may have to be answered from here.
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
        // What waits goes first, so that what is read then has it.
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

/** Once the page stands, and not before. */
function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
