import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from './call.ts'
import { createAuthUri } from './calls/create-auth-uri.ts'
import { remove } from './calls/delete.ts'
import { lookup } from './calls/lookup.ts'
import { finalizeEnrollment, startEnrollment, withdrawEnrollment } from './calls/mfa-enrollment.ts'
import { finalizeSignIn } from './calls/mfa-sign-in.ts'
import { resetPassword } from './calls/reset-password.ts'
import { sendOobCode } from './calls/send-oob-code.ts'
import { passwordPolicy, projects, recaptchaConfig } from './calls/settings.ts'
import { signInWithEmailLink } from './calls/sign-in-with-email-link.ts'
import { signInWithIdp } from './calls/sign-in-with-idp.ts'
import { signInWithPassword } from './calls/sign-in-with-password.ts'
import { signUp } from './calls/sign-up.ts'
import { token } from './calls/token.ts'
import { update } from './calls/update.ts'
import { Failure, failureBody, Overloaded } from './failure.ts'
import type { Service } from './service.ts'

const MAX_BODY_BYTES = 16 * 1024
/**
 * Prefixes of the routes: the SDK puts the host name into the path when it believes to talk to an emulator.
 */
const TOOLKIT = ['', '/identitytoolkit.googleapis.com']
const TOKENS = ['', '/securetoken.googleapis.com']
const TOKEN = '/v1/token'

const notOffered: Call = () => {
  throw new Failure('OPERATION_NOT_ALLOWED')
}
const done: Call = () => ({})

interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  call: Call
  under: string[]
}

const toolkit = (method: Endpoint['method'], path: string, call: Call): Endpoint => ({
  method,
  path,
  call,
  under: TOOLKIT,
})

const endpoints: Endpoint[] = [
  toolkit('POST', '/v1/accounts:signUp', signUp),
  toolkit('POST', '/v1/accounts:signInWithPassword', signInWithPassword),
  toolkit('POST', '/v1/accounts:lookup', lookup),
  toolkit('POST', '/v1/accounts:update', update),
  toolkit('POST', '/v1/accounts:delete', remove),
  toolkit('POST', '/v1/accounts:sendOobCode', sendOobCode),
  toolkit('POST', '/v1/accounts:resetPassword', resetPassword),
  toolkit('POST', '/v1/accounts:signInWithIdp', signInWithIdp),
  toolkit('POST', '/v1/accounts:signInWithEmailLink', signInWithEmailLink),
  toolkit('POST', '/v1/accounts:signInWithCustomToken', notOffered),
  toolkit('POST', '/v1/accounts:signInWithPhoneNumber', notOffered),
  toolkit('POST', '/v1/accounts:sendVerificationCode', notOffered),
  toolkit('POST', '/v1/accounts:createAuthUri', createAuthUri),
  toolkit('POST', '/v2/accounts/mfaEnrollment:start', startEnrollment),
  toolkit('POST', '/v2/accounts/mfaEnrollment:finalize', finalizeEnrollment),
  toolkit('POST', '/v2/accounts/mfaEnrollment:withdraw', withdrawEnrollment),
  toolkit('POST', '/v2/accounts/mfaSignIn:finalize', finalizeSignIn),
  // Revoking concerns tokens of Apple only, which this service never has.
  toolkit('POST', '/v2/accounts:revokeToken', done),
  toolkit('GET', '/v2/passwordPolicy', passwordPolicy),
  toolkit('GET', '/v2/recaptchaConfig', recaptchaConfig),
  toolkit('GET', '/v1/projects', projects),
  { method: 'POST', path: TOKEN, call: token, under: TOKENS },
]

/** Registers the service's routes, with parsers and an error handler that apply to them alone. */
export const identityRoutes =
  (service: Service): FastifyPluginAsync =>
  async (app) => {
    readBodies(app)
    app.setErrorHandler((error: FastifyError, _request, reply) => answerError(service, error, reply))
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      reply.header('x-content-type-options', 'nosniff')
    })

    for (const { method, path, call, under } of endpoints) {
      for (const prefix of under) {
        app.route({
          method,
          // Fastify escapes a literal colon by writing it twice.
          url: `${prefix}${path.replace(':', '::')}`,
          bodyLimit: MAX_BODY_BYTES,
          exposeHeadRoute: false,
          onRequest: async (request) => assertApiKey(service, request),
          handler: async (request) =>
            call(service, {
              body: request.body,
              ip: request.ip,
              userAgent: request.headers['user-agent'] ?? null,
            }),
        })
      }
    }
    app.get('/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600')
      return service.keys.jwks()
    })
    refuseOtherPaths(app)
  }

/**
 * Parses JSON, and forms only on the token route, where the SDK sends one and a form without a token is
 * worthless. Other routes accept no forms, because any page can make its visitors send one and would so sign
 * up, guess passwords and send mails from their networks.
 */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url?.endsWith(TOKEN)) done(null, Object.fromEntries(new URLSearchParams(String(body))))
      else done(new Failure('UNSUPPORTED_MEDIA_TYPE', undefined, 415))
    },
  )
}

function assertApiKey({ installation }: Service, { query }: FastifyRequest): void {
  const key = typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined
  if (key === installation.apiKey) return
  if (!key) throw new Failure('PERMISSION_DENIED', 'The request is missing a valid API key.', 403)
  throw new Failure('PERMISSION_DENIED', 'The API key is not valid.', 403)
}

/** Answers other paths and methods of the service itself, so that the web app's page does not. */
function refuseOtherPaths(app: FastifyInstance): void {
  const known = new Map(
    endpoints.flatMap(({ method, path, under }) => under.map((at) => [at + path, method])),
  )
  const folders = ['/v1/*', '/v2/*', '/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']
  for (const url of folders) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      bodyLimit: MAX_BODY_BYTES,
      handler: async (request, reply) => {
        const allowed = known.get(request.url.split('?')[0] ?? '')
        if (!allowed) throw new Failure('NOT_FOUND', undefined, 404)
        reply.header('allow', allowed)
        throw new Failure('METHOD_NOT_ALLOWED', undefined, 405)
      },
    })
  }
}

function answerError({ log }: Service, error: FastifyError | Failure, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure) return reply.status(error.status).send(failureBody(error))
  // Earlier hooks report the status of a refusal in one of two fields.
  const { statusCode, status = statusCode } = error as { statusCode?: number; status?: number }
  if (status !== undefined && status >= 400 && status < 500) {
    return reply.status(status).send(failureBody({ status, message: refusedBody(status) }))
  }
  if (!(error instanceof Overloaded)) log.error({ err: error }, 'the identity service failed')
  return reply
    .status(503)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('retry-after', '2')
    .send('The service is busy. Please try again in a moment.')
}

function refusedBody(status: number): string {
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  return 'INVALID_ARGUMENT'
}
