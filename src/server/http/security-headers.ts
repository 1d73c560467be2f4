import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Whatever is no page runs nothing and stands in nobody's frame, also when it is opened by itself. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** A worker lives under the policy of its own file. */
const scriptPolicy = "default-src 'self'; frame-ancestors 'none'"

/**
 * Headers of every reply. The content security policy is for pages only: see `pagePolicy`. Helmet is set up once;
 * `@fastify/helmet` sets it up for each request anew, which leaves 7 kB more to clear up each time.
 */
export const sendSecurityHeaders = (app: FastifyInstance, publicUrl: string) => {
  const overHttps = publicUrl.startsWith('https:')
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: overHttps && { maxAge: 31_536_000, includeSubDomains: false },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)')
    protect(request.raw, reply.raw, () => done())
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      const isScript = String(reply.getHeader('content-type')).includes('javascript')
      reply.header('content-security-policy', isScript ? scriptPolicy : dataPolicy)
    }
    // Answers of the API are personal; whoever may be kept in a cache says so itself.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
}

export interface PolicyOptions {
  /** Also named in the page, for style elements that a library must make. */
  nonce: string
  /** Origins that the browser talks to beside ours: those of a real Firebase project. */
  connect: readonly string[]
  /** Whether Stripe's own script may ask for cards in its own frames; never in sandbox mode. */
  stripe: boolean
}

/** What docs.stripe.com/security/guide asks for, where cards are asked for. Card data stays within its frames. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const noSources = { script: [], frame: [], connect: [] }

/** No inline script, no eval, nothing from elsewhere but what a real provider of sign-in or cards needs. */
export const pagePolicy = ({ nonce, connect, stripe }: PolicyOptions): string => {
  const cards = stripe ? stripeSources : noSources
  return [
    "default-src 'self'",
    ["script-src 'self'", ...cards.script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...cards.connect].join(' '),
    ["frame-src 'self'", ...cards.frame].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Where the browser knows them: no string becomes markup or a script (src/web/lib/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')
}
