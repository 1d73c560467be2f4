import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { RecipeDraft } from '#contract/recipe.ts'
import { type Reading, ReadingError, type ReadingOptions } from '#server/ports/reading.ts'
import { ThreadError } from '../threads/thread-error.ts'
import { createThreadPool, type ThreadPoolSettings } from '../threads/thread-pool.ts'
import { type CookBudget, createCookTurns } from './cook-turns.ts'
import { contentOf } from './do-reading.ts'
import { type FileBudget, readFileItems } from './read-file-items.ts'
import type { ReadingFailure, ReadingJob, ReadingJobs, ReadingResult } from './reading-jobs.ts'

export interface ReadingSettings
  extends CookBudget,
    FileBudget,
    Pick<ThreadPoolSettings, 'size' | 'waiting' | 'longestMs' | 'idleMs'> {
  /**
   * Heap limit of a thread in MB. The kitchen takes some 30, and the tree of the largest page that is parsed
   * some 60.
   */
  memoryMb: number
  /** Heap limit of a thread for files in MB: a document of 64 MB becomes millions of values. */
  fileMemoryMb: number
}

const usual: ReadingSettings = {
  // One core is left to the event loop.
  size: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 50,
  longestMs: 15_000,
  idleMs: 10_000,
  memoryMb: 192,
  fileMemoryMb: 768,
  itemMs: 60_000,
  fileMs: 240_000,
  spendMs: 20_000,
  withinMs: 60_000,
  open: 4,
}

/** The worker lies beside the main file of the bundle, as `reading-worker.js`. */
const startWorker = (resourceLimits: ResourceLimits) =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./reading-worker-from-source.mjs', import.meta.url), {
        execArgv: [],
        resourceLimits,
      })
    : new Worker(new URL('./reading-worker.js', import.meta.url), { resourceLimits })

/**
 * Number of characters up to which a recipe is checked on the event loop, because that takes only
 * milliseconds.
 */
const SHORT = 6000

/**
 * Reads with the kitchen in worker threads. The budgets hold for this process, because its processor is what
 * they save.
 */
export function createReading(given: Partial<ReadingSettings> = {}, start = startWorker): Reading {
  const settings = { ...usual, ...given }
  const turns = createCookTurns(settings, () => performance.now())
  const threads = createThreadPool<ReadingJob, ReadingResult, ReadingFailure>(
    () => start({ maxOldGenerationSizeMb: settings.memoryMb }),
    toError,
    { ...settings, name: 'reading', givenUp: 'stops', pick: turns.pick },
  )

  // Files have threads of their own: one with thousands of photos takes minutes, most of which its thread
  // waits.
  const fileThreads = createThreadPool<ReadingJob, ReadingResult, ReadingFailure>(
    () => start({ maxOldGenerationSizeMb: settings.fileMemoryMb }),
    toError,
    { name: 'file', givenUp: 'stops', idleMs: settings.idleMs },
  )

  const run = async <Kind extends keyof ReadingJobs>(
    kind: Kind,
    asked: ReadingJobs[Kind]['asked'],
    { cook, signal, patient }: ReadingOptions,
  ): Promise<ReadingJobs[Kind]['result']> => {
    let waitMs = turns.enter(cook)
    while (patient && waitMs > 0) {
      await pause(waitMs, undefined, { signal, ref: false })
      waitMs = turns.enter(cook)
    }
    if (waitMs > 0)
      throw new ReadingError('spent', 'This cook has taken much of the threads', {
        retryAfterS: waitMs / 1000,
      })
    try {
      // The cast holds because each kind of job returns its own kind of result.
      return (await threads.run({ kind, ...asked } as ReadingJob, {
        signal,
        owner: cook,
        begins: () => turns.begin(cook),
      })) as ReadingJobs[Kind]['result']
    } catch (cause) {
      throw readingError(cause)
    } finally {
      turns.leave(cook)
    }
  }

  return {
    page: (page, which, options) => run('page', { page, which }, options),
    text: (text, which, options) => run('text', { text, which }, options),
    found: (found, options) => run('found', { found }, options),
    recipe: async (draft, { corrections, ...options }) =>
      lengthOf(draft) <= SHORT
        ? contentOf(draft, corrections)
        : run('recipe', { draft, corrections }, options),
    async *file(path, name, { cook, signal }) {
      try {
        yield* readFileItems(fileThreads, { path, name, cook, signal }, settings)
      } catch (cause) {
        throw readingError(cause)
      }
    },
    async close() {
      await Promise.all([threads.close(), fileThreads.close()])
    },
  }
}

const toError = ({ message, forCook }: ReadingFailure) =>
  new ReadingError(forCook ? 'unreadable' : 'broken', message)

const readingError = (cause: unknown): unknown =>
  cause instanceof ThreadError ? new ReadingError(kinds[cause.kind], cause.message, { cause }) : cause

const kinds = {
  too_slow: 'too_much',
  too_large: 'too_much',
  busy: 'busy',
  lost: 'broken',
  closed: 'broken',
} as const

const lengthOf = ({ title, description, ingredients, instructions }: RecipeDraft): number =>
  [title, description, ...instructions, ...ingredients.flatMap(({ amount, item }) => [amount, item])].reduce(
    (sum, text) => sum + text.length,
    0,
  )
