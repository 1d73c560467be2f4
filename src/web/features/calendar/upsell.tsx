import { CalendarDays, Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'

const features = [
  'Monthly meal calendar view',
  'Plan breakfast, lunch, dinner and prep',
  'Notes for each meal',
  'Quick recipe access from the calendar',
  'Edit and manage meal plans',
]

/** What the calendar is, for those who do not have it yet. */
export const CalendarUpsell = () => (
  <Card className="max-w-xl p-6 md:p-8">
    <CalendarDays {...icon} className="size-8 text-accent" />
    <h1 className="mt-4 text-3xl">Meal Calendar</h1>
    <p className="mt-2 text-ink-soft">
      A premium feature: plan your meals and see at a glance what you will cook, day by day.
    </p>
    <ul className="mt-5 space-y-2">
      {features.map((feature) => (
        <li key={feature} className="flex items-center gap-3">
          <Check {...icon} className="size-5 shrink-0 text-leaf" />
          {feature}
        </li>
      ))}
    </ul>
    <Button asChild className="mt-6">
      <Link to={paths.subscribe}>Upgrade to Premium</Link>
    </Button>
  </Card>
)
