import { clientsClaim } from 'workbox-core'
import { matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { forgetPictures, keepPictures, keepUsedCode } from './kept-files.ts'
import { openFromNotice } from './notices.ts'
import { isPageAddress, pageFor } from './pages.ts'
import { receiveShared, SHARE_TARGET } from './share-target.ts'

/**
 * Facts that `scripts/worker.ts` adds to the build: the version, which the page carries too, and the files
 * without which the app cannot open a cook's pages.
 */
declare const BUILD: { version: string; files: { url: string; revision: string | null }[] }
declare const self: ServiceWorkerGlobalScope

/** Address of the precached page, which contains no cook's data; all pages of the app share it. */
const SHELL = '/recipes'

// `precache` adds no route, unlike `precacheAndRoute`, because pages come from the network first.
precache(BUILD.files)

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && request.method === 'GET' && isPageAddress(url),
  ({ event, request }) => pageFor(request, (event as FetchEvent).preloadResponse, () => matchPrecache(SHELL)),
)
registerRoute(
  ({ url }) => url.pathname === SHARE_TARGET,
  ({ request }) => receiveShared(request),
  'POST',
)
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname !== SHELL && BUILD.files.some((one) => one.url === url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
)
keepPictures()
keepUsedCode()

// The page that installed this worker is served by it at once; a later version waits until its cook agrees.
clientsClaim()
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
)
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotice(event.notification, self.clients)),
)
self.addEventListener('message', (event) => {
  const {
    data,
    ports: [port],
  } = event
  if (data === 'version') port?.postMessage(BUILD.version)
  if (data === 'take over') void self.skipWaiting()
  if (data === 'forget') event.waitUntil(forgetPictures().finally(() => port?.postMessage('done')))
})
