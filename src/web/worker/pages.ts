import { withFreshNonce } from './fresh-nonce.ts'

/** Milliseconds to wait for the network before the stored page is used. */
const PATIENCE_MS = 3000

const serverAddresses =
  /^\/(api|v1|v2|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|images|assets|icons|share|\.well-known|healthz|readyz|metrics)(\/|$)/

/** True when a navigation asks for a page of the app rather than a file or a reply of the server. */
export const isPageAddress = ({ pathname }: URL): boolean =>
  !serverAddresses.test(pathname) && !/\.[a-z]+$/i.test(pathname)

/**
 * Returns a page from the network when it answers in time, otherwise the page stored with this version.
 * @param preloaded the browser's own request, begun while the worker was starting
 * @param kept reads the stored page, if any
 */
export async function pageFor(
  request: Request,
  preloaded: Promise<Response | undefined>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = preloaded.then((early) => early ?? fetch(request))
  const fallback = async () => {
    const page = await kept()
    return page && withFreshNonce(page)
  }
  const first = await Promise.race([asked.catch(() => null), patience()])
  // A gateway that cannot reach its server answers with an error of its own.
  if (first && first.status < 500) return first
  return (await fallback()) ?? asked
}

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
