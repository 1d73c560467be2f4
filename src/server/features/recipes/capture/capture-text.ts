import type { Capture } from '#contract/capture.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { readingFailure } from '../reading-failure.ts'
import { captureOf } from './capture-of.ts'
import { unreadable } from './page-failure.ts'
import { type ReadsText, readWithModel } from './read-with-model.ts'

/** Reads the recipe of a pasted text. Nothing is added to the collection and no quota is used. */
export async function captureText(
  deps: Deps,
  ai: ReadsText,
  actor: Actor,
  { text, which: wanted }: { text: string; which: number },
  signal: AbortSignal,
): Promise<Capture> {
  const { titles, which, found } = await deps.reading
    .text(text, wanted, { cook: actor.userId, signal })
    .catch(readingFailure('text'))
  if (found) {
    const origin = { url: webAddress(found.address), engine: null }
    return captureOf(deps, actor, found, { origin, choices: titles, which }, signal)
  }
  const read = await readWithModel(deps, ai, actor, text, signal)
  if (!read) {
    throw unreadable(
      'No recipe was found in this text. Paste its title, ingredients and steps, each on a line of its own.',
    )
  }
  const origin = { url: null, engine: read.engine }
  return captureOf(deps, actor, read.found, { origin, choices: [read.found.draft.title], which: 0 }, signal)
}

const webAddress = (address: string | null): string | null =>
  address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address).href.slice(0, 2000)
    : null
