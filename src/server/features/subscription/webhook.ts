import type { FastifyInstance } from 'fastify'
import { handleEvent } from '#server/billing/handle-event.ts'
import { withBilling } from '#server/billing/provider.ts'
import { type ReceiptOptions, sendReceipts } from '#server/billing/send-receipts.ts'
import type { Deps } from '#server/deps.ts'
import { invalidRequest, notFound } from '#server/http/errors.ts'
import { BillingError } from '#server/ports/billing.ts'

export const WEBHOOK_PATH = '/api/billing/webhook'
const MAX_EVENT_BYTES = 1024 * 1024

/**
 * Serves the webhook of the card provider. Signatures are of bytes, so nothing parses the body before they
 * are verified. It answers 2xx only when the state is stored; 5xx makes the provider send the event again.
 */
export const serveWebhook = async (app: FastifyInstance, deps: Deps, receipts: ReceiptOptions) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      WEBHOOK_PATH,
      { config: { access: 'public' }, bodyLimit: MAX_EVENT_BYTES, schema: { hide: true } },
      async ({ body, headers }) => {
        if (!deps.billing) throw notFound('Page')
        const event = await verified(() =>
          withBilling(deps).billing.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers),
        )
        await handleEvent(withBilling(deps), event)
        await sendReceipts(deps, receipts)
        return { received: true }
      },
    )
  })
  const { billing } = deps
  const sandbox = billing?.sandbox
  if (!sandbox) return
  app.addHook('onReady', async () => {
    sandbox.deliverTo(async (payload, headers) => {
      const reply = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })
      return reply.statusCode
    })
  })
  app.addHook('preClose', () => sandbox.close())
}

async function verified<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof BillingError && error.kind === 'bad_signature') {
      throw invalidRequest('The signature of this event is not valid.')
    }
    throw error
  }
}
