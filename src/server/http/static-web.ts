import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { id as recipeId } from '#contract/common.ts'
import type { Database } from '#server/database/open.ts'
import { ifMissing } from '#server/files.ts'
import { getShared } from '#server/stores/shares.ts'
import { hasSecretAddress, isAppPage } from './app-pages.ts'
import { sendNoRoute, sendProblem } from './error-handler.ts'
import { notFound } from './errors.ts'
import { type PageHead, withHead } from './page-head.ts'
import { landingHead, missingRecipeHead, sharedRecipeHead } from './page-heads.ts'
import type { RateLimits } from './rate-limits.ts'
import { pagePolicy } from './security-headers.ts'

export interface WebOptions {
  /** Folder of the built web app; null when it is served elsewhere (development). */
  root: string | null
  /** Other origins that pages may call. */
  connect: readonly string[]
  /** True when pages may ask for cards by Stripe's script. */
  stripe: boolean
  /** Origin of links, because previews need absolute ones. */
  publicUrl: string
  db: Database
  limits: RateLimits
}

/** Placeholder for the page's nonce in index.html. */
const noncePlaceholder = '__CSP_NONCE__'
const serverAddresses =
  /^\/(api|v1|v2|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|images|assets|\.well-known)(\/|$)/

/** Compressed files, which are served in place of their originals to clients that accept them. */
const compressed = /\.(br|gz)$/

/** Headers for pages with a secret address: not cached, and not sent as a referrer. */
const secretPageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const readIndex = (root: string): Promise<string | null> =>
  readFile(join(root, 'index.html'), 'utf8').catch(ifMissing(null))

/** Serves the web app: its files, and its one page for every address that is a page. */
export const serveWeb = async (
  app: FastifyInstance,
  { root, connect, stripe, publicUrl, db, limits }: WebOptions,
) => {
  const index = root && (await readIndex(root))

  const sendPage = (reply: FastifyReply, status: number, head?: PageHead) => {
    if (!index) return reply.code(503).type('text/plain').send('The web app is not built. Run: npm start')
    const nonce = randomBytes(16).toString('base64')
    const page = index.replaceAll(noncePlaceholder, nonce)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
      .header('content-security-policy', pagePolicy({ nonce, connect, stripe }))
      .send(head ? withHead(page, head) : page)
  }

  const publicRoute = { config: { access: 'public' as const } }
  app.get('/', publicRoute, (_request, reply) =>
    sendPage(reply, 200, landingHead(publicUrl, { sells: stripe })),
  )
  app.get('/index.html', publicRoute, (_request, reply) => reply.redirect('/', 301))
  app.get('/api/login', publicRoute, (_request, reply) => reply.redirect('/?auth=sign-in', 302))
  app.get<{ Params: { id: string } }>('/share/:id', publicRoute, (request, reply) =>
    reply.redirect(`/shared/${encodeURIComponent(request.params.id)}`, 302),
  )
  // The service worker answers the device's Share; without one the page says that nothing arrived.
  app.post('/share-target', publicRoute, (_request, reply) => reply.redirect('/share-target', 303))
  // Any recipe that cannot be read gets the same answer after one query, so that nobody learns whether it
  // ever existed.
  app.get<{ Params: { id: string } }>('/shared/:id', publicRoute, async (request, reply) => {
    await limits.byAddress(request)
    const { success, data } = recipeId.safeParse(request.params.id)
    const recipe = success ? await getShared(db, data) : null
    return recipe
      ? sendPage(reply, 200, sharedRecipeHead(recipe, publicUrl))
      : sendPage(reply, 404, missingRecipeHead)
  })

  if (root && index) {
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, access: 'public' }
      })
      const files = { index: false, preCompressed: true, cacheControl: false } as const
      // Vite puts the content's hash into the names below assets/; all other files keep their names when they
      // change.
      await scope.register(fastifyStatic, {
        ...files,
        root: join(root, 'assets'),
        prefix: '/assets/',
        // One route serves hundreds of files of this build and the last ones, since a route for each took a
        // third of the start.
        allowedPath: (path) => !compressed.test(path),
        setHeaders: (reply) => {
          reply.header('cache-control', 'public, max-age=31536000, immutable')
        },
      })
      await scope.register(fastifyStatic, {
        ...files,
        root,
        wildcard: false,
        globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
        decorateReply: false,
        setHeaders: (reply) => {
          reply.header('cache-control', 'no-cache')
        },
      })
    })
  }

  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/')) return sendNoRoute(request, reply)
    if ((request.method !== 'GET' && request.method !== 'HEAD') || serverAddresses.test(path)) {
      return sendProblem(request, reply, notFound('Page'))
    }
    if (hasSecretAddress(path)) reply.headers(secretPageHeaders)
    return sendPage(reply, isAppPage(path) ? 200 : 404)
  })
}
