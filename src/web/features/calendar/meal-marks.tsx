import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Meal, MealWarning } from '#contract/meals.ts'
import { Badge } from '#web/ui/badge.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { warningInWords } from './meal-words.ts'

const signs: Record<MealWarning['status'], LucideIcon> = {
  contains: CircleAlert,
  blocked: CircleAlert,
  may_contain: TriangleAlert,
  unknown: CircleHelp,
}

/** Badges beside a meal's name: that it was cooked, and the profile's warning about it. */
export function MealMarks({ meal: { warning, cookedOn } }: { meal: Meal }) {
  const t = useWords(calendarWords)
  if (!warning && !cookedOn) return null
  const Sign = warning && signs[warning.status]
  const tone = warning?.status === 'contains' || warning?.status === 'blocked' ? 'alert' : 'amber'
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {warning && Sign && (
        <Badge tone={warning.status === 'unknown' ? 'plain' : tone}>
          <Sign {...icon} />
          {warningInWords(warning)}
        </Badge>
      )}
      {cookedOn && (
        <Badge tone="leaf">
          <CircleCheck {...icon} />
          {t.cooked}
        </Badge>
      )}
    </span>
  )
}
