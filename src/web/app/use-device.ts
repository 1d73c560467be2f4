import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { takeAnswer, takeOtherTab } from '#web/data/sync.ts'
import { followBrowser, isServerGone, onReachability } from '#web/lib/reachability.ts'
import { leaveDevice, openDevice } from '#web/offline/device-store.ts'
import { rereadKept, tidyReplies } from '#web/offline/kept-replies.ts'
import { lookForServer } from '#web/offline/look-for-server.ts'
import { startWorker } from '#web/offline/new-version.ts'
import { flush, onOtherTab, onSent, openOutbox } from '#web/offline/outbox.ts'

const A_MOMENT_MS = 1000

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
      onSent((change, answer) => takeAnswer(client, change, answer)),
      onOtherTab(() => takeOtherTab(client)),
      onReachability(() => {
        // What waits goes first, so that what is read then has it.
        if (!isServerGone()) void flush().then(() => rereadKept(client))
      }),
      later(() => void startWorker().then(tidyReplies)),
    ]
    return () => {
      for (const stop of stops) stop()
      void leaveDevice()
    }
  }, [client, cook])
}

/** Once the page stands, and not before. */
function later(work: () => void): () => void {
  const timer = setTimeout(work, A_MOMENT_MS)
  return () => clearTimeout(timer)
}
