import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify'
import type { BillingLimits } from './billing/limits.ts'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { calendarFeedRoutes } from './features/calendar-feed/routes.ts'
import { cookedRoutes } from './features/cooked/routes.ts'
import { disablingRoutes } from './features/disabling/routes.ts'
import { folderRoutes } from './features/folders/routes.ts'
import { foodRoutes } from './features/foods/routes.ts'
import { mealRoutes } from './features/meals/routes.ts'
import { shelfRoutes } from './features/meals/shelf-routes.ts'
import { type ModelPrices, modelRoutes } from './features/models/routes.ts'
import { popularRoutes } from './features/popular/routes.ts'
import { quotaRoutes } from './features/quota/routes.ts'
import { ratingRoutes } from './features/ratings/routes.ts'
import { captureRoutes } from './features/recipes/capture/routes.ts'
import { generationRoutes } from './features/recipes/generation/routes.ts'
import { createRunner, type RunnerSettings } from './features/recipes/generation/runner.ts'
import { createImporter } from './features/recipes/imports/importer.ts'
import { importRoutes } from './features/recipes/imports/routes.ts'
import { photoRoutes } from './features/recipes/photo/routes.ts'
import { createPainter } from './features/recipes/pictures/painter.ts'
import { reviewRoutes } from './features/recipes/reading/review-routes.ts'
import { readingRoutes } from './features/recipes/reading/routes.ts'
import { refineRoutes } from './features/recipes/refine/routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { versionRoutes } from './features/recipes/version-routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { sharedRoutes } from './features/shared/routes.ts'
import { shoppingRoutes } from './features/shopping/routes.ts'
import { markSandbox } from './features/subscription/billing-mode.ts'
import { subscriptionRoutes } from './features/subscription/routes.ts'
import { sandboxRoutes } from './features/subscription/sandbox-routes.ts'
import { serveWebhook } from './features/subscription/webhook.ts'
import { supportRoutes } from './features/support/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { enforceAccess } from './http/access.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { awaitRunningHandlers } from './http/begun.ts'
import { knowAddresses } from './http/caller-address.ts'
import { requireWholeContract } from './http/contract-routes.ts'
import { closeConnectionsPolitely, type Drain } from './http/drain.ts'
import { handleErrors, sendProblem } from './http/error-handler.ts'
import { serveImages } from './http/images.ts'
import { createMetrics, type Metrics, type PoolCounts, serveMetrics } from './http/metrics.ts'
import { serveOpenapi } from './http/openapi.ts'
import { createRateLimits, type LimitSettings } from './http/rate-limits.ts'
import { shapingSerializer } from './http/reply-shape.ts'
import { logRequests } from './http/request-log.ts'
import { securityHeaders, sendSecurityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/static-web.ts'
import { refuseUnstorableText } from './http/storable-text.ts'
import { refuseUnreadable } from './http/unreadable-requests.ts'
import { acceptUploads } from './http/uploads.ts'

export interface AppOptions {
  /** Origin of links, which is never taken from a request's Host header. */
  publicUrl: string
  adminEmails?: readonly string[]
  /** True when administrators need a second factor. */
  adminSecondFactor?: boolean
  supportEmail?: string | null
  /** Recipient of the support form's messages. */
  supportInbox?: string
  trustProxy?: boolean | number | string
  /** Milliseconds within which a request must have arrived completely. */
  requestMs?: number
  /** Folder of the built web app; null when there is none. */
  webRoot?: string | null
  logger?: FastifyBaseLogger
  limits?: LimitSettings
  generation?: Partial<RunnerSettings>
  billingLimits?: BillingLimits
  modelPrices?: ModelPrices
  /** Health checks of everything that requests depend on; the answer of /readyz. */
  checks?: () => Promise<Record<string, boolean>>
  /** Plugin of the embedded identity service, whose routes are public. */
  identityService?: FastifyPluginAsync
  /** Announces that the server is about to stop; without it closing cuts every connection at once. */
  drain?: Drain
  /** True serves /metrics as Prometheus text. */
  metrics?: boolean | Metrics
  /** Counts of the database's connection pool, for the metrics. */
  poolCounts?: () => PoolCounts
  /** True checks every reply against its whole schema and answers 500 on a mismatch; for tests. */
  verifyReplies?: boolean
  /** Adds routes before the server is made ready; for tests. */
  prepare?: (app: FastifyInstance) => void
}

/** Maximum bytes of a request that is not an upload. A recipe with everything at its limit has 260 kB. */
const maxBodyBytes = 512 * 1024

/**
 * Maximum milliseconds of a request: enough for the largest file of recipes over a line of 1.4 Mbit/s. A
 * slower client would only hold a connection.
 */
const longestRequestMs = 30 * 60_000
/**
 * Node's own defaults: milliseconds for the head of a request, and between two checks for expired requests.
 */
const nodes = { headMs: 60_000, lookEveryMs: 30_000 }

/** Builds the whole server on these dependencies; it neither listens nor starts any work by itself. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const headers = securityHeaders(options.publicUrl)
  const requestTimeout = options.requestMs ?? longestRequestMs
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(request, reply.headers(headers).header('x-request-id', request.id), error),
    clientErrorHandler: refuseUnreadable(headers),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    requestTimeout,
    http: {
      headersTimeout: Math.min(nodes.headMs, requestTimeout),
      connectionsCheckingInterval: Math.min(nodes.lookEveryMs, requestTimeout),
    },
    trustProxy: proxiesToTrust(options.trustProxy),
    // An open event stream would keep close() waiting for ever. A draining server finishes the requests that
    // it has begun, for as long as main allows, and still answers those that were on their way to it.
    forceCloseConnections: options.drain ? 'idle' : true,
    return503OnClosing: !options.drain,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(options.verifyReplies ? serializerCompiler : shapingSerializer)
  acceptEmptyJson(app)
  handleErrors(app)
  knowAddresses(app, { behindProxy: Boolean(options.trustProxy) })
  refuseUnstorableText(app)
  logRequests(app)
  awaitRunningHandlers(app)
  if (options.drain) closeConnectionsPolitely(app, options.drain)

  sendSecurityHeaders(app, headers)
  // Only replies are compressed: a decompressed request body could have any size.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  await acceptUploads(app)
  const limits = await createRateLimits(app, deps, options.limits)
  const { adminEmails = [], adminSecondFactor = false } = options
  enforceAccess(app, createAuthenticate(deps, { adminEmails, adminSecondFactor }), limits)
  await serveOpenapi(app, options.publicUrl)

  const painter = createPainter(deps)
  const runner = createRunner(deps, painter, options.generation)
  app.addHook('preClose', () => runner.close().then(painter.close))
  app.addHook('onListen', async () => painter.watch())
  const importer = createImporter(deps)
  app.addHook('preClose', () => importer.close())
  app.addHook('onListen', async () => importer.watch())

  systemRoutes(app, deps, {
    supportEmail: options.supportEmail ?? null,
    checks: options.checks ?? (async () => ({ pictures: await deps.pictures.ready() })),
  })
  authRoutes(app, deps)
  sessionRoutes(app, deps)
  secondFactorRoutes(app, deps, { adminSecondFactor })
  settingsRoutes(app, deps)
  accountRoutes(app, deps)
  disablingRoutes(app, deps)
  recipeRoutes(app, deps)
  versionRoutes(app, deps)
  generationRoutes(app, deps, runner)
  readingRoutes(app, deps, runner)
  reviewRoutes(app, deps)
  photoRoutes(app, deps)
  refineRoutes(app, deps, painter)
  captureRoutes(app, deps)
  importRoutes(app, deps, importer)
  folderRoutes(app, deps)
  foodRoutes(app, deps)
  ratingRoutes(app, deps)
  cookedRoutes(app, deps)
  sharedRoutes(app, deps, options)
  popularRoutes(app, deps)
  searchRoutes(app, deps)
  mealRoutes(app, deps)
  shoppingRoutes(app, deps)
  calendarFeedRoutes(app, deps, { publicUrl: options.publicUrl, limits })
  shelfRoutes(app, deps)
  quotaRoutes(app, deps)
  markSandbox(app, deps)
  subscriptionRoutes(app, deps, options.billingLimits)
  sandboxRoutes(app, deps, options.billingLimits)
  await serveWebhook(app, deps, {
    publicUrl: options.publicUrl,
    supportEmail: options.supportEmail ?? null,
  })
  adminRoutes(app, deps)
  modelRoutes(app, deps, options.modelPrices ?? { currency: 'USD', models: {} })
  supportRoutes(app, deps, { inbox: options.supportInbox ?? 'support@localhost' })
  requireWholeContract(app)

  serveImages(app, deps.pictures)
  if (options.metrics) {
    const metrics = options.metrics === true ? createMetrics() : options.metrics
    serveMetrics(app, deps, metrics, options.poolCounts)
  }
  options.prepare?.(app)
  if (options.identityService) await mountIdentity(app, options.identityService)
  await serveWeb(app, {
    root: options.webRoot ?? null,
    publicUrl: options.publicUrl,
    db: deps.db,
    limits,
    connect: deps.identity.mode === 'firebase' ? firebaseOrigins : [],
    stripe: deps.billing?.kind === 'stripe',
  })
  return app
}

/** Returns the setting for Fastify; a number means that many proxies in front of this server. */
const proxiesToTrust = (setting: AppOptions['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : (setting ?? false)

const firebaseOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * Accepts an empty body as JSON, because the web app's request helper sends that content type without a body,
 * too.
 */
const acceptEmptyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

const mountIdentity = async (app: FastifyInstance, service: FastifyPluginAsync) => {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await scope.register(service)
  })
}
