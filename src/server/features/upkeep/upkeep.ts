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
/** Event streams are replayed for two days; then the generation's row is enough. */
const eventsKeptMs = 2 * day
/** Undo is offered for seconds; a cook who comes back to a sleeping tab still finds the recipe. */
const deletedKeptMs = day
/** A picture is stored a moment before the recipe that names it is committed. */
const pictureGraceMs = day
const countsKeptMs = 60 * minute
const EVENTS_AT_ONCE = 5000
const RECIPES_AT_ONCE = 500
const PICTURES_AT_ONCE = 100

/** Ends generations whose server is gone, which gives their recipes back. */
export const endLostGenerations = async ({ db, clock, log }: Deps, leases: 'expired' | 'all' = 'expired') => {
  const ended = await interruptExpired(db, clock.now(), { leases })
  if (ended.length > 0) log.info({ count: ended.length }, 'ended generations that a server had left behind')
  return ended.length
}

/** Removes pictures that no recipe names. The books are asked first, so that nothing is lost to a race. */
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

/** Files that are in no book, because a server died between storing and noting them. */
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

/** Forgets the event streams of generations that ended long ago. */
export const pruneOldEvents = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - eventsKeptMs)
  return inRounds(EVENTS_AT_ONCE, (limit) => pruneEvents(db, before, limit))
}

/** Ends deleted recipes for good. */
export const sweepDeleted = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - deletedKeptMs)
  return inRounds(RECIPES_AT_ONCE, (limit) => sweepDeletedRecipes(db, before, limit))
}

/** Forgets counts of requests whose window ended. Somebody else's clock may be a little behind. */
const forgetOldCounts = ({ db, clock }: Deps) =>
  forgetCounts(db, new Date(clock.now().getTime() - countsKeptMs))

/** Something of another feature that must be done every now and then. */
export interface Chore {
  name: string
  everyMs: number
  task: () => Promise<unknown>
}

/** Runs what keeps the house in order, every now and then, in every instance. Answers how to stop it once it is done. */
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
  // What an older version stored is found in full from the first minute on.
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
