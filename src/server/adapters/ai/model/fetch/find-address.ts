/** Fetch of a service that may lie at several addresses. */
export interface FoundAddress {
  /** Returns the address that answered last, or the likeliest one while none has answered. */
  current(): string
  fetch: typeof fetch
}

/** Error for a web page that answered where a service was looked for. */
export class WebPageAnswer extends Error {
  constructor(page: string) {
    const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(page) ?? []
    super(`A web page answered${title && `: ${title.trim()}`}`)
    this.name = 'WebPageAnswer'
  }
}

/**
 * Fetch that finds out at which of several addresses a service lies. An address that answers with "not found"
 * or with a web page is the wrong one, unless the model is what was not found.
 */
export function findAddress(addresses: readonly string[], inner: typeof fetch): FoundAddress {
  const [likeliest = ''] = addresses
  let known: string | undefined
  const findingFetch: typeof fetch = async (input, init) => {
    const asked = String(input)
    if (!asked.startsWith(likeliest)) return inner(input, init)
    const path = asked.slice(likeliest.length)
    let first: Response | undefined
    for (const address of known === undefined ? addresses : [known]) {
      const response = await inner(`${address}${path}`, init)
      const [isWrong, whole] = await isWrongPlace(response)
      if (!isWrong) {
        if (response.ok) known = address
        return whole
      }
      first ??= whole
    }
    if (first?.ok) throw new WebPageAnswer(await first.text())
    if (!first) throw new Error('No address was given for the AI service')
    return first
  }
  return { current: () => known ?? likeliest, fetch: findingFetch }
}

/** Tells whether the address is wrong, and returns the response anew because its body may have been read. */
async function isWrongPlace(response: Response): Promise<[boolean, Response]> {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  if (!isPage && response.status !== 404 && response.status !== 405) return [false, response]
  const { status, statusText, headers } = response
  const body = await response.text()
  return [isPage || !/model|deployment/i.test(body), new Response(body, { status, statusText, headers })]
}
