/** The provider's own words; it may know more of them than we do. */
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
  /** Set to end with the period, by whatever means the provider has for that. */
  cancelAtPeriodEnd: boolean
}

export interface ProviderPayment {
  paymentId: string
  paidAt: Date
  /** US cents. */
  amount: number
  /** Nothing of it is left: all was given back, or is on its way. */
  isRefunded: boolean
}

/** A refund that was made and did not arrive, and that no later one has made up for. */
export interface FailedRefund {
  id: string
  /** US cents. */
  amount: number
  /** The provider's word for why; null when it does not tell. */
  reason: string | null
}

export interface ProviderInvoice {
  id: string
  /** What people call it; null while it is a draft. */
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  /** US cents. */
  amount: number
  /** Without what did not arrive. */
  refundedAmount: number
  /** Of it something was to be given back that did not arrive. */
  hasFailedRefund: boolean
  /** ISO 4217, small letters: `usd`. */
  currency: string
  createdAt: Date
  paidAt: Date | null
  periodStart: Date
  periodEnd: Date
  /** A page of the provider's own with the receipt, where there is one. */
  receiptUrl: string | null
}

export interface ProviderCard {
  /** `visa`, `mastercard`, … */
  brand: string
  last4: string
}

/** What a provider tells of by itself. Nothing of it is applied: it only says whose state to read anew. */
export interface ProviderEvent {
  id: string
  type: string
  /** null when it concerns no customer of ours. */
  customerId: string | null
  /** The card's owner has disputed a charge. */
  isDispute?: true
  /** A payment was declined. */
  isPaymentProblem?: true
  isCustomerDeleted?: true
  /** Money that was to be given back has not arrived. */
  failedRefundId?: string
}

export type PublicBilling = { kind: 'stripe'; publishableKey: string } | { kind: 'sandbox' }

/**
 * Whoever takes cards: Stripe, or the embedded sandbox. Above it everything exists once.
 * Every method rejects with `BillingError`; each may be repeated without doing anything twice.
 */
export interface BillingProvider {
  readonly kind: 'stripe' | 'sandbox'
  /** Whether money moves. */
  readonly livemode: boolean
  /** Which account of the provider: rows of another one do not count. A digest, never the key. */
  readonly accountHash: string
  /** The embedded sandbox's further doors; null for a real provider. */
  readonly sandbox: Sandbox | null
  publicConfig(): PublicBilling
  /** The provider's time: the system's, or a test clock's that runs ahead of it. */
  now(): Promise<Date>
  /** The customer of this user, made when there is none. `keyNo` rises when an idempotency key is burnt. */
  ensureCustomer(user: BillingUser, keyNo: number): Promise<string>
  findCustomer(userId: string, emails: readonly string[]): Promise<string | null>
  /** Of every status, all pages; empty for a customer that is gone. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** Incomplete until its first invoice is paid. The price is the server's own matter. */
  createSubscription(
    customerId: string,
    userId: string,
    idempotencyKey: string,
  ): Promise<ProviderSubscription & { clientSecret: string | null }>
  /** Of the latest invoice while it is open. */
  openClientSecret(subscriptionId: string): Promise<string | null>
  setCancelAtPeriodEnd(subscriptionId: string, on: boolean): Promise<void>
  cancelNow(subscriptionId: string): Promise<void>
  latestPaid(subscriptionId: string): Promise<ProviderPayment | null>
  /** Rejects with `refused` when it is clear at once that nothing arrives. */
  refund(paymentId: string): Promise<void>
  failedRefunds(customerId: string): Promise<FailedRefund[]>
  /** Newest first; at most the last hundred. */
  listInvoices(customerId: string): Promise<ProviderInvoice[]>
  /** What the next payment is taken from. */
  findCard(customerId: string): Promise<ProviderCard | null>
  /** Ends all that the customer has, and forgets them: for an account that is deleted. */
  deleteCustomer(customerId: string): Promise<void>
  /** @throws BillingError bad_signature for what the provider has not sent, or not lately */
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

/** What a browser does at a real provider by its script, and what only a pretended one can do. */
export interface Sandbox {
  /** null when there is no such payment of this user. */
  confirm(userId: string, payment: SandboxPayment): Promise<ConfirmResult | null>
  /** The card owner's answer to the challenge; null when there is no such challenge of this user. */
  authenticate(userId: string, challengeId: string, ok: boolean): Promise<ConfirmResult | null>
  /** Moves the sandbox's time forward and does all that has become due. */
  advance(seconds: number): Promise<Date>
  /** Does what has become due, and delivers events that wait; also when nobody asks for anything. */
  tend(): Promise<void>
  /** Where events go, signed as a real provider's: answers the HTTP status. Until then they wait. */
  deliverTo(door: (raw: string, headers: Record<string, string>) => Promise<number>): void
  /** Resolves when no event is on its way. */
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
 * Why a provider's call failed. `unavailable`: nobody knows whether it was carried out; the same again is safe.
 * `burnt_key`: this idempotency key only ever repeats a failure; look whether the object exists, then take another.
 * `not_found`: it is gone. `refused`: it will not be done. `bad_signature`: an event that is not the provider's.
 */
export class BillingError extends Error {
  readonly kind: 'unavailable' | 'burnt_key' | 'not_found' | 'refused' | 'bad_signature'
  constructor(kind: BillingError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BillingError'
    this.kind = kind
  }
}
