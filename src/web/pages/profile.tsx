import { useQuery } from '@tanstack/react-query'
import { accountStatsQuery } from '#web/data/account.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { SignInSection } from '#web/features/account/sign-in-section.tsx'
import { VerificationBanner } from '#web/features/account/verification-banner.tsx'
import { FavoriteCategories } from '#web/features/profile/favorite-categories.tsx'
import { ProfileHeader } from '#web/features/profile/profile-header.tsx'
import { QuickActions } from '#web/features/profile/quick-actions.tsx'
import { Stats } from '#web/features/profile/stats.tsx'
import { SubscriptionCard } from '#web/features/profile/subscription-card.tsx'
import { YourData } from '#web/features/profile/your-data.tsx'
import { SettingsPanel } from '#web/features/settings/settings-panel.tsx'
import { SupportForm } from '#web/features/support/support-form.tsx'
import { leave } from '#web/lib/leave.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** The profile page: account, plan, statistics and settings. */
export function Profile() {
  const t = useWords(profileWords)
  useTitle(t.title)
  const { data: user } = useQuery(currentUserQuery)
  const { data: stats } = useQuery({ ...accountStatsQuery, refetchOnMount: 'always' })
  return (
    <main className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{t.title}</h1>
      <VerificationBanner className="mt-6" />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8">
          <ProfileHeader user={user} />
          <Stats stats={stats} />
        </div>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-1 lg:grid-rows-none">
          <SubscriptionCard />
          <FavoriteCategories stats={stats} />
          <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-1 lg:row-span-1 lg:row-start-3">
            <QuickActions onSignOut={leave} />
          </div>
        </div>
        <div className="mt-2 flex min-w-0 flex-col gap-10">
          <SettingsPanel />
          <SignInSection />
          <SupportForm />
          <YourData />
        </div>
      </div>
    </main>
  )
}
