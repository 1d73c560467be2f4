import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Named in `offline/kept-beside.ts` too, which empties it when the cook leaves. */
const PICTURES = 'larder-pictures'
const CODE = 'larder-code'

const MOST_PICTURES = 400
const MOST_FILES_OF_CODE = 200

/** Pictures are named by their content: one that was seen never changes. */
export const keepPictures = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/images\/[^/]+\.webp$/.test(url.pathname),
    new CacheFirst({
      cacheName: PICTURES,
      plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
    }),
  )

/** The pictures, and the notes of which were there. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES)
  await new CacheExpiration(PICTURES, { maxEntries: MOST_PICTURES }).delete()
}

/** Pages that were opened once open again: their code is named by its content, too, and outlives a new version. */
export const keepUsedCode = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: CODE,
      plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES_OF_CODE, purgeOnQuotaError: true })],
    }),
  )
