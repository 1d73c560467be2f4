import { setTimeout as pause } from 'node:timers/promises'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import type { Deps } from '#server/deps.ts'
import { problemOf } from '#server/http/errors.ts'
import { appendEvents, getGeneration, releaseGeneration, renewLease } from '#server/stores/generations.ts'
import type { Painter } from '../pictures/painter.ts'
import { createBreaker, guarded } from './breaker.ts'
import { endOf } from './ending.ts'
import { createEventLog, type EventLog, type LastEvent } from './event-log.ts'
import { failureOf, reportFailure, Stopped } from './failure.ts'
import type { Job } from './job.ts'
import { createLanes } from './lanes.ts'
import type { Kitchen } from './make-recipe.ts'

export interface RunnerSettings {
  /** Milliseconds for which a generation counts as alive without a renewed lease from its server. */
  leaseMs: number
  /** Maximum number of generations at once in this process; each cook has one at a time. */
  atOnce: number
  /** Maximum milliseconds of one generation. */
  longestMs: number
  /** Milliseconds for which an ended generation can be followed from memory. */
  rememberMs: number
  /**
   * Milliseconds that running generations get when the server stops; then they are aborted, and their quota
   * is returned.
   */
  patienceMs: number
}

export const usualSettings: RunnerSettings = {
  leaseMs: 60_000,
  atOnce: 8,
  longestMs: 10 * 60_000,
  rememberMs: 30_000,
  patienceMs: 0,
}

/** Does the work of a generation, up to the recipe that is stored and uses quota. */
export type Make = (kitchen: Kitchen, log: EventLog, signal: AbortSignal) => Promise<GeneratedRecipe>

interface Running {
  job: Job
  log: EventLog
  controller: AbortController
  ended: Promise<void>
}

/**
 * Makes recipes independently of the requests that asked for them: a client that disconnects stops nothing.
 */
export const createRunner = (deps: Deps, painter: Painter, given: Partial<RunnerSettings> = {}) => {
  const settings = { ...usualSettings, ...given }
  const { db, clock } = deps
  const kitchen = { ...deps, painter, cook: guarded(deps.ai, createBreaker(clock)) }
  const lanes = createLanes(settings.atOnce)
  const running = new Map<string, Running>()
  const remembered = new Map<string, Running>()
  let leaseTimer: NodeJS.Timeout | undefined
  let closing = false

  const renewLeases = async () => {
    await Promise.all(
      [...running.values()].map(async ({ job, controller }) => {
        try {
          const alive = await renewLease(db, job, new Date(clock.now().getTime() + settings.leaseMs))
          if (!alive) controller.abort(new Stopped('lease_lost'))
        } catch (error) {
          deps.log.warn({ err: error, generationId: job.generationId }, 'a lease could not be renewed')
        }
      }),
    )
  }

  const work = async ({ job, log, controller }: Omit<Running, 'ended'>, make: Make) => {
    const tooLong = setTimeout(() => controller.abort(new Stopped('too_long')), settings.longestMs)
    try {
      const data = await make(kitchen, log, controller.signal)
      log.end({ id: 0, type: 'done', data })
    } catch (error) {
      log.end(await release(deps, job, log, controller.signal.aborted ? controller.signal.reason : error))
    } finally {
      clearTimeout(tooLong)
      forgetLater(job.generationId)
    }
  }

  const forgetLater = (id: string) => {
    const ended = running.get(id)
    running.delete(id)
    if (running.size === 0) {
      clearInterval(leaseTimer)
      leaseTimer = undefined
    }
    if (!ended) return
    remembered.set(id, ended)
    setTimeout(() => remembered.delete(id), settings.rememberMs).unref()
  }

  return {
    leaseMs: settings.leaseMs,
    start(job: Job, make: Make) {
      const controller = new AbortController()
      const log = createEventLog(persistFor(deps, job))
      let working: Promise<void> | undefined
      const workOnce = () => (working ??= work({ job, log, controller }, make))
      const ended = new Promise<void>((resolve) => {
        // A generation that is stopped while it waits for its turn ends at once.
        controller.signal.addEventListener('abort', () => workOnce().then(resolve), { once: true })
        lanes.run(job.userId, workOnce).then(resolve)
      })
      running.set(job.generationId, { job, log, controller, ended })
      leaseTimer ??= setInterval(renewLeases, settings.leaseMs / 3)
      if (closing) controller.abort(new Stopped('shutdown'))
    },
    /**
     * Returns the live log of a generation of this process; undefined when it runs elsewhere or ended a while
     * ago.
     */
    logOf(userId: string, generationId: string): EventLog | undefined {
      const entry = running.get(generationId) ?? remembered.get(generationId)
      return entry?.job.userId === userId ? entry.log : undefined
    },
    /** Stops a generation of this process and waits until it has ended. False when it does not run here. */
    async cancel(userId: string, generationId: string): Promise<boolean> {
      const entry = running.get(generationId)
      if (entry?.job.userId !== userId) return false
      entry.controller.abort(new Stopped('cancelled'))
      await entry.ended
      return true
    },
    async close() {
      await withinPatience(running, settings.patienceMs)
      closing = true
      for (const { controller } of running.values()) controller.abort(new Stopped('shutdown'))
      await Promise.all([...running.values()].map(({ ended }) => ended))
      clearInterval(leaseTimer)
    },
  }
}
export type Runner = ReturnType<typeof createRunner>

/** Waits until no generation is running, or the time is over. */
const withinPatience = async (running: ReadonlyMap<string, Running>, patienceMs: number) => {
  const deadline = Date.now() + patienceMs
  while (running.size > 0 && Date.now() < deadline) {
    const [oldest] = running.values()
    const timer = new AbortController()
    const timeUp = pause(deadline - Date.now(), undefined, { signal: timer.signal }).catch(() => undefined)
    await Promise.race([oldest?.ended, timeUp])
    timer.abort()
  }
}

const persistFor = ({ db, clock, log }: Deps, job: Job) => {
  return async (events: Parameters<Parameters<typeof createEventLog>[0]>[0]) => {
    try {
      const rows = events.map(({ id, ...event }) => ({ seq: id, ...event }))
      await appendEvents(db, job, rows, clock.now())
    } catch (error) {
      // The events only show the progress; the generation itself goes on without them.
      log.warn({ err: error, generationId: job.generationId }, 'events of a generation could not be kept')
    }
  }
}

const jobStateOf = (error: unknown) => {
  if (!(error instanceof Stopped)) return 'failed'
  if (error.why === 'cancelled') return 'cancelled'
  return error.why === 'too_long' ? 'failed' : 'interrupted'
}

/**
 * Releases the reserved quota and returns the last event. When another process has ended the generation, its
 * end counts.
 */
const release = async (deps: Deps, job: Job, log: EventLog, error: unknown): Promise<LastEvent> => {
  const { db, clock } = deps
  reportFailure(deps.log, error, job.generationId)
  const problem = problemOf(failureOf(error))
  try {
    const seq = await log.seal()
    const released = await releaseGeneration(db, {
      userId: job.userId,
      generationId: job.generationId,
      job: jobStateOf(error),
      problem,
      now: clock.now(),
      lastEvent: { seq, type: 'error', data: problem },
    })
    if (!released) {
      // The generation may have been committed, with only the answer to that lost.
      return await endOf(deps, job, await getGeneration(db, job.userId, job.generationId), 0)
    }
  } catch (cause) {
    // The lease will run out, which returns the quota as well.
    deps.log.error({ err: cause, generationId: job.generationId }, 'a generation could not be released')
  }
  return { id: 0, type: 'error', data: problem }
}
