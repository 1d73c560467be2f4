import type { Database } from '#server/database/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import { type DueEvent, noteDelivery, takeDueEvent } from './events.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type Door = (raw: string, headers: Record<string, string>) => Promise<number>

interface Delivery {
  db: Database
  clock: Clock
  log: Log
  webhookSecret: string
}

const GIVE_UP_MS = 3 * 86_400_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Delivers events to the webhook at least once, in no reliable order, and again until it answers 2xx. */
export function createDelivery({ db, clock, log, webhookSecret }: Delivery) {
  let door: Door | null = null
  let isClosed = false
  let isWanted = false
  let running: Promise<void> | null = null

  const deliverOne = async ({ id, payload, attempts, created_at }: DueEvent, to: Door): Promise<void> => {
    const raw = JSON.stringify(payload)
    const error = await to(raw, {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(webhookSecret, raw, clock.now()),
    }).then(
      (status) => (status >= 200 && status < 300 ? null : `answered ${status}`),
      (cause: unknown) => String(cause),
    )
    const now = clock.now().getTime()
    const isOver = error === null || now - created_at.getTime() > GIVE_UP_MS
    const pause = Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
    await noteDelivery(db, id, { dueAt: isOver ? null : new Date(now + pause), error })
    if (!isOver) setTimeout(kick, pause + 1).unref()
  }

  const deliverAll = async (): Promise<void> => {
    while (isWanted && door && !isClosed) {
      isWanted = false
      for (;;) {
        const event = isClosed ? undefined : await takeDueEvent(db, clock.now())
        if (!event) break
        await deliverOne(event, door)
      }
    }
  }

  const start = (): Promise<void> =>
    (running ??= deliverAll()
      .catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'the sandbox could not deliver its events; it will try again')
      })
      .finally(() => {
        running = null
      }))

  /** Starts the delivery of due events without waiting for it. */
  const kick = () => {
    isWanted = true
    void start()
  }

  return {
    kick,
    deliverTo: (to: Door) => {
      door = to
    },
    /** Resolves when no event is being delivered. */
    settled: async () => {
      while (running) await running
    },
    close: async () => {
      isClosed = true
      while (running) await running
    },
  }
}
