import { type GenerationEvent, type PartialRecipe, partialRecipe } from '#contract/generations.ts'
import { storable } from '#contract/storable-text.ts'

/** Milliseconds between two numbered parts of a recipe, because a fast model makes hundreds of parts. */
const partialEveryMs = 100
const persistEveryMs = 250
/** Bytes from which a part can be no recipe. */
const maxPartialBytes = 64 * 1024

export type StageEvent = Extract<GenerationEvent, { type: 'stage' }>
export type PartialEvent = Extract<GenerationEvent, { type: 'partial' }>
export type LastEvent = Extract<GenerationEvent, { type: 'done' | 'error' }>

/**
 * Log of the events of one generation, numbered from 1 without gaps: live for readers in this process, and
 * handed to `persist` in batches for all others. The last event is stored with the generation's end, not from
 * here.
 */
export const createEventLog = (persist: (events: (StageEvent | PartialEvent)[]) => Promise<void>) => {
  const events: GenerationEvent[] = []
  const waiting = new Set<() => void>()
  let unsaved: (StageEvent | PartialEvent)[] = []
  let saving: Promise<void> = Promise.resolve()
  let saveTimer: NodeJS.Timeout | undefined
  let held: PartialRecipe | undefined
  let heldTimer: NodeJS.Timeout | undefined
  let lastPartialAt = Number.NEGATIVE_INFINITY
  let sealed = false
  let ended = false

  const wake = () => {
    for (const resolve of [...waiting]) resolve()
  }
  const save = () => {
    clearTimeout(saveTimer)
    saveTimer = undefined
    const batch = unsaved
    unsaved = []
    if (batch.length > 0) saving = saving.then(() => persist(batch))
    return saving
  }
  const append = (event: StageEvent | PartialEvent) => {
    events.push(event)
    unsaved.push(event)
    saveTimer ??= setTimeout(save, persistEveryMs)
    wake()
  }
  const releaseHeld = () => {
    clearTimeout(heldTimer)
    heldTimer = undefined
    if (!held || sealed) return
    const data = held
    held = undefined
    lastPartialAt = performance.now()
    append({ id: events.length + 1, type: 'partial', data })
  }

  return {
    partial(part: PartialRecipe) {
      // Parts may end inside of a character, and the database would refuse a batch with half of one.
      const parsed = partialRecipe.safeParse(storable(part))
      if (sealed || !parsed.success || JSON.stringify(parsed.data).length > maxPartialBytes) return
      held = parsed.data
      const wait = lastPartialAt + partialEveryMs - performance.now()
      if (wait <= 0) releaseHeld()
      else heldTimer ??= setTimeout(releaseHeld, wait)
    },
    stage(data: StageEvent['data']) {
      if (sealed) return
      releaseHeld()
      append({ id: events.length + 1, type: 'stage', data })
      void save()
    },
    /**
     * Closes the log for everything but the end, and returns the number of the last event once all others are
     * in the database.
     */
    async seal(): Promise<number> {
      releaseHeld()
      sealed = true
      await save()
      return events.length + 1
    },
    end(last: LastEvent) {
      sealed = true
      ended = true
      clearTimeout(heldTimer)
      events.push({ ...last, id: events.length + 1 })
      wake()
    },
    /**
     * Yields the events after a number, and then the new ones, until the end or until the reader disconnects.
     */
    async *follow(afterId: number, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
      let seen = Math.min(afterId, events.length)
      while (!signal.aborted) {
        const event = events[seen]
        if (event) {
          seen += 1
          yield event
          continue
        }
        if (ended) return
        await new Promise<void>((resolve) => {
          const done = () => {
            signal.removeEventListener('abort', done)
            waiting.delete(done)
            resolve()
          }
          waiting.add(done)
          signal.addEventListener('abort', done, { once: true })
        })
      }
    },
  }
}
export type EventLog = ReturnType<typeof createEventLog>
