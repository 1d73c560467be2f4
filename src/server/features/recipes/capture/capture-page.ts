import type { Capture } from '#contract/capture.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { readingFailure } from '../reading-failure.ts'
import { captureOf } from './capture-of.ts'
import { noRecipe, pageFailure } from './page-failure.ts'
import { type ReadsText, readWithModel } from './read-with-model.ts'

/** Reads the recipe of a page. Nothing is added to the collection and no quota is used. */
export async function capturePage(
  deps: Deps,
  ai: ReadsText,
  actor: Actor,
  { url, which: wanted }: { url: string; which: number },
  signal: AbortSignal,
): Promise<Capture> {
  const page = await deps.pages.fetchPage(withScheme(url), { signal }).catch((error: unknown) => {
    throw pageFailure(error)
  })
  const { titles, which, found, text } = await deps.reading
    .page(page, wanted, { cook: actor.userId, signal })
    .catch(readingFailure('page'))
  const origin = { url: page.address, engine: null }
  if (found) return captureOf(deps, actor, found, { origin, choices: titles, which }, signal)
  const read = await readWithModel(deps, ai, actor, text, signal)
  if (!read) throw noRecipe()
  return captureOf(
    deps,
    actor,
    read.found,
    { origin: { ...origin, engine: read.engine }, choices: [read.found.draft.title], which: 0 },
    signal,
  )
}

/** Adds https:// to an address that was copied without its scheme. */
const withScheme = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && !/^[\w.-]+:\d+(?:\/|$)/.test(url)
    ? url
    : `https://${url.replace(/^\/\//, '')}`
