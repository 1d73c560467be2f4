import { type FetchedPage, PageError, type Pages } from '#server/ports/pages.ts'

/** Creates a scripted web: pages and pictures by their addresses. Any other address gives no answer. */
export const scriptedPages = () => {
  const known = new Map<string, FetchedPage | Uint8Array | PageError['kind']>()
  const visits: string[] = []
  const visit = (address: string) => {
    visits.push(address)
    const found = known.get(address) ?? 'no_answer'
    if (typeof found === 'string') throw new PageError(found, 'as the test says')
    return found
  }
  const pages: Pages = {
    async fetchPage(address) {
      const found = visit(address)
      if (found instanceof Uint8Array)
        throw new PageError('not_a_page', 'a picture', { contentType: 'image/png' })
      return found
    },
    async fetchPicture(address) {
      const found = visit(address)
      if (!(found instanceof Uint8Array))
        throw new PageError('not_a_page', 'a page', { contentType: 'text/html' })
      return found
    },
  }
  return Object.assign(pages, {
    /** Visited addresses, in order. */
    visits,
    put: (address: string, html: string, kind: FetchedPage['kind'] = 'html') =>
      known.set(address, {
        address,
        kind,
        contentType: 'text/html; charset=utf-8',
        bytes: Buffer.from(html),
      }),
    putPicture: (address: string, bytes: Uint8Array) => known.set(address, bytes),
    fail: (address: string, kind: PageError['kind']) => known.set(address, kind),
  })
}
