import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { composeIdentity, type IdentityService } from './create-identity.ts'
import { Failure, failureBody } from './failure.ts'
import type { IdentityMail, IdentityOptions } from './options.ts'
import type { Service } from './service.ts'

/**
 * Creates the service with the administration routes of the auth emulator, without limits, and with a hash
 * that costs nothing. It is an entry point of its own: no production code imports it, which a test checks.
 */
export async function createTestIdentity<Tables>(
  options: Omit<IdentityOptions<Tables>, 'limits' | 'hash' | 'mail'>,
): Promise<IdentityService> {
  const mails: IdentityMail[] = []
  const { identity, service, settled } = await composeIdentity<Tables>({
    ...options,
    hash: { memoryKiB: 64, passes: 1 },
    offers: { anonymous: true, emailLink: true },
    limits: noLimits,
    mail: async (mail) => {
      mails.push(mail)
    },
  })
  // Links may lead back to any address, as in the emulator, because tests run on any port.
  service.mayReturnTo = ({ protocol }) => /^https?:$/.test(protocol)
  return {
    ...identity,
    async plugin(app) {
      await app.register(identity.plugin)
      await app.register((scope) => administration(scope, service, { mails, settled }))
    },
  }
}

const noLimits = {
  freeFailures: 1_000_000,
  accountFailuresPerHour: 1_000_000,
  networkFailuresPerHour: 1_000_000,
  signUpsPerHour: 1_000_000,
  resetMailsPer15Minutes: 1_000_000,
  resetMailsPerDay: 1_000_000,
  resetMailsPerNetworkHour: 1_000_000,
  addressMailsPer15Minutes: 1_000_000,
  addressMailsPerDay: 1_000_000,
}

const configBody = z.object({
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean() }).optional(),
})

interface Outbox {
  mails: IdentityMail[]
  /**
   * Waits for mails, which leave after the response, so that a test which reads codes right away finds them.
   */
  settled: () => Promise<unknown>
}

async function administration(
  app: FastifyInstance,
  service: Service,
  { mails, settled }: Outbox,
): Promise<void> {
  const at = '/emulator/v1/projects/:project'
  app.addHook('onRequest', async (request) => assertOwner(service, request))
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Failure) return reply.status(error.status).send(failureBody(error))
    throw error
  })
  app.delete(`${at}/accounts`, async () => {
    await service.db.deleteFrom('identity_accounts').execute()
    await service.db.deleteFrom('identity_action_codes').execute()
    mails.length = 0
    return {}
  })
  app.get(`${at}/oobCodes`, async () => {
    await settled()
    return {
      oobCodes: mails.flatMap(({ to, text }) => {
        const link = /http\S+oobCode=\S+/.exec(text)?.[0]
        const code = link && new URL(link).searchParams.get('oobCode')
        const mode = link && new URL(link).searchParams.get('mode')
        return code && mode
          ? [{ email: to, oobCode: code, oobLink: link, requestType: requestTypes[mode] ?? mode }]
          : []
      }),
    }
  })
  const config = () => ({
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: service.hideAccounts },
  })
  app.get(`${at}/config`, async () => config())
  app.patch(`${at}/config`, async ({ body }) => {
    const asked = configBody.safeParse(body)
    if (!asked.success) throw new Failure('INVALID_ARGUMENT')
    service.hideAccounts = asked.data.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? service.hideAccounts
    return config()
  })
}

const requestTypes: Readonly<Record<string, string>> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  signIn: 'EMAIL_SIGNIN',
}

/** Accepts `Bearer owner` as an administrator, as the emulator does; only this composition does so. */
function assertOwner({ installation }: Service, { headers, params }: FastifyRequest): void {
  if (headers.authorization !== 'Bearer owner') throw new Failure('PERMISSION_DENIED', undefined, 403)
  const project = typeof params === 'object' && params !== null && 'project' in params ? params.project : null
  if (project !== installation.projectId) throw new Failure('NOT_FOUND', undefined, 404)
}
