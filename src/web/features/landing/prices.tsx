import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FREE_RECIPES_PER_MONTH, MONEY_BACK_DAYS } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/system.ts'
import { loadConfig } from '#web/lib/load-config.ts'
import { premiumPrice } from '#web/lib/money.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { numberFormat } from '#web/words/format.ts'
import { landingWords } from '#web/words/landing.ts'
import { useWords } from '#web/words/words.ts'

const noMoney = numberFormat({ style: 'currency', currency: 'usd', maximumFractionDigits: 0 })

/** The prices of both plans; a server that sells nothing says so. */
export function Prices({ signUp }: { signUp: string }) {
  const t = useWords(landingWords)
  const billing = useBilling()
  const free = noMoney(0)
  return (
    <section aria-labelledby="prices" className="page py-14 md:py-20">
      <h2 id="prices" className="text-3xl md:text-4xl">
        {t.prices}
      </h2>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <div className="flex flex-col rounded-2xl border border-line bg-card p-6 md:p-8">
          <h3 className="text-xl">{t.free}</h3>
          <p className="mt-2 font-serif text-4xl font-semibold">{free}</p>
          <p className="mt-4 flex-1 text-ink-soft">{t.freeText({ recipes: FREE_RECIPES_PER_MONTH })}</p>
          <Link to={signUp} className={buttonLook({}, 'mt-6 self-start')}>
            {t.createAccount}
          </Link>
        </div>
        <div className="rounded-2xl border border-line p-6 md:p-8">
          <h3 className="text-xl">{t.premium}</h3>
          <p className="mt-2 font-serif text-4xl font-semibold">
            {premiumPrice()}
            <span className="ml-2 font-sans text-lg font-normal text-ink-soft">{t.perMonth}</span>
          </p>
          <p className="mt-4 text-ink-soft">{t.premiumText({ days: MONEY_BACK_DAYS })}</p>
          <p className="mt-3 min-h-6 text-ink-soft">{billing === 'off' && t.notSold}</p>
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
      () => undefined, // without a configuration the provider is not mentioned
    )
    return () => {
      here = false
    }
  }, [])
  return kind
}
