import type { Pages } from '#server/ports/pages.ts'

/**
 * Fetch for pictures that services answer with an address of: a picture at the service itself is read there,
 * any other like a page of the web, where no name may lead into this network.
 */
export const pictureFetch =
  (service: string, inner: typeof fetch, pages: Pick<Pages, 'fetchPicture'> | undefined): typeof fetch =>
  async (input, init) => {
    const address = new URL(String(input))
    const isOfService = address.origin === new URL(service).origin
    if (isOfService || (init?.method ?? 'GET') !== 'GET') return await inner(input, init)
    if (!pages) throw new Error('The picture lies elsewhere, and nothing here may visit other places')
    const signal = init?.signal ?? new AbortController().signal
    const bytes = await pages.fetchPicture(address.href, { signal })
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/octet-stream' } })
  }
