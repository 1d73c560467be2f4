import { RECEIVED } from './kept-beside.ts'

const ADDRESS = '/share-target'

/** What a cook shared with the app. */
export interface Received {
  /** The first address in what was shared. */
  url: string | null
  /** The words of it, when there is no address. */
  text: string | null
  photos: File[]
  /** How many files were none that could be read, or too many. */
  leftOut: number
}

/** As our worker wrote it down; one of an earlier version left nothing out. */
interface Noted {
  title: string
  text: string
  url: string
  photos: number
  leftOut?: number
}

/** Reads it and leaves it there, for whoever must sign in first. null when nothing came. */
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

// Many apps put the address among the words, where a sentence may end with it.
const addressIn = (words: string): string | null =>
  /https?:\/\/[^\s<>"]+/i.exec(words)?.[0].replace(/[.,;:!?'’”»]+$/, '') ?? null
