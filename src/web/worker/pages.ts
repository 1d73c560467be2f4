import { withFreshNonce } from './fresh-nonce.ts'

/** A network that is there but answers later than this is as good as none. */
const PATIENCE_MS = 3000

const serverAddresses =
  /^\/(api|v1|v2|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|images|assets|icons|share|\.well-known|healthz|readyz|metrics)(\/|$)/

/** Whether a navigation asks for a page of the app, and not for a file or an answer of the server. */
export const isPageAddress = ({ pathname }: URL): boolean =>
  !serverAddresses.test(pathname) && !/\.[a-z]+$/i.test(pathname)

/**
 * A page: from the network when it answers in time, otherwise the one that was kept with this version.
 * @param preloaded the browser's own request, begun while this worker was starting
 * @param kept the page that was kept, if any
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
  // A gateway that has lost the server behind it answers for itself.
  if (first && first.status < 500) return first
  return (await fallback()) ?? asked
}

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
