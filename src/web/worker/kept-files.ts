import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Name of the picture cache; `offline/kept-beside.ts` uses it too and empties the cache on sign-out. */
const PICTURES = 'larder-pictures'
const CODE = 'larder-code'

const MOST_PICTURES = 400
const MOST_FILES_OF_CODE = 200

/**
 * Caches pictures for good, because their names come from their content, so that a name never changes its
 * picture.
 */
export const keepPictures = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/images\/[^/]+\.webp$/.test(url.pathname),
    new CacheFirst({
      cacheName: PICTURES,
      plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
    }),
  )

/** Deletes the cached pictures and the expiration plugin's records of them. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES)
  await new CacheExpiration(PICTURES, { maxEntries: MOST_PICTURES }).delete()
}

/**
 * Caches the code of opened pages, so that they open offline; its names come from its content, too, so it
 * outlives a new version.
 */
export const keepUsedCode = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: CODE,
      plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES_OF_CODE, purgeOnQuotaError: true })],
    }),
  )
