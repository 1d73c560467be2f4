/** A page of the web as it came. */
export interface FetchedPage {
  /** Where it really came from, after redirects. */
  address: string
  kind: 'html' | 'text'
  /** As it was sent, which may say in what characters it is written. */
  contentType: string
  bytes: Uint8Array
}

/**
 * Pages and pictures at addresses that a cook names. The one way in which this server visits what others name, so it
 * is guarded: public addresses of the web only, whatever a name resolves to or a redirect leads to, and within limits
 * of size and time. Every method rejects with `PageError`, and with the signal's reason when aborted.
 */
export interface Pages {
  fetchPage(address: string, options: { signal: AbortSignal }): Promise<FetchedPage>
  /** The bytes of a picture, unchecked: whoever keeps it decodes it first. */
  fetchPicture(address: string, options: { signal: AbortSignal }): Promise<Uint8Array>
}

/**
 * `not_an_address`: not of the web at all. `not_public`: it leads where this server does not go.
 * `no_answer`: nobody there, or no name like it. `too_slow`, `too_large`. `refused`: the site asks for a sign-in or
 * keeps programs out. `absent`: there is no such page. `site_failed`: its server has trouble. `not_a_page`: something
 * else, such as a PDF; `contentType` says what.
 */
export class PageError extends Error {
  readonly kind:
    | 'not_an_address'
    | 'not_public'
    | 'no_answer'
    | 'too_slow'
    | 'too_large'
    | 'refused'
    | 'absent'
    | 'site_failed'
    | 'not_a_page'
  readonly contentType: string | undefined
  constructor(
    kind: PageError['kind'],
    message: string,
    options: { cause?: unknown; contentType?: string } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'PageError'
    this.kind = kind
    this.contentType = options.contentType
  }
}
