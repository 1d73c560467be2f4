import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  CalendarDays,
  Flame,
  House,
  type LucideIcon,
  Search,
  ShieldCheck,
  ShoppingBasket,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { paths } from '#web/lib/paths.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

export interface Destination {
  to: string
  label: string
  /** A label that fits below an icon on a narrow phone, and into the top bar of a tablet. */
  shortLabel: string
  Icon: LucideIcon
  /** True for a part of the cook's paid plan, which is marked with a star. */
  starred?: boolean
}

/** Links of the top bar; the drawer has these and `useSigns`. */
export function useLinks(): Destination[] {
  const { premium, isAdmin } = useRole()
  const to = useDestinations()
  return [
    to.home,
    to.recipes,
    { ...to.popular, starred: premium },
    ...(premium ? [to.calendar] : []),
    to.search,
    to.subscription,
    ...(isAdmin ? [to.admin] : []),
  ]
}

/** Links that the top bar shows as an icon alone, at every width. */
export function useSigns(): Destination[] {
  const { shopping } = useDestinations()
  return [shopping]
}

/** Links of a phone's bottom bar, the only one that leads to the profile. */
export function useTabs(): Destination[] {
  const { premium } = useRole()
  const to = useDestinations()
  return [to.home, to.recipes, ...(premium ? [to.calendar] : []), to.search, to.subscription, to.profile]
}

function useDestinations() {
  const t = useWords(frameWords)
  return {
    home: { to: paths.home, label: t.home, shortLabel: t.homeShort, Icon: House },
    recipes: { to: paths.recipes, label: t.recipes, shortLabel: t.recipesShort, Icon: BookOpen },
    search: { to: paths.search, label: t.search, shortLabel: t.searchShort, Icon: Search },
    calendar: {
      to: paths.calendar,
      label: t.calendar,
      shortLabel: t.calendarShort,
      Icon: CalendarDays,
      starred: true,
    },
    shopping: {
      to: paths.shopping,
      label: t.shopping,
      shortLabel: t.shoppingShort,
      Icon: ShoppingBasket,
    },
    popular: { to: paths.popular, label: t.popular, shortLabel: t.popularShort, Icon: Flame },
    subscription: {
      to: paths.subscribe,
      label: t.subscription,
      shortLabel: t.subscriptionShort,
      Icon: Sparkles,
    },
    admin: { to: paths.admin, label: t.admin, shortLabel: t.adminShort, Icon: ShieldCheck },
    profile: { to: paths.profile, label: t.profile, shortLabel: t.profileShort, Icon: UserRound },
  }
}

/**
 * The cook's roles: the calendar is for active subscribers, administration for those whom the server names.
 */
function useRole(): { premium: boolean; isAdmin: boolean } {
  const { data: user } = useQuery(currentUserQuery)
  return {
    premium: user !== undefined && isPremium(user.subscriptionStatus),
    isAdmin: user?.isAdmin ?? false,
  }
}
