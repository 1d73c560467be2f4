import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  CalendarDays,
  Flame,
  House,
  type LucideIcon,
  Search,
  ShieldCheck,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { paths } from '#web/lib/paths.ts'

export interface Destination {
  to: string
  label: string
  /** Fits below an icon on a narrow phone, and into the bar of a tablet. */
  shortLabel: string
  Icon: LucideIcon
  /** Part of a plan that this cook has: marked with a star. */
  starred?: boolean
}

const home = { to: paths.home, label: 'Home', shortLabel: 'Home', Icon: House }
const recipes = { to: paths.recipes, label: 'My Recipes', shortLabel: 'Recipes', Icon: BookOpen }
const search = { to: paths.search, label: 'Search', shortLabel: 'Search', Icon: Search }
const calendar = {
  to: paths.calendar,
  label: 'Meal Calendar',
  shortLabel: 'Calendar',
  Icon: CalendarDays,
  starred: true,
}
const popular = { to: paths.popular, label: 'Popular Recipes', shortLabel: 'Popular', Icon: Flame }
const subscription = { to: paths.subscribe, label: 'Subscription', shortLabel: 'Premium', Icon: Sparkles }
const admin = { to: paths.admin, label: 'Admin', shortLabel: 'Admin', Icon: ShieldCheck }
const profile = { to: paths.profile, label: 'Profile', shortLabel: 'Profile', Icon: UserRound }

/** Top bar and drawer. */
export function useLinks(): Destination[] {
  const { premium, isAdmin } = useRole()
  return [
    home,
    recipes,
    { ...popular, starred: premium },
    ...(premium ? [calendar] : []),
    search,
    subscription,
    ...(isAdmin ? [admin] : []),
  ]
}

/** The bar at the bottom of a phone; the only one that leads to the profile. */
export function useTabs(): Destination[] {
  const { premium } = useRole()
  return [home, recipes, ...(premium ? [calendar] : []), search, subscription, profile]
}

/** The calendar is for active subscribers, administration for whom the server says. */
function useRole(): { premium: boolean; isAdmin: boolean } {
  const { data: user } = useQuery(currentUserQuery)
  return {
    premium: user !== undefined && isPremium(user.subscriptionStatus),
    isAdmin: user?.isAdmin ?? false,
  }
}
