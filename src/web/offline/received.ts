/** Where the service worker puts what the device's Share sends: see `worker/share-target.ts`. */
const RECEIVED = 'larder-received'
const ADDRESS = '/share-target'

/** What a cook shared with the app. */
export interface Received {
  /** The first address in what was shared. */
  url: string | null
  /** The words of it, when there is no address. */
  text: string | null
  photos: File[]
}

/** Reads it and leaves it there, for whoever must sign in first. null when nothing came. */
export async function readReceived(): Promise<Received | null> {
  if (!('caches' in globalThis)) return null
  const received = await caches.open(RECEIVED)
  const first = await received.match(ADDRESS)
  if (!first) return null
  const what = (await first.json()) as { title: string; text: string; url: string; photos: number } // our worker's
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
  return { url, text: url === null ? words || null : null, photos: photos.filter((one) => one !== null) }
}

// Many apps put the address among the words.
const addressIn = (words: string): string | null => /https?:\/\/[^\s<>"]+/.exec(words)?.[0] ?? null

export const forgetReceived = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(RECEIVED)
}
