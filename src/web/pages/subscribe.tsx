import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { isPremium } from '#domain/plan.ts'
import { configQuery } from '#web/data/config.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { Premium } from '#web/features/subscription/premium.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'

export function Subscribe() {
  useTitle('Subscription')
  const { data: config, isError } = useQuery(configQuery)
  const { data: user } = useQuery(currentUserQuery)
  const premium = user !== undefined && isPremium(user.subscriptionStatus)
  return (
    <main className="page grid max-w-5xl gap-8 py-8 md:grid-cols-2 md:gap-12 md:py-12">
      <Premium />
      <div className="md:pt-2">
        <p className="mb-5 flex items-start gap-2 text-ink-soft">
          <Check {...icon} className="mt-0.5 size-5 shrink-0 text-leaf" />
          Every recipe that you made stays yours, with or without Premium.
        </p>
        {premium ? (
          <Notice tone="success" title="You have Premium">
            Unlimited recipes are switched on for your account.
          </Notice>
        ) : isError ? (
          <Notice tone="error" title="Unable to Load Subscription">
            The server could not be reached. Nothing was charged. Please try again in a moment.
          </Notice>
        ) : (
          config && (
            <Notice tone="info" title="Unable to Load Subscription">
              This server does not sell Premium: whoever runs it has not connected a card provider. Nothing
              can be charged here, and your free recipes stay as they are.
            </Notice>
          )
        )}
      </div>
    </main>
  )
}
