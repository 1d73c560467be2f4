import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { Section } from '#web/ui/section.tsx'

/** Who takes cards here, and what whoever runs the server can do about it. */
export function CardProvider() {
  const { data: config } = useQuery(configQuery)
  if (!config) return null
  return (
    <Section id="cards" title="Cards">
      <p className="max-w-prose">{words[config.billing.kind]}</p>
    </Section>
  )
}

const words = {
  stripe: 'Stripe takes the cards. Invoices, refunds and disputes are in its dashboard too.',
  sandbox:
    'The sandbox is on: nobody is charged, and only its test cards work. To take real payments, set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, and STRIPE_WEBHOOK_SECRET to hear of changes at once, and start the server again.',
  off: 'This server sells nothing: BILLING_PROVIDER is off. Premium is what you set here.',
} as const
