import { sql } from 'kysely'
import type { PrivateFolder } from '#identity/private-file.ts'
import type { Database } from '#server/database/open.ts'
import type { BillingProvider, Sandbox } from '#server/ports/billing.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import { DAY_MS } from './billing-days.ts'
import { type Books, openInvoice } from './books.ts'
import { authenticatePayment, confirmPayment } from './confirm.ts'
import { deleteCustomer, ensureCustomer, findCard, findCustomer } from './customers.ts'
import { createDelivery } from './deliver-events.ts'
import { readEvent } from './events.ts'
import { latestPaid, listInvoices, refund } from './payments.ts'
import { openSecrets } from './secrets.ts'
import { settle } from './settle.ts'
import { SIGNATURE_HEADER, verifySignature } from './signature.ts'
import { cancelNow, createSubscription, listSubscriptions, setCancelAtPeriodEnd } from './subscriptions.ts'

export interface SandboxOptions {
  db: Database
  clock: Clock
  log: Log
  /** Folder for the sandbox's secrets. */
  folder: PrivateFolder
}

/**
 * Milliseconds for which events and idempotency keys are kept: longer than any provider repeats an answer or
 * tries an event.
 */
const KEPT_MS = 30 * DAY_MS

/**
 * Card provider for tests that takes no money and lives in our own database: the same states, events and
 * failures as a real one, with a clock that can be moved forward.
 */
export async function createSandbox({ db, clock, log, folder }: SandboxOptions): Promise<SandboxProvider> {
  const secrets = await openSecrets(folder)
  const delivery = createDelivery({ db, clock, log, webhookSecret: secrets.webhookSecret })
  const now = async () => new Date(clock.now().getTime() + (await offsetMs(db)))
  const books: Books = { db, now, clock }

  /** Runs a change and delivers the events that it has noted. */
  const telling = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    delivery.kick()
    return result
  }
  const settleCustomer = async (customerId: string) => {
    if ((await settle(books, await now(), customerId)) > 0) delivery.kick()
  }
  const settleAll = async () => {
    await settle(books, await now())
    delivery.kick()
  }
  const customerOf = async (subscriptionId: string) => {
    const row = await db
      .selectFrom('sbx_subscriptions')
      .select('customer_id')
      .where('id', '=', subscriptionId)
      .executeTakeFirst()
    if (row) await settleCustomer(row.customer_id)
  }

  const sandbox: Sandbox = {
    confirm: async (userId, payment) => {
      const paymentId = secrets.paymentOf(payment.clientSecret)
      if (!paymentId) return null
      const customerId = await findCustomer(db, userId)
      if (!customerId) return null
      await settleCustomer(customerId)
      return await telling(confirmPayment(books, userId, paymentId, payment))
    },
    authenticate: async (userId, challengeId, ok) => {
      const customerId = await findCustomer(db, userId)
      if (!customerId) return null
      await settleCustomer(customerId)
      return await telling(authenticatePayment(books, userId, challengeId, ok))
    },
    advance: async (seconds) => {
      await sql`
        insert into sbx_clock (id, offset_seconds) values (1, ${seconds})
        on conflict (id) do update set offset_seconds = sbx_clock.offset_seconds + excluded.offset_seconds`.execute(
        db,
      )
      await settleAll()
      return await now()
    },
    tend: async () => {
      await settleAll()
      await forgetOld(db, new Date(clock.now().getTime() - KEPT_MS))
    },
    deliverTo: (door) => {
      delivery.deliverTo(door)
      delivery.kick()
    },
    settled: delivery.settled,
    close: delivery.close,
  }

  return {
    kind: 'sandbox',
    livemode: false,
    accountHash: secrets.accountHash,
    webhookSecret: secrets.webhookSecret,
    sandbox,
    publicConfig: () => ({ kind: 'sandbox' }),
    now,
    ensureCustomer: (user) => ensureCustomer(books, user),
    findCustomer: (userId) => findCustomer(db, userId),
    listSubscriptions: async (customerId) => {
      await settleCustomer(customerId)
      return await listSubscriptions(books, customerId)
    },
    createSubscription: async (customerId, _userId, key) => {
      const { paymentId, ...made } = await telling(createSubscription(books, customerId, key))
      return { ...made, clientSecret: paymentId && secrets.clientSecretOf(paymentId) }
    },
    openClientSecret: async (subscriptionId) => {
      await customerOf(subscriptionId)
      const open = await openInvoice(db, subscriptionId)
      return open ? secrets.clientSecretOf(open.paymentId) : null
    },
    setCancelAtPeriodEnd: async (id, on) => {
      await customerOf(id)
      await telling(setCancelAtPeriodEnd(books, id, on))
    },
    cancelNow: (id) => telling(cancelNow(books, id)),
    latestPaid: (id) => latestPaid(books, id),
    refund: (paymentId) => telling(refund(books, paymentId)),
    // Refunds never fail in the sandbox.
    failedRefunds: async () => [],
    listInvoices: async (customerId) => {
      await settleCustomer(customerId)
      return await listInvoices(books, customerId)
    },
    findCard: (customerId) => findCard(db, customerId),
    deleteCustomer: (customerId) => telling(deleteCustomer(books, customerId)),
    readWebhook: async (raw, headers) => {
      verifySignature(secrets.webhookSecret, raw, headers[SIGNATURE_HEADER], clock.now())
      return readEvent(raw)
    },
  }
}

export interface SandboxProvider extends BillingProvider {
  readonly kind: 'sandbox'
  readonly sandbox: Sandbox
  /** Webhook secret for tests that forge events. */
  readonly webhookSecret: string
}

const offsetMs = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('sbx_clock').select('offset_seconds').executeTakeFirst()
  return (row?.offset_seconds ?? 0) * 1000
}

const forgetOld = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('sbx_events').where('due_at', 'is', null).where('created_at', '<', before).execute()
  await db.deleteFrom('sbx_idempotency').where('created_at', '<', before).execute()
}
