import type { Capture } from '#contract/capture.ts'
import { headOf } from '#contract/storable-text.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FoundDraft } from '#server/ports/reading.ts'
import { findDuplicates, keepCapture } from '#server/stores/captures.ts'
import { pictureOf } from './picture-of.ts'

export interface CaptureContext {
  origin: { url: string | null; engine: string | null }
  /** Titles of all recipes on the page, and the index of this one. */
  choices: string[]
  which: number
}

/** Prepares a found recipe for the cook's review, and stores it for a while. */
export async function captureOf(
  deps: Deps,
  { userId }: Actor,
  found: FoundDraft,
  { origin, choices, which }: CaptureContext,
  signal: AbortSignal,
): Promise<Capture> {
  const { db, clock } = deps
  const { draft, notes, report, checks } = found
  const { picture, entry } = await pictureOf(deps, found.pictures, signal)
  const { url, engine } = origin
  const author = found.author ? headOf(found.author, 200) : null
  const source = { kind: 'import' as const, engine, prompt: null, url, author }
  const now = clock.now()
  const id = await keepCapture(db, userId, { source, notes, pictureHash: picture?.hash ?? null }, now)
  return {
    id,
    draft,
    notes,
    report: [
      ...report,
      entry,
      ...(author ? [{ field: 'author' as const, outcome: 'kept' as const, note: author }] : []),
    ],
    checks,
    imageUrl: picture?.url ?? null,
    source: { url, author },
    engine,
    duplicates: await findDuplicates(db, userId, { title: draft.title, url }),
    choices: choices.map((title) => headOf(title, 120)).slice(0, 30),
    which,
  }
}
