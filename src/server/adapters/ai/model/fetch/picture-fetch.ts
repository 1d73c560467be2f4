import type { Pages } from '#server/ports/pages.ts'

/**
 * fetch for pictures. Many services answer with an address in place of the picture: what lies at the service itself is read
 * there, anything else only as every page of the web is, where no name leads into this network.
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
