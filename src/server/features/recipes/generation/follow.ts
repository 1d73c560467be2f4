import { setTimeout as pause } from 'node:timers/promises'
import type { GenerationEvent } from '#contract/generations.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { getGeneration, readEvents } from '#server/stores/generations.ts'
import { endOf } from './ending.ts'
import type { Runner } from './runner.ts'

const pollMs = 400
const isLast = (event: GenerationEvent) => event.type === 'done' || event.type === 'error'

/**
 * Yields a generation's events after a number: live when it runs in this process, else as they are stored.
 */
export const followGeneration = (
  deps: Deps,
  runner: Runner,
  actor: Actor,
  generationId: string,
  { afterId = 0, signal }: { afterId?: number; signal: AbortSignal },
): AsyncIterable<GenerationEvent> =>
  runner.logOf(actor.userId, generationId)?.follow(afterId, signal) ??
  followStored(deps, actor, generationId, afterId, signal)

async function* followStored(
  deps: Deps,
  actor: Actor,
  generationId: string,
  afterId: number,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  let seen = afterId
  while (!signal.aborted) {
    // The state is read before the events, because the other way round the last events could be missed.
    const generation = await getGeneration(deps.db, actor.userId, generationId)
    for (const event of await readEvents(deps.db, actor.userId, generationId, seen)) {
      seen = event.id
      yield event
      if (isLast(event)) return
    }
    if (generation?.state !== 'running') {
      yield await endOf(deps, actor, generation, seen + 1)
      return
    }
    await pause(pollMs, undefined, { signal }).catch(() => undefined)
  }
}
