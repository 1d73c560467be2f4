import type { Deps } from '#server/deps.ts'
import { AppError, unavailable } from '#server/http/errors.ts'
import { BillingError, type BillingProvider } from '#server/ports/billing.ts'
import type { BillingAccount } from '#server/stores/subscriptions.ts'

/** Dependencies of everything that needs a card provider. */
export interface BillingDeps extends Pick<Deps, 'db' | 'clock' | 'log'> {
  billing: BillingProvider
}

export const accountOf = ({ kind, livemode, accountHash }: BillingProvider): BillingAccount => ({
  provider: kind,
  livemode,
  accountHash,
})

/** @throws AppError where no card provider is configured */
export const withBilling = (deps: Pick<Deps, 'db' | 'clock' | 'log' | 'billing'>): BillingDeps => {
  if (!deps.billing) throw unavailable('This installation of Larder takes no payments.')
  return { ...deps, billing: deps.billing }
}

/** Turns a failure of the provider into words for the cook; other errors pass unchanged. */
export async function withErrorsForCook<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    if (error.kind === 'refused') {
      throw new AppError(
        'conflict',
        'The payment provider refused this. Please reload the page and try again.',
        {
          cause: error,
        },
      )
    }
    throw unavailable('The payment provider cannot be reached just now. Please try again in a moment.', error)
  }
}
