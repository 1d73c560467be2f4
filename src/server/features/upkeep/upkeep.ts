import type { Deps } from '#server/deps.ts'
import { forgetCaptures } from '#server/stores/captures.ts'
import { sweepDeletedRecipes } from '#server/stores/deleted-recipes.ts'
import { interruptExpired, pruneEvents } from '#server/stores/generations.ts'
import { forgetLeftAccounts } from '#server/stores/left-accounts.ts'
import { forgetLeft } from '#server/stores/left-identities.ts'
import { forgetPicture, unnamedPictures } from '#server/stores/pictures.ts'
import { forgetCounts } from '#server/stores/rate-limits.ts'
import { forgetProposals } from '#server/stores/refinements.ts'
import { unknownPictures } from '#server/stores/unknown-pictures.ts'
import { inRounds } from './in-rounds.ts'
import { indexRecipes } from './index-recipes.ts'
import { sweepPhotos } from './sweep-photos.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Milliseconds for which event streams can be replayed; then the generation's row is enough. */
const eventsKeptMs = 2 * day
/**
 * Milliseconds for which deleted recipes can be restored. Undo is offered for seconds, but a cook may return
 * to a sleeping tab.
 */
const deletedKeptMs = day
/**
 * Age in milliseconds below which a picture is kept, because it is stored a moment before the recipe that
 * names it is committed.
 */
const pictureGraceMs = day
const countsKeptMs = 60 * minute
const EVENTS_AT_ONCE = 5000
const RECIPES_AT_ONCE = 500
const PICTURES_AT_ONCE = 100

/** Ends generations whose server is gone, which returns their quota. */
export const endLostGenerations = async ({ db, clock, log }: Deps, leases: 'expired' | 'all' = 'expired') => {
  const ended = await interruptExpired(db, clock.now(), { leases })
  if (ended.length > 0) log.info({ count: ended.length }, 'ended generations that a server had left behind')
  return ended.length
}

/** Removes pictures that no recipe names. The database is asked first, so that no race loses a picture. */
export const sweepPictures = async (deps: Pick<Deps, 'db' | 'clock' | 'pictures'>): Promise<number> => {
  const { db, clock, pictures } = deps
  const before = new Date(clock.now().getTime() - pictureGraceMs)
  let removed = 0
  await inRounds(PICTURES_AT_ONCE, async (limit) => {
    const unnamed = await unnamedPictures(db, before, limit)
    for (const hash of unnamed) {
      if (!(await forgetPicture(db, hash, before))) continue
      await pictures.remove(hash)
      removed += 1
    }
    return unnamed.length
  })
  return removed + (await sweepUnknownFiles(deps))
}

/** Removes files without a row, which a server left when it crashed between storing and recording them. */
const sweepUnknownFiles = async ({ db, pictures }: Pick<Deps, 'db' | 'pictures'>): Promise<number> => {
  let batch: string[] = []
  let removed = 0
  const sweep = async () => {
    for (const hash of await unknownPictures(db, batch)) {
      await pictures.remove(hash)
      removed += 1
    }
    batch = []
  }
  for await (const hash of pictures.list(pictureGraceMs)) {
    batch.push(hash)
    if (batch.length >= 500) await sweep()
  }
  await sweep()
  return removed
}

/** Deletes the event streams of generations that ended long ago. */
export const pruneOldEvents = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - eventsKeptMs)
  return inRounds(EVENTS_AT_ONCE, (limit) => pruneEvents(db, before, limit))
}

/** Deletes removed recipes for good, once they can no longer be restored. */
export const sweepDeleted = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - deletedKeptMs)
  return inRounds(RECIPES_AT_ONCE, (limit) => sweepDeletedRecipes(db, before, limit))
}

/**
 * Deletes counts of requests whose window ended a while ago, because the clock of another server may be a
 * little behind.
 */
const forgetOldCounts = ({ db, clock }: Deps) =>
  forgetCounts(db, new Date(clock.now().getTime() - countsKeptMs))

/** Regular task of another feature. */
export interface Chore {
  name: string
  everyMs: number
  task: () => Promise<unknown>
}

/**
 * Runs the regular tasks of an instance. Returns a function that stops them and waits for the running ones.
 */
export const startUpkeep = (deps: Deps, chores: readonly Chore[] = []): (() => Promise<void>) => {
  const underWay = new Set<Promise<unknown>>()
  const guardedly = (name: string, task: () => Promise<unknown>) => () => {
    const done = task()
      .catch((error: unknown) =>
        deps.log.warn({ err: error, task: name }, 'upkeep failed; it will be tried again'),
      )
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
  const index = guardedly('search index', () => indexRecipes(deps))
  // Recipes of an older version are indexed at once, not only after the first interval.
  index()
  const timers = [
    setInterval(index, minute),
    setInterval(
      guardedly('generations', () => endLostGenerations(deps)),
      minute / 4,
    ),
    setInterval(
      guardedly('events', () => pruneOldEvents(deps)),
      30 * minute,
    ),
    setInterval(
      guardedly('deleted recipes', () => sweepDeleted(deps)),
      30 * minute,
    ),
    setInterval(
      guardedly('proposals', () => forgetProposals(deps.db, deps.clock.now())),
      60 * minute,
    ),
    setInterval(
      guardedly('imports', () => forgetCaptures(deps.db, deps.clock.now())),
      60 * minute,
    ),
    setInterval(
      guardedly('left accounts', () => forgetLeft(deps.db, deps.clock.now())),
      30 * minute,
    ),
    setInterval(
      guardedly('what deleted accounts had', () => forgetLeftAccounts(deps.db, deps.clock.now())),
      60 * minute,
    ),
    setInterval(
      guardedly('counts', () => forgetOldCounts(deps)),
      60 * minute,
    ),
    setInterval(
      guardedly('pictures', () => sweepPictures(deps)),
      60 * minute,
    ),
    setInterval(
      guardedly('photos', () => sweepPhotos(deps)),
      60 * minute,
    ),
    ...chores.map(({ name, everyMs, task }) => setInterval(guardedly(name, task), everyMs)),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all(underWay)
  }
}
