/** Fetched page of the web, undecoded. */
export interface FetchedPage {
  /** Final address, after redirects. */
  address: string
  kind: 'html' | 'text'
  /** Content-Type header, which may name the encoding. */
  contentType: string
  bytes: Uint8Array
}

/**
 * Fetches pages and pictures at addresses that a cook names. This is the only way in which the server visits
 * foreign addresses, so it is guarded: public addresses of the web only, whatever a name resolves to or a
 * redirect leads to, and within limits of size and time. Every method rejects with `PageError`, and with the
 * signal's reason when aborted.
 */
export interface Pages {
  fetchPage(address: string, options: { signal: AbortSignal }): Promise<FetchedPage>
  /** Returns the bytes of a picture, unchecked: the caller has to decode it before it is stored. */
  fetchPicture(address: string, options: { signal: AbortSignal }): Promise<Uint8Array>
}

/**
 * Error of a fetched page. `not_an_address`: no address of the web. `not_public`: an address that this server
 * does not visit. `no_answer`: no such server or name. `too_slow`, `too_large`. `refused`: the site asks for
 * a sign-in or blocks programs. `absent`: there is no such page. `site_failed`: its server failed.
 * `not_a_page`: another kind of file, such as a PDF; `contentType` names it.
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
