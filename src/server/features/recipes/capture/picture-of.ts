import type { FieldReport } from '#contract/capture.ts'
import type { Deps } from '#server/deps.ts'
import { PageError } from '#server/ports/pages.ts'
import { PictureError, type StoredPicture } from '#server/ports/pictures.ts'
import { namePicture } from '#server/stores/pictures.ts'

/**
 * Number of a page's pictures that are tried, and milliseconds for all of them: nobody waits for a picture
 * for ever.
 */
const TRIES = 3
const PATIENCE_MS = 10_000
/** Width in pixels below which a picture is a logo or badge of the site. */
const LEAST_WIDTH = 200

interface Outcome {
  picture: StoredPicture | null
  entry: FieldReport
}

/**
 * Stores the first of a recipe's pictures that can be fetched, decoded and encoded anew. Never fails: the
 * kitchen draws a picture instead.
 */
export async function pictureOf(
  deps: Deps,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  for (const address of addresses.slice(0, TRIES)) {
    const picture = await fetched(deps, address, patience)
    signal.throwIfAborted()
    if (picture)
      return { picture, entry: { field: 'picture', outcome: 'kept', note: 'The page’s own picture.' } }
  }
  const note =
    addresses.length > 0
      ? 'The picture could not be fetched; the kitchen draws one.'
      : 'There is no picture; the kitchen draws one.'
  return { picture: null, entry: { field: 'picture', outcome: 'missing', note } }
}

async function fetched(
  { pages, pictures, db, clock, log }: Deps,
  address: string,
  signal: AbortSignal,
): Promise<StoredPicture | null> {
  try {
    const picture = await pictures.store(await pages.fetchPicture(address, { signal }))
    if (picture.width < LEAST_WIDTH) return null
    const { hash, width, height } = picture
    await namePicture(db, { hash, width, height }, clock.now())
    return picture
  } catch (error) {
    const isExpected = error instanceof PageError || error instanceof PictureError
    if (!isExpected && !signal.aborted) log.warn({ err: error }, 'the picture of a page could not be kept')
    return null
  }
}
