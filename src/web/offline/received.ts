import { RECEIVED } from './kept-beside.ts'

const ADDRESS = '/share-target'

/** Content that a cook shared with the app. */
export interface Received {
  /** The first address in the shared content. */
  url: string | null
  /** The shared text, when it contains no address. */
  text: string | null
  photos: File[]
  /** Number of files that were left out because they could not be read or exceeded the limit. */
  leftOut: number
}

/** The service worker's record of shared content; an earlier version's has no `leftOut`. */
interface Noted {
  title: string
  text: string
  url: string
  photos: number
  leftOut?: number
}

/**
 * Reads the shared content and leaves it in place, for cooks who must sign in first; null when there is none.
 */
export async function readReceived(): Promise<Received | null> {
  if (!('caches' in globalThis)) return null
  const received = await caches.open(RECEIVED)
  const first = await received.match(ADDRESS)
  if (!first) return null
  const what = (await first.json()) as Noted
  const photos = await Promise.all(
    Array.from({ length: what.photos }, async (_, index) => {
      const kept = await received.match(`${ADDRESS}/${index}`)
      if (!kept) return null
      const name = decodeURIComponent(kept.headers.get('x-name') ?? '') || 'photo'
      return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' })
    }),
  )
  const words = [what.title, what.text].filter(Boolean).join('\n')
  const url = addressIn(what.url) ?? addressIn(words)
  return {
    url,
    text: url === null ? words.trim() || null : null,
    photos: photos.filter((one) => one !== null),
    leftOut: what.leftOut ?? 0,
  }
}

// Many apps put the address into the text, where a sentence may end right after it.
const addressIn = (words: string): string | null =>
  /https?:\/\/[^\s<>"]+/i.exec(words)?.[0].replace(/[.,;:!?'’”»]+$/, '') ?? null
