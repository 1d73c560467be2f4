import { BookOpen, House, type LucideIcon, Search, Sparkles, UserRound } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

export interface Destination {
  to: string
  label: string
  /** Fits below an icon on a narrow phone. */
  shortLabel: string
  Icon: LucideIcon
}

const home = { to: paths.home, label: 'Home', shortLabel: 'Home', Icon: House }
const recipes = { to: paths.recipes, label: 'My Recipes', shortLabel: 'Recipes', Icon: BookOpen }
const search = { to: paths.search, label: 'Search', shortLabel: 'Search', Icon: Search }
const subscription = { to: paths.subscribe, label: 'Subscription', shortLabel: 'Premium', Icon: Sparkles }
const profile = { to: paths.profile, label: 'Profile', shortLabel: 'Profile', Icon: UserRound }

/** Top bar and drawer. */
export const links: Destination[] = [home, recipes, search, subscription]
/** The bar at the bottom of a phone; the only one that leads to the profile. */
export const tabs: Destination[] = [home, recipes, search, subscription, profile]
