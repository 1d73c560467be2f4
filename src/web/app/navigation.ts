import { useQuery } from '@tanstack/react-query'
import { BookOpen, CalendarDays, House, type LucideIcon, Search, Sparkles, UserRound } from 'lucide-react'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { paths } from '#web/lib/paths.ts'

export interface Destination {
  to: string
  label: string
  /** Fits below an icon on a narrow phone. */
  shortLabel: string
  Icon: LucideIcon
  /** Part of Premium: marked with a star. */
  starred?: true
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
} as const
const subscription = { to: paths.subscribe, label: 'Subscription', shortLabel: 'Premium', Icon: Sparkles }
const profile = { to: paths.profile, label: 'Profile', shortLabel: 'Profile', Icon: UserRound }

/** Top bar and drawer. */
export function useLinks(): Destination[] {
  return [home, recipes, ...useCalendar(), search, subscription]
}

/** The bar at the bottom of a phone; the only one that leads to the profile. */
export function useTabs(): Destination[] {
  return [home, recipes, ...useCalendar(), search, subscription, profile]
}

/** Only for active subscribers. */
function useCalendar(): Destination[] {
  const { data: user } = useQuery(currentUserQuery)
  return user && isPremium(user.subscriptionStatus) ? [calendar] : []
}
