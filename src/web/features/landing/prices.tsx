import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH, MONEY_BACK_DAYS, PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/system.ts'
import { loadConfig } from '#web/lib/load-config.ts'
import { buttonLook } from '#web/ui/button-look.ts'

/** Both plans. A server that sells nothing says so. */
export function Prices({ signUp }: { signUp: string }) {
  const billing = useBilling()
  return (
    <section aria-labelledby="prices" className="page py-14 md:py-20">
      <h2 id="prices" className="text-3xl md:text-4xl">
        What it costs
      </h2>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <div className="flex flex-col rounded-2xl border border-line bg-card p-6 md:p-8">
          <h3 className="text-xl">Free</h3>
          <p className="mt-2 font-serif text-4xl font-semibold">$0</p>
          <p className="mt-4 flex-1 text-ink-soft">
            {FREE_RECIPES_PER_MONTH} generated recipes per month, each checked, drawn and kept. Your
            collection has no limit.
          </p>
          <Link to={signUp} className={buttonLook({}, 'mt-6 self-start')}>
            Create Account
          </Link>
        </div>
        <div className="rounded-2xl border border-line p-6 md:p-8">
          <h3 className="text-xl">Premium</h3>
          <p className="mt-2 font-serif text-4xl font-semibold">
            ${(PREMIUM_PRICE_USD_CENTS / 100).toFixed(2)}
            <span className="ml-2 font-sans text-lg font-normal text-ink-soft">per month</span>
          </p>
          <p className="mt-4 text-ink-soft">
            Unlimited recipes. Cancel at any time, with a {MONEY_BACK_DAYS}-day money-back guarantee.
          </p>
          <p className="mt-3 min-h-6 text-ink-soft">
            {billing === 'off' && 'This server does not sell Premium.'}
          </p>
        </div>
      </div>
    </section>
  )
}

function useBilling(): PublicConfig['billing']['kind'] | null {
  const [kind, setKind] = useState<PublicConfig['billing']['kind'] | null>(null)
  useEffect(() => {
    let here = true
    loadConfig().then(
      (config) => here && setKind(config.billing.kind),
      () => undefined, // then nothing is said about it
    )
    return () => {
      here = false
    }
  }, [])
  return kind
}
