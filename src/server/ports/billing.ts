/** Statuses in the provider's own words, which may have more of them. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | (string & {})

export interface ProviderSubscription {
  id: string
  customerId: string
  status: ProviderStatus
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  /** True when it ends with the period, by whatever means the provider has for that. */
  cancelAtPeriodEnd: boolean
}

export interface ProviderPayment {
  paymentId: string
  paidAt: Date
  /** Amount in US cents. */
  amount: number
  /** True when all of it was refunded, or the refund is on its way. */
  isRefunded: boolean
}

/** Refund that failed, and that no later one has replaced. */
export interface FailedRefund {
  id: string
  /** Amount in US cents. */
  amount: number
  /** Reason in the provider's words; null when it gives none. */
  reason: string | null
}

export interface ProviderInvoice {
  id: string
  /** Number for people; null while the invoice is a draft. */
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  /** Amount in US cents. */
  amount: number
  /** Refunded US cents, without failed refunds. */
  refundedAmount: number
  /** True when a refund of this invoice failed. */
  hasFailedRefund: boolean
  /** Currency by ISO 4217 in small letters: `usd`. */
  currency: string
  createdAt: Date
  paidAt: Date | null
  periodStart: Date
  periodEnd: Date
  /** Address of the provider's own page with the receipt, where there is one. */
  receiptUrl: string | null
}

export interface ProviderCard {
  /** Brand of the card: `visa`, `mastercard`, … */
  brand: string
  last4: string
}

/**
 * Event of a provider. Its content is never applied: it only names the customer whose state has to be read
 * again.
 */
export interface ProviderEvent {
  id: string
  type: string
  /** Id of the customer; null when the event concerns none of ours. */
  customerId: string | null
  /** True when the cardholder has disputed a charge. */
  isDispute?: true
  /** True when a payment was declined. */
  isPaymentProblem?: true
  isCustomerDeleted?: true
  /** Id of a refund that failed. */
  failedRefundId?: string
}

export type PublicBilling = { kind: 'stripe'; publishableKey: string } | { kind: 'sandbox' }

/**
 * Card provider: Stripe, or the embedded sandbox. The code above it does not distinguish them.
 * Every method rejects with `BillingError`; each may be repeated without doing anything twice.
 */
export interface BillingProvider {
  readonly kind: 'stripe' | 'sandbox'
  /** True when real money moves. */
  readonly livemode: boolean
  /**
   * Digest that identifies the account at the provider, never the key: rows of another account do not count.
   */
  readonly accountHash: string
  /** Functions of the embedded sandbox alone; null for a real provider. */
  readonly sandbox: Sandbox | null
  publicConfig(): PublicBilling
  /** Returns the provider's time: the system's, or a test clock's that runs ahead of it. */
  now(): Promise<Date>
  /**
   * Returns the customer of this user, created when there is none. `keyNo` rises when an idempotency key is
   * burnt.
   */
  ensureCustomer(user: BillingUser, keyNo: number): Promise<string>
  findCustomer(userId: string, emails: readonly string[]): Promise<string | null>
  /** Returns the subscriptions of every status, from all pages; empty for a deleted customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /**
   * Creates a subscription, which is incomplete until its first invoice is paid. The server alone decides the
   * price.
   */
  createSubscription(
    customerId: string,
    userId: string,
    idempotencyKey: string,
  ): Promise<ProviderSubscription & { clientSecret: string | null }>
  /** Returns the client secret of the latest invoice while it is open. */
  openClientSecret(subscriptionId: string): Promise<string | null>
  setCancelAtPeriodEnd(subscriptionId: string, on: boolean): Promise<void>
  cancelNow(subscriptionId: string): Promise<void>
  latestPaid(subscriptionId: string): Promise<ProviderPayment | null>
  /** Refunds a payment. Rejects with `refused` when it is clear at once that the refund fails. */
  refund(paymentId: string): Promise<void>
  failedRefunds(customerId: string): Promise<FailedRefund[]>
  /** Returns the last hundred invoices at most, newest first. */
  listInvoices(customerId: string): Promise<ProviderInvoice[]>
  /** Returns the card that pays the next invoice. */
  findCard(customerId: string): Promise<ProviderCard | null>
  /** Ends all subscriptions and deletes the customer, for an account that is deleted. */
  deleteCustomer(customerId: string): Promise<void>
  /** @throws BillingError bad_signature for an event that is not from the provider, or not recent */
  readWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<ProviderEvent>
}

export interface BillingUser {
  id: string
  email: string
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export type ConfirmResult =
  | { status: 'succeeded' }
  | { status: 'requires_action'; challengeId: string }
  | { error: CardError }

/**
 * Functions of the sandbox: those that a real provider's script does in the browser, and those that only a
 * sandbox has.
 */
export interface Sandbox {
  /** Returns null when this user has no such payment. */
  confirm(userId: string, payment: SandboxPayment): Promise<ConfirmResult | null>
  /** Applies the cardholder's answer to the challenge; null when this user has no such challenge. */
  authenticate(userId: string, challengeId: string, ok: boolean): Promise<ConfirmResult | null>
  /** Moves the sandbox's time forward and carries out everything that has become due. */
  advance(seconds: number): Promise<Date>
  /** Carries out everything that has become due, and delivers waiting events; also when no request comes. */
  tend(): Promise<void>
  /**
   * Sets the receiver of events, which are signed as a real provider's; it returns the HTTP status. Until
   * then events wait.
   */
  deliverTo(door: (raw: string, headers: Record<string, string>) => Promise<number>): void
  /** Resolves when no event is being delivered. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface SandboxPayment {
  clientSecret: string
  scenario: string
  brand: string
  last4: string
}

/**
 * Error of a call to a provider. `unavailable`: it is unknown whether the call was carried out; repeating it
 * is safe. `burnt_key`: this idempotency key only ever repeats a failure; look whether the object exists,
 * then take another key. `not_found`: the object is gone. `refused`: the provider will not do it.
 * `bad_signature`: an event that is not the provider's.
 */
export class BillingError extends Error {
  readonly kind: 'unavailable' | 'burnt_key' | 'not_found' | 'refused' | 'bad_signature'
  constructor(kind: BillingError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BillingError'
    this.kind = kind
  }
}
