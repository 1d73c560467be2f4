import { lookup } from 'node:dns/promises'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { PageError, type Pages } from '#server/ports/pages.ts'
import type { ResolveName } from './target.ts'
import { usualLimits, type VisitLimits, visit } from './visit.ts'

export const MAX_PAGE_BYTES = 4 * 1024 * 1024

export interface PagesOptions {
  /** Hosts, as `host:port`, of the operator's own network that recipes may be imported from all the same. */
  allowedHosts?: readonly string[]
  /** The options from here on are for tests. */
  resolve?: ResolveName
  ports?: readonly number[]
  limits?: Partial<VisitLimits>
}

const byNameServer: ResolveName = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

/** User agent that names the visitor and its purpose, as well-behaved clients do. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Larder; a cook imports one recipe)'

/** Fetches pages of the web, and refuses every address that is not public. */
export function createPages(options: PagesOptions = {}): Pages {
  const rules = {
    resolve: options.resolve ?? byNameServer,
    ports: options.ports ?? [80, 443],
    allowedHosts: options.allowedHosts ?? [],
  }
  const limits = { ...usualLimits, ...options.limits }
  return {
    async fetchPage(address, { signal }) {
      const {
        address: at,
        contentType,
        bytes,
      } = await visit(rules, limits, {
        address,
        accept: 'text/html, application/xhtml+xml, text/plain;q=0.5',
        userAgent: USER_AGENT,
        maxBytes: MAX_PAGE_BYTES,
        admit: (contentType) => void kindOf(contentType),
        signal,
      })
      return { address: at, kind: kindOf(contentType), contentType, bytes }
    },
    async fetchPicture(address, { signal }) {
      const { bytes } = await visit(rules, limits, {
        address,
        accept: 'image/avif, image/webp, image/jpeg, image/png, image/*;q=0.5',
        userAgent: USER_AGENT,
        maxBytes: MAX_UPLOAD_BYTES,
        admit: (contentType) => {
          if (/^(?:text\/|application\/(?:json|xhtml|javascript|xml)|image\/svg)/i.test(contentType))
            throw new PageError('not_a_page', 'This is no picture', { contentType })
        },
        signal,
      })
      return bytes
    },
  }
}

/** @throws PageError for a content type that is neither a page nor a text. */
function kindOf(contentType: string): 'html' | 'text' {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  if (type === 'text/plain' || type === 'text/markdown') return 'text'
  throw new PageError('not_a_page', `This is ${type}`, { contentType: type })
}
