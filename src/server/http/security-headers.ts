import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Policy for everything but pages: it runs nothing and may not be framed, also when it is opened by itself.
 */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
/** Policy of the page that shows the API: only our own styles, and no scripts. */
export const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Policy of script files, because a worker has the policy of its own file. */
const scriptPolicy = "default-src 'self'; frame-ancestors 'none'"

/**
 * Returns the headers of every reply, also of those that are sent before any hook has run. They are the same
 * each time, so helmet is called once. The content security policy is that of data: pages have one of their
 * own, see `pagePolicy`.
 */
export const securityHeaders = (publicUrl: string): Record<string, string> => {
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
  })
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  protect(request, reply, () => undefined)
  return {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-security-policy': dataPolicy,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
  }
}

export const sendSecurityHeaders = (app: FastifyInstance, headers: Record<string, string>) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('content-type')).includes('javascript')) {
      reply.header('content-security-policy', scriptPolicy)
    }
    // Answers of the API are personal, and a route that allows caching sets its own header. The route counts,
    // because an address can be written in many ways.
    if (request.routeOptions.url?.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
}

export interface PolicyOptions {
  /** Random value that is also in the page, for style elements that a library must create. */
  nonce: string
  /** Other origins that the browser calls: those of a real Firebase project. */
  connect: readonly string[]
  /** True when Stripe's own script may ask for cards in its own frames; never in sandbox mode. */
  stripe: boolean
}

/**
 * Sources that docs.stripe.com/security/guide requires on pages that ask for cards. Card data stays within
 * Stripe's frames.
 */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const noSources = { script: [], frame: [], connect: [] }

/**
 * Returns the policy of pages: no inline script, no eval, no other origins but those that a real provider of
 * sign-in or cards needs.
 */
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
    // Browsers that support trusted types let no string become markup or a script
    // (src/web/lib/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')
}
