import type { FastifyInstance, FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { holdsCardNumber, sandboxCards } from '#domain/sandbox-cards.ts'
import { type BillingLimits, countDecline, limitTries, usualBillingLimits } from '#server/billing/limits.ts'
import { accountOf, type BillingDeps, withBilling, withErrorsForCook } from '#server/billing/provider.ts'
import { syncSubscription } from '#server/billing/sync-subscription.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { AppError, invalidRequest, notFound } from '#server/http/errors.ts'
import type { ConfirmResult } from '#server/ports/billing.ts'
import { advanceEnds, findSubscription } from '#server/stores/subscriptions.ts'

/**
 * Routes for the browser in place of a real provider's script, and for moving the sandbox's clock. 404 with a
 * real provider.
 */
export const sandboxRoutes = (
  app: FastifyInstance,
  deps: Deps,
  limits: BillingLimits = usualBillingLimits,
) => {
  refuseCardNumbers(app)

  const open = () => {
    const sandbox = deps.billing?.sandbox
    if (!sandbox) throw notFound('Page')
    return { ...withBilling(deps), sandbox }
  }
  /** The state is read at once, so that the page to which the cook returns need not wait for an event. */
  const answered = async (billing: BillingDeps, userId: string, result: ConfirmResult | null) => {
    if (!result) throw notFound('Payment')
    if ('error' in result) await countDecline(deps, userId)
    else if (result.status === 'succeeded') await syncOf(billing, userId)
    return result
  }

  bind(app, api.billing.sandboxConfirm, async ({ actor: { userId }, body }) => {
    const billing = open()
    const isListed = sandboxCards.some(
      ({ scenario, brand, number }) =>
        scenario === body.scenario && brand === body.brand && number.endsWith(body.last4),
    )
    if (!isListed) throw invalidRequest('This is none of the test cards of the sandbox.')
    await limitTries(deps, 'confirm', userId, limits)
    return await withErrorsForCook(async () =>
      answered(billing, userId, await billing.sandbox.confirm(userId, body)),
    )
  })
  bind(app, api.billing.sandboxAuthenticate, async ({ actor: { userId }, body }) => {
    const billing = open()
    await limitTries(deps, 'confirm', userId, limits)
    return await withErrorsForCook(async () =>
      answered(billing, userId, await billing.sandbox.authenticate(userId, body.challengeId, body.ok)),
    )
  })
  bind(app, api.billing.sandboxClock, async () => ({ now: (await open().billing.now()).toISOString() }))
  bind(app, api.billing.sandboxAdvance, async ({ body: { seconds } }) => {
    const { sandbox } = open()
    await advanceEnds(deps.db, seconds)
    const now = await sandbox.advance(seconds)
    // All events of this move are delivered before the answer, so that the next request sees their effect.
    await sandbox.settled()
    return { now: now.toISOString() }
  })
}

const syncOf = async (deps: BillingDeps, userId: string) => {
  const row = await findSubscription(deps.db, userId, accountOf(deps.billing))
  if (row?.customer_id) await syncSubscription(deps, row.customer_id)
}

const LONGEST = 4000

/**
 * Refuses requests with a card number, so that none reaches a log or a validation message. (Ids of the
 * sandbox have no digits, so that none of them looks like one.)
 */
const refuseCardNumbers = (app: FastifyInstance) => {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (!request.routeOptions.url?.startsWith('/api/sandbox/')) return
    if (request.body === undefined) return
    const text = JSON.stringify(request.body)
    // No valid request here is long, and searching much text for digits takes time.
    if (text.length > LONGEST) throw new AppError('payload_too_large', 'The request is too large.')
    if (!holdsCardNumber(text)) return
    request.body = undefined
    throw new AppError(
      'card_number_refused',
      'This is a sandbox: no payment is taken. Use a test card, never a real one.',
    )
  })
}
