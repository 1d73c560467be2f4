import { Check } from 'lucide-react'
import { MONEY_BACK_DAYS } from '#contract/limits.ts'
import { premiumPrice } from '#web/lib/money.ts'
import { icon } from '#web/ui/icon.ts'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** The benefits and price of Premium. */
export const Premium = () => {
  const t = useWords(billingWords)
  const benefits = [
    t.benefitGeneration,
    t.benefitImages,
    t.benefitLibrary,
    t.benefitSeasons,
    t.benefitSuggestions,
    t.benefitSupport,
    t.benefitCalendar,
  ]
  return (
    <div>
      <h1 className="text-3xl md:text-4xl">{t.premium}</h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-5xl font-semibold tabular-nums">{premiumPrice()}</span>
        <span className="text-lg text-ink-soft">{t.perMonth}</span>
      </p>
      <ul className="mt-6 space-y-2.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3 text-lg">
            <Check {...icon} className="size-5 shrink-0 text-leaf" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{t.guarantee({ days: MONEY_BACK_DAYS })}</p>
    </div>
  )
}
